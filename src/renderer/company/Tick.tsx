import { Checkbox } from "react-aria-components";
import { Icon } from "../hud/ui/Icon";
import styles from "./Tick.module.css";

/** Something that is allowed or not, with a line on what it means. */
export function Tick(props: { label: string; note?: string; on: boolean; onChange(on: boolean): void }) {
  return (
    <Checkbox className={styles.tick ?? ""} isSelected={props.on} onChange={props.onChange}>
      <span className={styles.box} aria-hidden="true">
        {props.on && <Icon name="check" size={16} />}
      </span>
      <span>
        {props.label}
        {props.note && <span className={styles.note}>{props.note}</span>}
      </span>
    </Checkbox>
  );
}
