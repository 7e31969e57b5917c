import { useTranslation } from "react-i18next";
import type { PlayerStatistics } from "../../../../shared/protocol/tables";
import styles from "./Shelf.module.css";

/** The mean of a fair die. */
const EXPECTED = 3.5;

/** What every name has done at the tables that were played to their end. */
export function PlayerRecords({ players }: { players: readonly PlayerStatistics[] }) {
  const { t, i18n } = useTranslation();
  const one = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const two = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const signed = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0, signDisplay: "exceptZero" });
  return (
    <div className={styles.wide}>
      <table className={styles.records}>
        <thead>
          <tr>
            <th scope="col">{t("records.name")}</th>
            <th scope="col">{t("records.kind")}</th>
            <th scope="col">{t("records.games")}</th>
            <th scope="col">{t("records.wins")}</th>
            <th scope="col">{t("records.average")}</th>
            <th scope="col">{t("records.best")}</th>
            <th scope="col">{t("records.dice")}</th>
          </tr>
        </thead>
        <tbody>
          {players.flatMap(({ name, kinds, dice }) =>
            kinds.map(({ game, kind, games, wins, average, best }, index) => (
              <tr key={`${name}\n${game}\n${kind}`}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={kinds.length}>
                    {name}
                  </th>
                )}
                <td>
                  {t(`game.names.${game}`)}
                  {t("common.dot")}
                  {t(`records.kinds.${kind}`)}
                </td>
                <td>{games}</td>
                <td>{wins}</td>
                <td>{one.format(average)}</td>
                <td>{best}</td>
                {index === 0 && (
                  <td rowSpan={kinds.length}>
                    {dice.count === 0
                      ? "–"
                      : t("records.luck", {
                          mean: two.format(dice.sum / dice.count),
                          count: dice.count,
                          more: signed.format(dice.sum - EXPECTED * dice.count),
                        })}
                  </td>
                )}
              </tr>
            )),
          )}
        </tbody>
      </table>
      <p className={styles.facts}>{t("records.expected")}</p>
    </div>
  );
}
