import type { TableList } from "../../../../shared/protocol/tables";
import { SeatMark } from "../../../hud/turn/SeatMark";
import { Action } from "../../../hud/ui/Action";
import { Icon } from "../../../hud/ui/Icon";
import { useWords } from "../../../i18n/use-words";
import styles from "./Shelf.module.css";
import { useMoment } from "./use-moment";

type Finished = TableList["finished"][number];

/** Games that are over, with their results; they may be looked at again. */
export function FinishedTables(props: {
  tables: readonly Finished[];
  busy: boolean;
  onReplay(table: string): void;
  onSave(table: string): void;
  onDelete(table: Finished): void;
}) {
  const { t, list } = useWords([]);
  const moment = useMoment();
  const busy = props.busy ? t("shelf.busy") : null;
  return (
    <ul className={styles.rows}>
      {props.tables.map((table) => {
        const names = list(table.players);
        return (
          <li key={table.table} className={styles.row}>
            <div className={styles.about}>
              <ul className={styles.results} aria-label={t("shelf.result")}>
                {ranked(table).map(({ seat, total, won }) => (
                  <li key={seat} data-won={won || undefined}>
                    <SeatMark seat={seat} size={22} />
                    <span>{table.players[seat]}</span>
                    <strong>{total}</strong>
                    {won && (
                      <span className={styles.won}>
                        <Icon name="check" size={14} />
                        {t("shelf.won")}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
              <p className={styles.facts}>
                {t(`game.names.${table.game}`)}
                {t("common.dot")}
                {moment(table.changed)}
                {table.ended && (
                  <>
                    {t("common.dot")}
                    {t("shelf.ended")}
                  </>
                )}
              </p>
            </div>
            <div className={styles.ways}>
              <Action label={t("shelf.replay-of", { names })} reason={busy} onPress={() => props.onReplay(table.table)}>
                {t("shelf.replay")}
              </Action>
              <Action
                look="quiet"
                label={t("shelf.save-of", { names })}
                reason={busy}
                onPress={() => props.onSave(table.table)}
              >
                {t("shelf.save")}
              </Action>
              <Action
                look="quiet"
                label={t("shelf.delete-of", { names })}
                reason={busy}
                onPress={() => props.onDelete(table)}
              >
                {t("shelf.delete")}
              </Action>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Seats by points, most first. */
function ranked({ players, totals, winners }: Finished) {
  return players
    .map((_, seat) => ({ seat, total: totals[seat] ?? 0, won: winners?.includes(seat) ?? false }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.total - a.total || a.seat - b.seat);
}
