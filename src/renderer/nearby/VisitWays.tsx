import { useTranslation } from "react-i18next";
import type { LineState } from "../../shared/line/table-client";
import { useCompany } from "../company/company-context";
import { HELPS } from "../company/LineFault";
import { Action } from "../hud/ui/Action";
import { moveTo, useNearby } from "./nearby-store";
import { WayHome } from "./WayHome";

/** What helps while the line to a table elsewhere is down: to go there once more, unless there is nothing to show, or home. */
export function VisitWays({ line }: { line: LineState }) {
  const { t } = useTranslation();
  const { why } = useCompany();
  const { busy, fault } = useNearby();
  const helps = line === "refused" && why ? HELPS[why] : null;
  return (
    <>
      {fault && <span role="alert">{t(`nearby.fault.${fault}`)}</span>}
      {helps && helps !== "join" && (
        <Action look="primary" reason={busy ? t("nearby.going") : null} onPress={() => void moveTo({ type: "again" })}>
          {t(busy ? "nearby.going" : `company.fault.${helps}`)}
        </Action>
      )}
      <WayHome look="plain" />
    </>
  );
}
