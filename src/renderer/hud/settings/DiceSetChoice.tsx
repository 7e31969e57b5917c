import { Label, Radio, RadioGroup } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { DieValue } from "../../../shared/dice/kinds";
import { DICE_SET_IDS, type DiceSetId } from "../../dice/sets/dice-sets";
import { DieFace } from "../dice/DieFace";
import { SHOWN_COLOURS } from "../model/dice";
import styles from "./DiceSetChoice.module.css";

const PICTURED: readonly DieValue[] = [5, 2, 6];

/** Which dice this device plays with, each set shown by three of its dice. */
export function DiceSetChoice({ value, onChange }: { value: DiceSetId; onChange(set: DiceSetId): void }) {
  const { t } = useTranslation();
  return (
    <RadioGroup className={styles.group ?? ""} value={value} onChange={(set) => onChange(set as DiceSetId)}>
      <Label className={styles.label ?? ""}>{t("settings.dice.title")}</Label>
      <div className={styles.sets}>
        {DICE_SET_IDS.map((set) => (
          <Radio key={set} value={set} className={styles.set ?? ""}>
            <span className={styles.dice}>
              {SHOWN_COLOURS.map((colour, i) => (
                <DieFace key={colour} colour={colour} value={PICTURED[i] ?? null} size={34} set={set} />
              ))}
            </span>
            <span>
              <span className={styles.name}>{t(`settings.dice.${set}.name`)}</span>
              <span className={styles.about}>{t(`settings.dice.${set}.about`)}</span>
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
