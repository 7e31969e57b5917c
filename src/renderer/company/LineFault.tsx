import { useTranslation } from "react-i18next";
import type { DoorFault, EndReason } from "../../shared/protocol/company";
import { forgetCode, forgetGuest } from "../bridge/passes";
import { Action } from "../hud/ui/Action";
import { shownFault } from "./fault-words";

type Fault = DoorFault | EndReason | "not-joined";

/** What helps where the host does not let a page in; nothing does without the host's own address. */
export const HELPS: Readonly<Record<Fault, "play-here" | "again" | "join" | null>> = {
  "taken-over": "play-here",
  removed: "join",
  declined: "join",
  "lan-closed": "again",
  "host-token": null,
  "not-joined": "join",
  "guest-token": "join",
  "wrong-code": "join",
  "too-many-tries": "again",
  "too-many-lines": "again",
};

/** The way on from there: the page once more, with what it has to show or without it. */
export function LineFault({ why: told }: { why: DoorFault | EndReason }) {
  const { t } = useTranslation();
  const why = shownFault(told, location);
  const helps = HELPS[why];
  if (helps === null) return null;
  const act = () => {
    if (helps !== "join") return location.reload();
    // What opened nothing would open nothing there either.
    if (why === "wrong-code") forgetCode(window);
    else forgetGuest(window);
    location.assign("./join");
  };
  return (
    <Action look="primary" onPress={act}>
      {t(`company.fault.${helps}`)}
    </Action>
  );
}
