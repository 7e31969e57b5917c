import { useState } from "react";
import { useTranslation } from "react-i18next";
import { OVERLAY_VIEWS, type Overlays, type OverlayView } from "../../../shared/protocol/stream";
import { feedAddress, overlayAddress } from "../../overlay/query";
import { Choice } from "../settings/Choice";
import { Action } from "../ui/Action";
import { copyText } from "../ui/copy-text";
import { Masked } from "../ui/Masked";
import styles from "./OnAir.module.css";

export interface OnAirActions {
  /** Seconds. */
  setDelay(delay: number): void;
  /** Another token: the addresses of before show nothing any more. */
  renew(): void;
  /** Throws five dice of no game on every overlay. */
  testRoll(): void;
  /** Whether the overlays of a view are seen. */
  hide(view: OverlayView, hidden: boolean): void;
}

/** Offered in the sheet; the host takes any whole number of seconds up to ten minutes. */
const DELAYS = [0, 5, 10, 20, 30, 60, 120];

/** The overlays for a streaming program: their addresses to copy, how late they are, and what they show now. */
export function OnAir({ overlays, actions }: { overlays: Overlays; actions: OnAirActions }) {
  const { t, i18n } = useTranslation();
  const [copied, setCopied] = useState<{ what: string; done: boolean } | null>(null);
  const { served, token, delay, directions, watching } = overlays;
  const delays = DELAYS.includes(delay) ? DELAYS : [...DELAYS, delay].sort((one, other) => one - other);
  const copy = async (what: string, address: string) => setCopied({ what, done: await copyText(address) });
  return (
    <section className={styles.air} aria-labelledby="on-air">
      <h3 id="on-air">{t("stage.air.title")}</h3>
      <p className={styles.note}>{t("stage.air.words")}</p>
      {served.state !== "open" ? (
        <p role="status">{t(served.state === "failed" ? `stage.air.${served.reason}` : "stage.air.closed")}</p>
      ) : (
        <ul className={styles.views}>
          {OVERLAY_VIEWS.map((view) => {
            const lang = i18n.language === "ja" ? "ja" : "en";
            const address = overlayAddress(served.origin, token, { view, lang });
            const hidden = directions[view].hidden === true;
            return (
              <li key={view}>
                <strong>{t(`stage.air.view.${view}`)}</strong>
                <span className={styles.count}>{t("stage.air.watching", { count: watching[view] })}</span>
                <Action
                  label={t("stage.air.copy-of", { view: t(`stage.air.view.${view}`) })}
                  onPress={() => void copy(view, address)}
                >
                  {t(copied?.what === view && copied.done ? "stage.air.copied" : "stage.air.copy")}
                </Action>
                <Action look="quiet" pressed={hidden} onPress={() => actions.hide(view, !hidden)}>
                  {t("stage.air.hidden")}
                </Action>
                <Masked what="address">
                  <code className={styles.address}>{address}</code>
                </Masked>
              </li>
            );
          })}
          <li>
            <strong>{t("stage.air.feed")}</strong>
            <span className={styles.count}>{t("stage.air.watching", { count: watching.feed })}</span>
            <Action
              label={t("stage.air.copy-of", { view: t("stage.air.feed") })}
              onPress={() => void copy("feed", feedAddress(served.origin, token))}
            >
              {t(copied?.what === "feed" && copied.done ? "stage.air.copied" : "stage.air.copy")}
            </Action>
          </li>
        </ul>
      )}
      <p role="status" className={styles.note}>
        {copied && !copied.done ? t("stage.air.not-copied") : ""}
      </p>
      <Choice
        label={t("stage.air.delay")}
        note={t("stage.air.delay-note")}
        value={String(delay)}
        choices={delays.map((seconds) => [String(seconds), t("stage.air.seconds", { count: seconds })] as const)}
        onChange={(seconds) => actions.setDelay(Number(seconds))}
      />
      <div className={styles.ways}>
        <Action onPress={actions.testRoll}>{t("stage.air.test")}</Action>
        <Action look="quiet" hint={t("stage.air.renew-hint")} onPress={actions.renew}>
          {t("stage.air.renew")}
        </Action>
      </div>
    </section>
  );
}
