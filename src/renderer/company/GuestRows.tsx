import { useTranslation } from "react-i18next";
import { addGuest, guestsWithoutRow, type PlayersDraft } from "../app/screens/setup-draft";
import { Action } from "../hud/ui/Action";
import { Icon } from "../hud/ui/Icon";
import { useCompany } from "./company-context";
import styles from "./GuestRows.module.css";
import { guestsIn } from "./people";

/** At the set-up: who has joined by phone and has no row yet, to be added by one press. */
export function GuestRows(props: { draft: PlayersDraft; onChange(draft: PlayersDraft): void }) {
  const { draft, onChange } = props;
  const { t } = useTranslation();
  const { company, showPeople } = useCompany();
  const names = guestsIn(company).map(({ name }) => name);
  return (
    <div className={styles.guests}>
      {showPeople && (
        <Action look="quiet" className={styles.phones} onPress={showPeople}>
          <Icon name="phone" />
          {t("company.open")}
        </Action>
      )}
      {guestsWithoutRow(draft, names).map((name) => (
        <Action key={name} className={styles.add} onPress={() => onChange(addGuest(draft, name))}>
          <Icon name="plus" size={18} />
          {t("company.setup.add", { name })}
        </Action>
      ))}
      {names.length > 0 && <p className={styles.hint}>{t("company.setup.hint")}</p>}
    </div>
  );
}
