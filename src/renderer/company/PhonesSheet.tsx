import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShownRefusal } from "../hud/hud-props";
import { Sheet } from "../hud/ui/Sheet";
import { createWords } from "../i18n/words";
import { useCompany } from "./company-context";
import { GuestList } from "./GuestList";
import { JoiningRules } from "./JoiningRules";
import { LanDoor } from "./LanDoor";
import styles from "./PhonesSheet.module.css";
import { guestsAsking } from "./people";

/** Of the table's own screens: the door to the network, who came in by it, and what they may do. */
export function PhonesSheet(props: { refusal: ShownRefusal | null; isOpen: boolean; onClose(): void }) {
  const { t, i18n } = useTranslation();
  const { company, players, actions } = useCompany();
  const { refusal } = props;
  const [large, setLarge] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  if (!company?.lan || !actions) return null;
  const isLarge = large && company.lan.state === "open";
  return (
    <Sheet
      wide
      full={isLarge}
      title={t("company.sheet")}
      isOpen={props.isOpen}
      onClose={() => {
        setLarge(false);
        props.onClose();
      }}
    >
      {refusal && (
        <p className={styles.refusal} role="alert">
          {createWords(t, i18n.language, players).refusal(refusal.refusal)}
        </p>
      )}
      <div
        className={styles.columns}
        data-large={isLarge || undefined}
        data-asking={guestsAsking(company).length > 0 || undefined}
      >
        <LanDoor
          lan={company.lan}
          actions={actions}
          address={address}
          onAddress={setAddress}
          large={isLarge}
          onLarge={setLarge}
        />
        {!isLarge && (
          <div className={styles.people}>
            <GuestList company={company} players={players} actions={actions} />
            <JoiningRules joining={company.joining} onChange={actions.setJoining} />
          </div>
        )}
      </div>
    </Sheet>
  );
}
