import { useTranslation } from "react-i18next";
import type { KeptPlace } from "../../shared/protocol/nearby";
import { Masked } from "../hud/ui/Masked";

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
