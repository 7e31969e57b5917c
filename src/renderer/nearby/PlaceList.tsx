import { useTranslation } from "react-i18next";
import type { KeptPlace } from "../../shared/protocol/nearby";
import { Action } from "../hud/ui/Action";
import styles from "./Nearby.module.css";
import { Address, TableName, useNameAmong, useTableName } from "./TableName";
import { toldApart } from "./told-apart";

/** Tables where this machine has a place still: it comes back there without a code. */
export function PlaceList(props: {
  places: readonly KeptPlace[];
  busy: boolean;
  fault: string | null;
  onReturn(origin: string): void;
}) {
  const { t } = useTranslation();
  const nameOf = useTableName();
  const nameAmong = useNameAmong(props.places);
  return (
    <section className={styles.part} aria-labelledby="nearby-places">
      <h3 id="nearby-places" className={styles.heading}>
        {t("nearby.places")}
      </h3>
      <ul className={styles.list}>
        {props.places.map((place) => (
          <li key={place.origin} className={styles.row}>
            <div className={styles.about}>
              <p className={styles.name}>
                <TableName table={place} />
              </p>
              {toldApart(place, props.places, false) !== null && (
                <p className={styles.note}>
                  <Address origin={place.origin} />
                </p>
              )}
            </div>
            <Action
              label={t("nearby.return-aloud", { name: nameAmong(nameOf(place), place) })}
              reason={props.busy ? t("nearby.going") : null}
              onPress={() => props.onReturn(place.origin)}
            >
              {t("nearby.return")}
            </Action>
          </li>
        ))}
      </ul>
      <p className={styles.fault} role="alert">
        {props.fault}
      </p>
    </section>
  );
}
