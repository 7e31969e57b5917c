import { useTranslation } from "react-i18next";
import type { NearbyState, NearbyTable } from "../../shared/protocol/nearby";
import { DieFace } from "../hud/dice/DieFace";
import { Action } from "../hud/ui/Action";
import styles from "./Nearby.module.css";
import { Address, useNameAmong } from "./TableName";

/** The tables found on the network, or what helps where there are none. */
export function FoundList(props: { state: NearbyState | null; onChoose(table: NearbyTable): void }) {
  const { t } = useTranslation();
  const { state } = props;
  const tables = (state?.tables ?? []).map((table) => ({ ...table, origin: table.urls[0] ?? "" }));
  const nameAmong = useNameAmong(tables);
  const found = t(tables.length > 0 ? "nearby.found" : "nearby.looking", { count: tables.length });
  return (
    <section className={styles.part} aria-label={t("nearby.title")}>
      <p className={styles.note}>{t("nearby.look")}</p>
      <p role="status" className={styles.looking}>
        <DieFace colour="gold" value={5} size={28} rolling={tables.length === 0} />
        {found}
      </p>
      {state?.fault && (
        <p className={styles.warning} role="alert">
          {t(`nearby.network.${state.fault}`)}
        </p>
      )}
      <ul className={styles.list}>
        {tables.map((table) => (
          <li key={table.id} className={styles.row}>
            <div className={styles.about}>
              <p className={styles.name}>{table.name}</p>
              <p className={styles.note}>
                <Address origin={table.origin} />
              </p>
              {!table.sameProtocol && <p className={styles.note}>{t("nearby.other-version")}</p>}
            </div>
            <Action
              look="primary"
              label={t("nearby.join-aloud", { name: nameAmong(table.name, table) })}
              reason={table.sameProtocol ? null : t("nearby.fault.other-version")}
              onPress={() => props.onChoose(table)}
            >
              {t("nearby.join")}
            </Action>
          </li>
        ))}
      </ul>
      {tables.length === 0 && !state?.fault && (
        <div className={styles.empty}>
          <p>{t("nearby.empty")}</p>
          <ul>
            <li>{t("nearby.empty-open")}</li>
            <li>{t("nearby.empty-network")}</li>
            <li>{t("nearby.empty-address")}</li>
          </ul>
        </div>
      )}
    </section>
  );
}
