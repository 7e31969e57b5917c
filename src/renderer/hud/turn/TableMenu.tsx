import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { useOwnScreen } from "../../company/company-context";
import { Icon, type IconName } from "../ui/Icon";
import styles from "./TableMenu.module.css";

/** What a menu can lead to; each table offers some of it. */
const ICONS = {
  phones: "phone",
  rules: "book",
  scores: "score",
  log: "log",
  settings: "gear",
  dice: "check",
  tutorial: "leaf",
  help: "help",
  leave: "door",
} as const satisfies Readonly<Record<string, IconName>>;

type ItemId = keyof typeof ICONS;

/** Everything that is not needed every turn. */
export function TableMenu<Id extends ItemId>(props: {
  items: readonly Id[];
  /** A replay is closed rather than left. */
  watched?: boolean;
  onChoose(item: Id): void;
}) {
  const { t } = useTranslation();
  const own = useOwnScreen();
  const label = (item: ItemId) => {
    if (item === "phones" && !own) return t("company.people");
    return t(props.watched && item === "leave" ? "replay.close" : `menu.${item}`);
  };
  return (
    <MenuTrigger>
      <Button className={styles.open ?? ""} aria-label={t("menu.title")}>
        <Icon name="menu" />
      </Button>
      <Popover className={styles.popover ?? ""} placement="bottom end">
        <Menu className={styles.menu ?? ""} onAction={(key) => props.onChoose(key as Id)}>
          {props.items.map((id) => (
            <MenuItem key={id} id={id} className={styles.item ?? ""} textValue={label(id)}>
              <Icon name={ICONS[id]} size={20} />
              {label(id)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
