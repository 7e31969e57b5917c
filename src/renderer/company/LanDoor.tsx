import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Lan } from "../../shared/protocol/company";
import { Action } from "../hud/ui/Action";
import { Icon } from "../hud/ui/Icon";
import type { CompanyActions } from "./company-actions";
import { JoinCard } from "./JoinCard";
import styles from "./PhonesSheet.module.css";
import { Question } from "./Question";

/** The table's door to the network: opens and closes it, says what keeps it shut, and shows the way in. */
export function LanDoor(props: {
  lan: Lan;
  actions: CompanyActions;
  /** The address chosen for the code; null for the best. */
  address: string | null;
  onAddress(url: string): void;
  large: boolean;
  onLarge(large: boolean): void;
}) {
  const { lan, actions } = props;
  const { t } = useTranslation();
  const [closing, setClosing] = useState(false);
  return (
    <section className={styles.door} aria-labelledby="lan-door" data-testid="lan-door" data-lan={lan.state}>
      <h3 id="lan-door" className={styles.heading}>
        {t("company.door.title")}
      </h3>
      {lan.state === "closed" && (
        <>
          <p>{t("company.door.closed")}</p>
          <Action look="primary" className={styles.open} onPress={actions.openLan}>
            <Icon name="phone" />
            {t("company.door.open")}
          </Action>
        </>
      )}
      <p role="status" className={lan.state === "opening" ? undefined : "visually-hidden"}>
        {lan.state === "opening" && t("company.door.opening")}
        {lan.state === "open" && t("company.door.opened")}
      </p>
      {lan.state === "failed" && (
        <div className={styles.failed} role="alert">
          <p>
            <strong>{t("company.door.failed")}</strong>
          </p>
          <p>{t(`company.door.fault.${lan.reason}`)}</p>
          <div className={styles.row}>
            <Action look="primary" onPress={actions.openLan}>
              {t("company.door.retry")}
            </Action>
            <Action look="quiet" onPress={actions.closeLan}>
              {t("company.door.give-up")}
            </Action>
          </div>
        </div>
      )}
      {lan.state === "open" && (
        <>
          <JoinCard
            lan={lan}
            address={props.address}
            onAddress={props.onAddress}
            large={props.large}
            onLarge={props.onLarge}
            onNewCode={actions.newCode}
          />
          {!props.large && (
            <Action look="quiet" className={styles.close} onPress={() => setClosing(true)}>
              {t("company.door.close")}
            </Action>
          )}
        </>
      )}
      <Question
        danger
        title={t("company.door.close-title")}
        words={t("company.door.close-words")}
        yes={t("company.door.close-yes")}
        isOpen={closing}
        onClose={() => setClosing(false)}
        onYes={actions.closeLan}
      />
    </section>
  );
}
