import { useTranslation } from "react-i18next";
import { Action } from "../hud/ui/Action";
import { Icon } from "../hud/ui/Icon";
import { useCompany } from "./company-context";
import { guestsAsking, guestsIn } from "./people";

/** At the front door: to the sheet of phones and people, and how many have come by it already. */
export function PhonesButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const { company, showPeople } = useCompany();
  if (!showPeople) return null;
  const [guests, asking] = [guestsIn(company).length, guestsAsking(company).length];
  const words = [
    t("company.open"),
    ...(guests > 0 ? [t("company.guests.count", { count: guests })] : []),
    ...(asking > 0 ? [t("company.guests.asking", { count: asking })] : []),
  ];
  return (
    <Action className={className} onPress={showPeople}>
      <Icon name="phone" />
      {words.join(t("common.dot"))}
    </Action>
  );
}
