import { useTranslation } from "react-i18next";
import { Action } from "../hud/ui/Action";
import { Icon } from "../hud/ui/Icon";
import { useCompany } from "./company-context";
import styles from "./PeopleSign.module.css";
import { guestsAsking, guestsIn } from "./people";

/** At the head of a table: how many play by phone and how many ask to; it leads to the sheet about them. */
export function PeopleSign({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const { company, showPeople } = useCompany();
  const [here, asking] = [guestsIn(company), guestsAsking(company)];
  if (!showPeople || !company) return null;
  if (here.length + asking.length === 0 && (company.lan === null || company.lan.state === "closed")) return null;
  const guests = t("company.guests.count", { count: here.length });
  const label =
    asking.length > 0
      ? t("company.sign.label-asking", { guests, asking: t("company.guests.asking", { count: asking.length }) })
      : t("company.sign.label", { guests });
  return (
    <Action
      look="quiet"
      placement="bottom"
      className={[styles.sign, className].filter(Boolean).join(" ")}
      label={label}
      hint={label}
      shortcut="P"
      onPress={showPeople}
    >
      <Icon name="phone" />
      <span className={styles.count}>{here.length}</span>
      {asking.length > 0 && <span className={styles.asking}>+{asking.length}</span>}
    </Action>
  );
}
