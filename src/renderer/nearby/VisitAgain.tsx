import { useTranslation } from "react-i18next";
import { Action } from "../hud/ui/Action";
import { moveTo, useNearby } from "./nearby-store";

/** To a table elsewhere once more, after its host has ended the line; where that fails too, why. */
export function VisitAgain({ words }: { words: string }) {
  const { t } = useTranslation();
  const { busy, fault } = useNearby();
  return (
    <>
      {fault && <span role="alert">{t(`nearby.fault.${fault}`)}</span>}
      <Action look="primary" reason={busy ? t("nearby.going") : null} onPress={() => void moveTo({ type: "again" })}>
        {busy ? t("nearby.going") : words}
      </Action>
    </>
  );
}
