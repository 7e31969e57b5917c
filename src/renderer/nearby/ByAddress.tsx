import { useId, useState } from "react";
import { Input, Label, TextField } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { readCode } from "../../shared/protocol/company";
import { readAddress } from "../../shared/protocol/nearby";
import { useDeviceSettings } from "../hud/settings/device-store";
import { Action } from "../hud/ui/Action";
import { CodeField } from "./CodeField";
import styles from "./Nearby.module.css";

/** Room for a pasted address with its code. */
const TYPED_LIMIT = 128;

/** Goes to a table by its address, where it is not found by itself. */
export function ByAddress(props: {
  busy: boolean;
  fault: string | null;
  onGo(address: string, code: string | null): void;
}) {
  const { t } = useTranslation();
  const hint = useId();
  const covered = useDeviceSettings(({ settings }) => settings.streamer === "on");
  const [address, setAddress] = useState("");
  const [typed, setTyped] = useState("");
  const [misread, setMisread] = useState<"not-an-address" | "not-a-code" | null>(null);
  const { busy } = props;
  const change = (text: string) => {
    setAddress(text);
    // A pasted QR address brings its code along.
    const code = readAddress(text)?.code;
    if (code) setTyped(code);
  };
  const go = () => {
    const code = readCode(typed);
    const fault =
      readAddress(address) === null ? "not-an-address" : code === null && typed.trim() !== "" ? "not-a-code" : null;
    setMisread(fault);
    if (fault === null && !busy) props.onGo(address.trim(), code);
  };
  return (
    <section className={styles.part} aria-labelledby="nearby-address">
      <h3 id="nearby-address" className={styles.heading}>
        {t("nearby.by-hand")}
      </h3>
      <form
        className={styles.part}
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <TextField
          className={styles.field ?? ""}
          type={covered ? "password" : "text"}
          value={address}
          onChange={change}
          maxLength={TYPED_LIMIT}
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          isInvalid={misread === "not-an-address"}
        >
          <Label className={styles.label ?? ""}>{t("nearby.address")}</Label>
          <Input
            className={styles.input ?? ""}
            inputMode="url"
            placeholder="192.168.1.5:4545"
            aria-describedby={hint}
          />
          <span id={hint} className={styles.note}>
            {t("nearby.address-hint")}
          </span>
        </TextField>
        <CodeField value={typed} onChange={setTyped} invalid={misread === "not-a-code"} />
        <p className={styles.fault} role="alert">
          {misread ? t(`nearby.fault.${misread}`) : props.fault}
        </p>
        <Action submit className={styles.start} reason={busy ? t("nearby.going") : null}>
          {t(busy ? "nearby.going" : "nearby.go")}
        </Action>
      </form>
    </section>
  );
}
