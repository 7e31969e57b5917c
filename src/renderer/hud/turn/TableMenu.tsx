import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { useOwnScreen } from "../../company/company-context";
import { moveTo, useVisit } from "../../nearby/nearby-store";
import { usePresenter } from "../present/presenter-store";
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
  present: "screen",
  help: "help",
  leave: "door",
} as const satisfies Readonly<Record<string, IconName>>;

type ItemId = keyof typeof ICONS;

/** In the menu of every table that can be presented from here. */
const PRESENT = "present" as const;

/** In the menu of a table elsewhere. */
const HOME = "home" as const;

/** Everything that is not needed every turn. */
export function TableMenu<Id extends ItemId>(props: {
  items: readonly Id[];
  /** A replay is closed rather than left. */
  watched?: boolean;
  onChoose(item: Id): void;
}) {
  const { t } = useTranslation();
  const presents = usePresenter(({ available }) => available) && !props.watched;
  const items = presents ? [...props.items.slice(0, -1), PRESENT, ...props.items.slice(-1)] : props.items;
  const own = useOwnScreen();
  const visiting = useVisit() !== null && !props.watched;
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
        <Menu
          className={styles.menu ?? ""}
          onAction={(key) => {
            if (key === HOME) void moveTo({ type: "home" });
            else if (key === PRESENT) usePresenter.setState({ open: true });
            else props.onChoose(key as Id);
          }}
        >
          {items.map((id) => (
            <MenuItem key={id} id={id} className={styles.item ?? ""} textValue={label(id)}>
              <Icon name={ICONS[id]} size={20} />
              {label(id)}
            </MenuItem>
          ))}
          {visiting && (
            <MenuItem id={HOME} className={styles.item ?? ""} textValue={t("nearby.home")}>
              <Icon name="back" size={20} />
              {t("nearby.home")}
            </MenuItem>
          )}
          {!own && !visiting && (
            <MenuItem href="./join" className={styles.item ?? ""} textValue={t("menu.phone")}>
              <Icon name="back" size={20} />
              {t("menu.phone")}
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
