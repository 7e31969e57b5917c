import type { State } from "../../../shared/games/diced-tomatoes/state";
import type { Target } from "../../app/turn";
import { useWords } from "../../i18n/use-words";
import { FlatBasket } from "./FlatBasket";
import { FlatMat } from "./FlatMat";
import styles from "./FlatTable.module.css";

/** The whole table without WebGL: every mat, vine, track and the basket, with the targets as buttons in it. */
export function FlatTable(props: { state: State; targets: readonly Target[]; onChoose(target: Target): void }) {
  const { state, targets } = props;
  const { t } = useWords(state.players);
  return (
    <section className={styles.table} aria-label={t("flat.title")} data-players={state.players.length}>
      <div className={styles.mats}>
        {state.players.map((_, seat) => (
          <FlatMat
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            key={seat}
            state={state}
            seat={seat}
            targets={targets.filter((target) => target.seat === seat)}
            onChoose={props.onChoose}
          />
        ))}
      </div>
      <FlatBasket state={state} />
    </section>
  );
}
