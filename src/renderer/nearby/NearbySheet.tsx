import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { NearbyTable } from "../../shared/protocol/nearby";
import { Sheet } from "../hud/ui/Sheet";
import { ByAddress } from "./ByAddress";
import { CodeForm } from "./CodeForm";
import { FoundList } from "./FoundList";
import styles from "./Nearby.module.css";
import { askNearby, moveTo, readFault, useNearby } from "./nearby-store";
import { PlaceList } from "./PlaceList";

/** Which of the ways in was taken last: what went wrong is told there. */
type Way = "found" | "place" | "address";

/** The tables of others: those found on the network, those with a place kept, and any other by its address. */
export function NearbySheet(props: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation();
  const { state, busy, fault } = useNearby();
  const [chosen, setChosen] = useState<NearbyTable | null>(null);
  const [way, setWay] = useState<Way>("found");
  const { isOpen } = props;
  useEffect(() => {
    if (!isOpen) return;
    setChosen(null);
    readFault();
    askNearby({ type: "look" });
    return () => askNearby({ type: "rest" });
  }, [isOpen]);
  const words = (of: Way) => (fault !== null && way === of ? t(`nearby.fault.${fault}`) : null);
  const take = (by: Way, ask: Parameters<typeof moveTo>[0]) => {
    setWay(by);
    void moveTo(ask);
  };
  const choose = (table: NearbyTable | null) => {
    readFault();
    setChosen(table);
  };
  return (
    <Sheet wide title={t("nearby.title")} isOpen={isOpen} onClose={props.onClose}>
      <div className={styles.columns}>
        {chosen ? (
          <CodeForm
            table={chosen}
            busy={busy}
            fault={words("found")}
            onGo={(code) => take("found", { type: "visit", table: { id: chosen.id }, code })}
            onBack={() => choose(null)}
          />
        ) : (
          <FoundList state={state} onChoose={choose} />
        )}
        <div className={styles.others}>
          {state && state.places.length > 0 && (
            <PlaceList
              places={state.places}
              busy={busy}
              fault={words("place")}
              onReturn={(origin) => take("place", { type: "visit", table: { origin }, code: null })}
            />
          )}
          <ByAddress
            busy={busy}
            fault={words("address")}
            onGo={(address, code) => take("address", { type: "visit", table: { address }, code })}
          />
        </div>
      </div>
    </Sheet>
  );
}
