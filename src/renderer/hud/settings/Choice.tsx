import { Label, Radio, RadioGroup } from "react-aria-components";
import styles from "./SettingsPanel.module.css";

/** One setting as a row of choices, with a word about it. */
export function Choice(props: {
  label: string;
  note?: string;
  value: string;
  choices: readonly (readonly [string, string])[];
  onChange(value: string): void;
}) {
  return (
    <RadioGroup className={styles.group ?? ""} value={props.value} onChange={props.onChange} orientation="horizontal">
      <Label className={styles.label ?? ""}>{props.label}</Label>
      <div className={styles.choices}>
        {props.choices.map(([value, words]) => (
          <Radio key={value} value={value} className={styles.choice ?? ""}>
            {words}
          </Radio>
        ))}
      </div>
      {props.note && <p className={styles.note}>{props.note}</p>}
    </RadioGroup>
  );
}
