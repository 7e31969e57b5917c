import { useTranslation } from "react-i18next";
import { Action } from "../../hud/ui/Action";
import { Sheet } from "../../hud/ui/Sheet";
import type { ReplayFault } from "./replay-door";

/** Says why nothing plays back. */
export function FaultSheet({ fault, onClose }: { fault: ReplayFault | null; onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Sheet asks title={t("replay.fault.title")} isOpen={fault !== null} onClose={onClose}>
      {fault && <p>{t([fault.words, "refusal.unknown"], fault.params)}</p>}
      <Action look="primary" onPress={onClose}>
        {t("common.close")}
      </Action>
    </Sheet>
  );
}
