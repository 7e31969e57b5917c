import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readCode } from "../../shared/protocol/company";
import type { NearbyTable } from "../../shared/protocol/nearby";
import { Action } from "../hud/ui/Action";
import { CodeField } from "./CodeField";
import styles from "./Nearby.module.css";
import { Address } from "./TableName";

/** Asks for the code of a table that was found. */
export function CodeForm(props: {
  table: NearbyTable;
  busy: boolean;
  fault: string | null;
  onGo(code: string): void;
  onBack(): void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const [misread, setMisread] = useState(false);
  const { busy } = props;
  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        const code = readCode(typed);
        setMisread(code === null);
        if (code !== null && !busy) props.onGo(code);
      }}
    >
      <h3 className={styles.heading}>{t("nearby.chosen", { name: props.table.name })}</h3>
      <p className={styles.note}>
        <Address origin={props.table.urls[0] ?? ""} />
      </p>
      <CodeField first value={typed} onChange={setTyped} invalid={misread} />
      <p className={styles.fault} role="alert">
        {misread ? t("nearby.fault.not-a-code") : props.fault}
      </p>
      <div className={styles.ways}>
        <Action look="primary" submit reason={busy ? t("nearby.going") : null}>
          {t(busy ? "nearby.going" : "nearby.go")}
        </Action>
        <Action look="quiet" onPress={props.onBack}>
          {t("nearby.back")}
        </Action>
      </div>
    </form>
  );
}
