import { useTranslation } from "react-i18next";
import { Action } from "../hud/ui/Action";
import { moveTo, useNearby, useVisit } from "./nearby-store";

/** From a table elsewhere back to the program's own; nothing where the window is at that. */
export function WayHome({ look = "quiet" }: { look?: "plain" | "quiet" }) {
  const { t } = useTranslation();
  const visit = useVisit();
  const busy = useNearby((state) => state.busy);
  if (!visit) return null;
  return (
    <Action look={look} reason={busy ? t("nearby.going") : null} onPress={() => void moveTo({ type: "home" })}>
      {t("nearby.home")}
    </Action>
  );
}
