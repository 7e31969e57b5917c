import type { ViewProps } from "../Overlay";
import { FlatTableView } from "./FlatTableView";

/** The whole table. */
export function TableView({ shown, reduced }: ViewProps) {
  return <FlatTableView shown={shown} reduced={reduced} />;
}
