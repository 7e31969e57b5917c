import { useTranslation } from "react-i18next";
import type { KeptPlace } from "../../shared/protocol/nearby";
import { useDeviceSettings } from "../hud/settings/device-store";
import { Masked } from "../hud/ui/Masked";
import { addressOf, type Named, toldApart } from "./told-apart";

/** One that was gone to by its address has no other name. */
const isAddress = ({ origin, name }: KeptPlace): boolean => origin === `http://${name}`;

/** A table elsewhere by its name; an address is covered where a stream must not show it. */
export function TableName({ table }: { table: KeptPlace }) {
  return isAddress(table) ? (
    <Masked what="address">
      <span>{table.name}</span>
    </Masked>
  ) : (
    table.name
  );
}

/** The name for where nothing can be covered, such as the words of a button. */
export function useTableName(): (table: KeptPlace) => string {
  const { t } = useTranslation();
  return (table) => (isAddress(table) ? t("nearby.an-address") : table.name);
}

/** Where a table is; covered where a stream must not show it. */
export function Address({ origin }: { origin: string }) {
  return (
    <Masked what="address">
      <span>{addressOf(origin)}</span>
    </Masked>
  );
}

/** A table's name for the words of a button, with what tells it from others of that name. */
export function useNameAmong(all: readonly Named[]): (name: string, one: Named) => string {
  const { t } = useTranslation();
  const covered = useDeviceSettings(({ settings }) => settings.streamer === "on");
  return (name, one) => {
    const which = toldApart(one, all, covered);
    return which === null ? name : t("nearby.which", { name, which });
  };
}
