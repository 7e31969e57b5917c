import { FieldError, Input, TextField } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { RowMark } from "../../company/RowMark";
import { SeatMark } from "../../hud/turn/SeatMark";
import { Action } from "../../hud/ui/Action";
import { Icon } from "../../hud/ui/Icon";
import styles from "./PlayerRows.module.css";
import { LONGEST_NAME, movePlayer, nameFault, type PlayersDraft, removePlayer, renamePlayer } from "./setup-draft";

/** One row per seat: name, order, removal. */
export function PlayerRows({ draft, onChange }: { draft: PlayersDraft; onChange(draft: PlayersDraft): void }) {
  const { t } = useTranslation();
  const last = draft.players.length - 1;
  return (
    <ol className={styles.rows}>
      {draft.players.map(({ key, name }, seat) => {
        const fault = nameFault(name);
        const who = name.trim() || t("setup.seat", { number: seat + 1 });
        return (
          <li key={key} className={styles.row}>
            <SeatMark seat={seat} size={30} />
            <TextField
              className={styles.field ?? ""}
              aria-label={t("setup.name-of", { number: seat + 1 })}
              value={name}
              isInvalid={fault !== null}
              onChange={(value) => onChange(renamePlayer(draft, key, value))}
            >
              <Input
                className={styles.input ?? ""}
                autoComplete="off"
                spellCheck="false"
                onFocus={(event) => event.target.select()}
              />
              <FieldError className={styles.fault ?? ""}>
                {fault && t(`setup.name-${fault}`, { count: LONGEST_NAME })}
              </FieldError>
            </TextField>
            <RowMark name={name} />
            <span className={styles.moves}>
              <Action
                look="icon"
                className={styles.move}
                label={t("setup.up", { name: who })}
                reason={seat === 0 ? t("setup.first-already") : null}
                onPress={() => onChange(movePlayer(draft, key, -1))}
              >
                <Icon name="up" size={20} />
              </Action>
              <Action
                look="icon"
                className={styles.move}
                label={t("setup.down", { name: who })}
                reason={seat === last ? t("setup.last-already") : null}
                onPress={() => onChange(movePlayer(draft, key, 1))}
              >
                <Icon name="down" size={20} />
              </Action>
              <Action
                look="icon"
                className={styles.move}
                label={t("setup.remove", { name: who })}
                reason={last === 0 ? t("setup.one-needed") : null}
                onPress={() => onChange(removePlayer(draft, key))}
              >
                <Icon name="close" size={18} />
              </Action>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
