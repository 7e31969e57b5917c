import { useTranslation } from "react-i18next";
import { totalText } from "../../forage/model/score-lines";

/** A player's points, in figures that can be read across a room. */
export function Points({ total }: { total: number }) {
  const { t } = useTranslation();
  return (
    <span className="ht-total" key={total}>
      <b aria-hidden="true">{totalText(total)}</b>
      <span className="ht-hidden">{t("count.points", { count: total })}</span>
    </span>
  );
}
