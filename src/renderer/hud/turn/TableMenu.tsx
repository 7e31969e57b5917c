import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { Icon, type IconName } from "../ui/Icon";
import styles from "./TableMenu.module.css";

const ITEMS = [
  ["rules", "book"],
  ["scores", "score"],
  ["log", "log"],
  ["settings", "gear"],
  ["dice", "check"],
  ["help", "help"],
  ["leave", "door"],
] as const satisfies readonly (readonly [string, IconName])[];

export type MenuItemId = (typeof ITEMS)[number][0];

/** Everything that is not needed every turn. */
export function TableMenu({ watched, onChoose }: { watched: boolean; onChoose(item: MenuItemId): void }) {
  const { t } = useTranslation();
  const words = (id: MenuItemId) => t(watched && id === "leave" ? "replay.close" : `menu.${id}`);
  return (
    <MenuTrigger>
      <Button className={styles.open ?? ""} aria-label={t("menu.title")}>
        <Icon name="menu" />
      </Button>
      <Popover className={styles.popover ?? ""} placement="bottom end">
        <Menu className={styles.menu ?? ""} onAction={(key) => onChoose(key as MenuItemId)}>
          {ITEMS.map(([id, icon]) => (
            <MenuItem key={id} id={id} className={styles.item ?? ""} textValue={words(id)}>
              <Icon name={icon} size={20} />
              {words(id)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
