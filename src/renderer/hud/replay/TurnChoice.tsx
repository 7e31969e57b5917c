import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import type { DicedTape } from "../../app/replay/diced-tape";
import { useWords } from "../../i18n/use-words";
import { SeatMark } from "../turn/SeatMark";
import menu from "../turn/TableMenu.module.css";
import { Icon } from "../ui/Icon";
import styles from "./ReplayBar.module.css";

/** In CSS pixels; a long game's turns are scrolled. */
const LIST_HEIGHT = 480;

/** Every turn of the table to jump to. */
export function TurnChoice(props: { state: State; tape: DicedTape; at: number; onChoose(frame: number): void }) {
  const { tape, at: now } = props;
  const { t, name } = useWords(props.state.players);
  const turns = tape.marks.flatMap(({ at, event }) => (event.type === "turn-started" ? [{ at, event }] : []));
  const current = turns.findLast(({ at }) => at <= now);
  return (
    <MenuTrigger>
      <Button className={styles.turns ?? ""}>
        {t("replay.turns")}
        <Icon name="up" size={18} />
      </Button>
      <Popover className={`${menu.popover} ${styles.turnList}`} placement="top end" maxHeight={LIST_HEIGHT}>
        <Menu
          className={menu.menu ?? ""}
          aria-label={t("replay.turns")}
          selectionMode="single"
          selectedKeys={current ? [String(current.at)] : []}
          onAction={(at) => props.onChoose(Number(at))}
        >
          {turns.map(({ at, event: { seat, round, turn } }) => (
            <MenuItem
              key={at}
              id={String(at)}
              className={styles.turnItem ?? ""}
              textValue={`${t("turn.round", { round, turn })} ${name(seat)}`}
            >
              <SeatMark seat={seat} size={22} />
              {t("turn.round", { round, turn })}
              <span className={styles.whose}>{name(seat)}</span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
