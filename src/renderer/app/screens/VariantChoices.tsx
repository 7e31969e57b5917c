import { Label, Radio, RadioGroup, Switch } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { Options } from "../../../shared/games/diced-tomatoes/state";
import styles from "./VariantChoices.module.css";

const VARIANTS = ["goldenSun", "killerTomatoes", "karmaOverload"] as const;

/** The three variants, each with a sentence, and the cap on karma (DT-K3). */
export function VariantChoices({ options, onChange }: { options: Options; onChange(options: Options): void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.variants}>
      {VARIANTS.map((variant) => (
        <Switch
          key={variant}
          className={styles.variant ?? ""}
          isSelected={options[variant]}
          onChange={(on) => onChange({ ...options, [variant]: on })}
        >
          <span className={styles.track} aria-hidden="true">
            <span className={styles.knob} />
          </span>
          <span>
            <strong>{t(`setup.variant.${variant}.name`)}</strong>
            <span className={styles.what}>{t(`setup.variant.${variant}.what`)}</span>
          </span>
        </Switch>
      ))}
      <RadioGroup
        className={styles.cap ?? ""}
        value={options.karmaCap}
        onChange={(value) => onChange({ ...options, karmaCap: value === "none" ? "none" : "track" })}
      >
        <Label className={styles.capLabel ?? ""}>{t("setup.variant.karmaCap.name")}</Label>
        {(["track", "none"] as const).map((cap) => (
          <Radio key={cap} value={cap} className={styles.choice ?? ""}>
            <span className={styles.ring} aria-hidden="true" />
            {t(`setup.variant.karmaCap.${cap}`)}
          </Radio>
        ))}
      </RadioGroup>
    </div>
  );
}
