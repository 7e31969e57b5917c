import { useTranslation } from "react-i18next";
import { sameName } from "../../shared/protocol/company";
import { Icon } from "../hud/ui/Icon";
import { useCompany } from "./company-context";
import mark from "./PhoneMark.module.css";
import { guestsIn } from "./people";

/** Beside a row of the set-up that a guest will play: the seat under a guest's name is that guest's. */
export function RowMark({ name }: { name: string }) {
  const { t } = useTranslation();
  const { company } = useCompany();
  const guest = guestsIn(company).find((other) => sameName(other.name, name.trim()));
  if (!guest) return null;
  const words = t("company.setup.row", { name: guest.name });
  return (
    <span className={mark.mark} title={words}>
      <Icon name="phone" />
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
