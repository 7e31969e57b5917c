import { type ReactNode, useEffect, useState } from "react";
import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { useDeviceSettings } from "../settings/device-store";
import styles from "./Masked.module.css";

/**
 * What must not be seen on a stream: with the streamer mode of this device on, it lies under a strip of paper and can
 * be read for as long as the strip is held, by pointer or by key. `children` may hold no control of its own.
 */
export function Masked({ what, children }: { what: "code" | "qr" | "address"; children: ReactNode }) {
  const masks = useDeviceSettings(({ settings }) => settings.streamer === "on");
  return masks ? <Strip what={what}>{children}</Strip> : children;
}

function Strip({ what, children }: { what: "code" | "qr" | "address"; children: ReactNode }) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);

  // A window that is left while a key is down is never told that it came up again.
  useEffect(() => {
    if (!held) return;
    const cover = () => setHeld(false);
    window.addEventListener("blur", cover);
    document.addEventListener("visibilitychange", cover);
    return () => {
      window.removeEventListener("blur", cover);
      document.removeEventListener("visibilitychange", cover);
    };
  }, [held]);

  return (
    <Button
      className={styles.strip ?? ""}
      data-held={held || undefined}
      aria-label={held ? undefined : t(`stage.masked.${what}`)}
      // A screen reader presses and lets go in one, so for it a press turns the strip over.
      onPressStart={({ pointerType }) => setHeld((last) => (pointerType === "virtual" ? !last : true))}
      onPressEnd={({ pointerType }) => {
        if (pointerType !== "virtual") setHeld(false);
      }}
    >
      <span className={styles.secret} aria-hidden={!held || undefined}>
        {children}
      </span>
      {!held && <span className={styles.words}>{t("stage.masked.hold")}</span>}
    </Button>
  );
}
