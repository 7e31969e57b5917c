import { useTranslation } from "react-i18next";
import type { Guest } from "../../shared/protocol/company";
import { Action } from "../hud/ui/Action";
import type { CompanyActions } from "./company-actions";

/** The two answers to somebody who asks to join. */
export function AnswerWays({ guest: { guest, name }, actions }: { guest: Guest; actions: CompanyActions }) {
  const { t } = useTranslation();
  return (
    <>
      <Action look="primary" label={t("company.guests.admit-aloud", { name })} onPress={() => actions.admit(guest)}>
        {t("company.guests.admit")}
      </Action>
      <Action label={t("company.guests.decline-aloud", { name })} onPress={() => actions.remove(guest)}>
        {t("company.guests.decline")}
      </Action>
    </>
  );
}
