import { Label, Radio, RadioGroup } from "react-aria-components";
import styles from "../settings/SettingsPanel.module.css";

/** One of a few, by mouse or arrow keys. */
export function Choices<Value extends string>(props: {
  label: string;
  note?: string;
  value: Value;
  choices: readonly (readonly [Value, string])[];
  onChange(value: Value): void;
}) {
  return (
    <RadioGroup
      className={styles.group ?? ""}
      value={props.value}
      onChange={(value) => props.onChange(value as Value)}
      orientation="horizontal"
    >
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
