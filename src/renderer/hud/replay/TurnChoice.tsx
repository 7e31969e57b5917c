import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { SeatMark } from "../turn/SeatMark";
import menu from "../turn/TableMenu.module.css";
import { Icon } from "../ui/Icon";
import styles from "./ReplayBar.module.css";
import type { TurnMark } from "./replay-line";

/** In CSS pixels; a long game's turns are scrolled. */
const LIST_HEIGHT = 480;

/** Every turn of the table to jump to. */
export function TurnChoice(props: { turns: readonly TurnMark[]; at: number; onChoose(frame: number): void }) {
  const { turns, at: now } = props;
  const { t } = useTranslation();
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
          {turns.map(({ at, label, whose }) => (
            <MenuItem
              key={at}
              id={String(at)}
              className={styles.turnItem ?? ""}
              textValue={[label, whose?.name].filter(Boolean).join(" ")}
            >
              {whose && <SeatMark seat={whose.seat} size={22} />}
              {label}
              {whose && <span className={styles.whose}>{whose.name}</span>}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
