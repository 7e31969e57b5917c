import { Radio, RadioGroup } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { LanAddress } from "../../shared/protocol/company";
import { useDeviceSettings } from "../hud/settings/device-store";
import styles from "./AddressChoice.module.css";
import { typedAddress } from "./join-address";

/** Which of the machine's addresses the QR code leads to: only one of them may be where the phones are. */
export function AddressChoice(props: {
  addresses: readonly LanAddress[];
  chosen: string;
  onChoose(url: string): void;
}) {
  const { t } = useTranslation();
  const masks = useDeviceSettings(({ settings }) => settings.streamer === "on");
  return (
    <details className={styles.fold}>
      <summary>{t("company.join.addresses")}</summary>
      <RadioGroup
        className={styles.choice ?? ""}
        aria-label={t("company.join.addresses")}
        value={props.chosen}
        onChange={props.onChoose}
      >
        {props.addresses.map(({ url, adapter, kind }) => (
          <Radio key={url} value={url} className={styles.address ?? ""}>
            <span className={styles.ring} aria-hidden="true" />
            {!masks && <strong>{typedAddress(url).replace("http://", "")}</strong>}
            <span className={styles.adapter}>
              {[
                ...(adapter === "" ? [] : [t("company.join.adapter", { adapter })]),
                ...(kind === "virtual" ? [t("company.join.virtual")] : []),
              ].join(t("common.dot"))}
            </span>
          </Radio>
        ))}
      </RadioGroup>
    </details>
  );
}
