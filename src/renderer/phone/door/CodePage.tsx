import { useState } from "react";
import { Input, Label, TextField } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { CODE_LENGTH, readCode } from "../../../shared/protocol/company";
import { Action } from "../../hud/ui/Action";
import styles from "./CodePage.module.css";
import { DoorPage } from "./DoorPage";
import type { Door } from "./door";

/** Room for a code and whatever people type between its letters. */
const TYPED_LIMIT = CODE_LENGTH * 2;

/** Asks for the table's code, and says what was wrong with the last one. */
export function CodePage({ door }: { door: Door }) {
  const { t } = useTranslation();
  const note = useStore(door.store, (state) => state.note);
  const [typed, setTyped] = useState("");
  const [misread, setMisread] = useState(false);
  const fault = misread ? t("phone.code.not-a-code") : note && t(`phone.fault.${note}`);
  return (
    <DoorPage title={t("phone.code.title")}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const code = readCode(typed);
          setMisread(code === null);
          if (code !== null) door.enter(code);
        }}
      >
        <TextField
          className={styles.field ?? ""}
          value={typed}
          onChange={(text) => setTyped(text.toUpperCase())}
          maxLength={TYPED_LIMIT}
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          isInvalid={misread}
        >
          <Label className={styles.label ?? ""}>{t("phone.code.label")}</Label>
          <Input
            className={styles.input ?? ""}
            autoCapitalize="characters"
            enterKeyHint="go"
            aria-describedby="code-hint"
            autoFocus
          />
        </TextField>
        <p id="code-hint" className={styles.hint}>
          {t("phone.code.hint")}
        </p>
        <p className={styles.fault} role="alert">
          {fault}
        </p>
        <Action look="primary" className={styles.go} submit>
          {t("phone.code.go")}
        </Action>
      </form>
    </DoorPage>
  );
}
