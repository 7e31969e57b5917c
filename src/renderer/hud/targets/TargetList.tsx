import { Button, Toolbar } from "react-aria-components";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import type { Target } from "../../app/turn";
import { useWords } from "../../i18n/use-words";
import { SeatMark } from "../turn/SeatMark";
import styles from "./TargetList.module.css";
import { targetWords } from "./target-words";

/** Every place the aim can act on, as a list: for keyboards, flat tables and narrow screens. Arrows move along it. */
export function TargetList(props: { state: State; targets: readonly Target[]; onChoose(target: Target): void }) {
  const words = useWords(props.state.players);
  return (
    <Toolbar data-targets className={styles.list ?? ""} aria-label={words.t("target.title")}>
      {props.targets.map((target) => {
        const { label, place, effect } = targetWords(props.state, target, words);
        return (
          <Button
            key={`${target.kind}-${target.seat}-${target.vine}`}
            className={styles.target ?? ""}
            data-place={`vine:${target.seat}:${target.vine}`}
            aria-label={label}
            onPress={() => props.onChoose(target)}
          >
            <SeatMark seat={target.seat} size={20} />
            <span className={styles.place}>{place}</span>
            <span className={styles.effect}>{effect}</span>
          </Button>
        );
      })}
    </Toolbar>
  );
}
