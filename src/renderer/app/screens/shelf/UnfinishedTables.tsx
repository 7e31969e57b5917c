import type { TableList } from "../../../../shared/protocol/tables";
import { Action } from "../../../hud/ui/Action";
import { useWords } from "../../../i18n/use-words";
import { GlancePicture } from "./GlancePicture";
import styles from "./Shelf.module.css";
import { useMoment } from "./use-moment";

type Unfinished = TableList["unfinished"][number];

/** Tables that may be gone on with, each with a picture of how it was left. */
export function UnfinishedTables(props: {
  tables: readonly Unfinished[];
  busy: boolean;
  onResume(table: string): void;
  /** What else may be done with a table; nothing where only going on is offered. */
  more?: { onReplay(table: string): void; onSave(table: string): void; onDelete(table: Unfinished): void };
}) {
  const { t, list } = useWords([]);
  const moment = useMoment();
  const { more } = props;
  const busy = props.busy ? t("shelf.busy") : null;
  return (
    <ul className={styles.slips}>
      {props.tables.map((table) => {
        const names = list(table.players);
        return (
          <li key={table.table} className={`${styles.slip} ${more ? "" : styles.short}`}>
            <GlancePicture table={table} />
            <div className={styles.about}>
              <p className={styles.names}>{names}</p>
              <p className={styles.facts}>
                {t(`game.names.${table.game}`)}
                {t("common.dot")}
                {table.round > 0 ? t("shelf.round", { round: table.round }) : t("shelf.not-begun")}
              </p>
              <p className={styles.facts}>{moment(table.changed)}</p>
            </div>
            <div className={styles.ways}>
              <Action
                look={more ? "primary" : "plain"}
                label={t("shelf.resume-with", { names })}
                reason={busy}
                onPress={() => props.onResume(table.table)}
              >
                {t("shelf.resume")}
              </Action>
              {more && (
                <>
                  {table.state !== null && (
                    <Action
                      look="quiet"
                      label={t("shelf.replay-of", { names })}
                      reason={busy}
                      onPress={() => more.onReplay(table.table)}
                    >
                      {t("shelf.replay")}
                    </Action>
                  )}
                  <Action
                    look="quiet"
                    label={t("shelf.save-of", { names })}
                    reason={busy}
                    onPress={() => more.onSave(table.table)}
                  >
                    {t("shelf.save")}
                  </Action>
                  <Action
                    look="quiet"
                    label={t("shelf.delete-of", { names })}
                    reason={busy}
                    onPress={() => more.onDelete(table)}
                  >
                    {t("shelf.delete")}
                  </Action>
                </>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
