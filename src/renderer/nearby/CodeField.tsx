import { useId } from "react";
import { Input, Label, TextField } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { CODE_LENGTH } from "../../shared/protocol/company";
import { useDeviceSettings } from "../hud/settings/device-store";
import styles from "./Nearby.module.css";

/** Room for a code and whatever people type between its letters. */
const TYPED_LIMIT = CODE_LENGTH * 2;

/** Where a code is typed; on a stream it is not seen. */
export function CodeField(props: { value: string; onChange(value: string): void; invalid: boolean; first?: boolean }) {
  const { t } = useTranslation();
  const hint = useId();
  const covered = useDeviceSettings(({ settings }) => settings.streamer === "on");
  return (
    <TextField
      className={styles.field ?? ""}
      type={covered ? "password" : "text"}
      value={props.value}
      onChange={(typed) => props.onChange(typed.toUpperCase())}
      maxLength={TYPED_LIMIT}
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      isInvalid={props.invalid}
      autoFocus={props.first ?? false}
    >
      <Label className={styles.label ?? ""}>{t("nearby.code")}</Label>
      <Input className={`${styles.input} ${styles.code}`} autoCapitalize="characters" aria-describedby={hint} />
      <span id={hint} className={styles.note}>
        {t("nearby.code-hint")}
      </span>
    </TextField>
  );
}
