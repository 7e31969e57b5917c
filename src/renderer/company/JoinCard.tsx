import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Lan } from "../../shared/protocol/company";
import { Action } from "../hud/ui/Action";
import { Masked } from "../hud/ui/Masked";
import { AddressChoice } from "./AddressChoice";
import styles from "./JoinCard.module.css";
import { joinAddress, spelledCode, typedAddress } from "./join-address";
import { QrCode } from "./QrCode";
import { Question } from "./Question";

/** The ways in: a QR code to scan, or an address and a code to type. `large` is for a screen across the room. */
export function JoinCard(props: {
  lan: Extract<Lan, { state: "open" }>;
  address: string | null;
  onAddress(url: string): void;
  large: boolean;
  onLarge(large: boolean): void;
  onNewCode(): void;
}) {
  const { lan, large } = props;
  const { t } = useTranslation();
  const [renewing, setRenewing] = useState(false);
  const shown = lan.addresses.find(({ url }) => url === props.address) ?? lan.addresses[0];
  if (!shown) return <p role="status">{t("company.door.lost")}</p>;
  const address = typedAddress(shown.url);
  return (
    <div className={styles.card} data-large={large || undefined}>
      <div className={styles.qr} data-testid="join-qr">
        <Masked what="qr">
          <QrCode text={joinAddress(shown.url, lan.code)} label={t("company.join.scan-aloud", { address })} />
        </Masked>
      </div>
      <div className={styles.words}>
        <p>{t("company.join.scan")}</p>
        <p>{t("company.join.or")}</p>
        <p className={styles.address} data-testid="join-address">
          <Masked what="address">
            <span>{address}</span>
          </Masked>
        </p>
        <p>{t("company.join.code-asks")}</p>
        <p className={styles.code}>
          <span className="visually-hidden">{t("company.join.code")}</span>
          <Masked what="code">
            <strong data-testid="join-code">{spelledCode(lan.code)}</strong>
          </Masked>
        </p>
        <p className={styles.note}>{t("company.join.who")}</p>
        <div className={styles.ways}>
          <Action className={styles.enlarge} onPress={() => props.onLarge(!large)}>
            {t(`company.join.${large ? "smaller" : "larger"}`)}
          </Action>
          {!large && (
            <Action look="quiet" onPress={() => setRenewing(true)}>
              {t("company.join.new-code")}
            </Action>
          )}
        </div>
      </div>
      {!large && lan.addresses.length > 1 && (
        <AddressChoice addresses={lan.addresses} chosen={shown.url} onChoose={props.onAddress} />
      )}
      <Question
        title={t("company.join.new-title")}
        words={t("company.join.new-words")}
        yes={t("company.join.new-yes")}
        isOpen={renewing}
        onClose={() => setRenewing(false)}
        onYes={props.onNewCode}
      />
    </div>
  );
}
