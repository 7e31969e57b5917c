import { type ReactNode, useEffect, useRef } from "react";
import type { Command } from "../../../shared/games/diced-tomatoes/commands";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import type { Target } from "../../app/turn";
import { FlatBasket } from "../../hud/flat/FlatBasket";
import { FlatMat } from "../../hud/flat/FlatMat";
import styles from "./Mats.module.css";

/** How long a swipe has to rest before its mat counts as chosen, in milliseconds. */
const REST = 90;

/** Every mat side by side, one as wide as the phone; a swipe goes to the next. */
export function Mats(props: {
  state: State;
  shown: number;
  targets: readonly Target[];
  onShow(seat: number): void;
  onSend(command: Command): void;
  /** What lies below the basket. */
  children: ReactNode;
}) {
  const { state, shown, targets, onShow } = props;
  const row = useRef<HTMLDivElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const mat = row.current?.children[shown];
    if (row.current && mat instanceof HTMLElement)
      row.current.scrollTo({ left: mat.offsetLeft - row.current.offsetLeft });
  }, [shown]);
  useEffect(() => () => clearTimeout(resting.current), []);
  const onScroll = () => {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      const { current } = row;
      if (!current) return;
      const at = current.scrollLeft + current.offsetLeft;
      const distances = [...current.children].map((mat) => Math.abs((mat as HTMLElement).offsetLeft - at));
      const nearest = distances.indexOf(Math.min(...distances));
      if (current.scrollWidth > current.clientWidth && nearest !== shown) onShow(nearest);
    }, REST);
  };
  return (
    <div className={styles.mats}>
      <div className={styles.row} ref={row} onScroll={onScroll}>
        {state.players.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <div key={seat} className={styles.place}>
            <FlatMat
              state={state}
              seat={seat}
              targets={targets.filter((target) => target.seat === seat)}
              comesIntoView={false}
              onChoose={({ command }) => props.onSend(command)}
            />
          </div>
        ))}
      </div>
      <FlatBasket state={state} />
      {props.children}
    </div>
  );
}
