import { useNarrow } from "../ui/use-narrow";
import { useDeviceSettings } from "./device-store";

/** Whether this device wants the flat table: as set, or by itself on a narrow page. */
export function useFlatWanted(): boolean {
  const wanted = useDeviceSettings(({ settings }) => settings.table);
  const narrow = useNarrow();
  return wanted === "flat" || (wanted === "auto" && narrow);
}
