import { Button } from "react-aria-components";
import { dieColour } from "../../../shared/dice/kinds";
import { FULL_VINE, type State, type Vine } from "../../../shared/games/diced-tomatoes/state";
import { vineValue } from "../../../shared/games/diced-tomatoes/vines";
import type { Target } from "../../app/turn";
import { useWords } from "../../i18n/use-words";
import { DieFace } from "../dice/DieFace";
import { targetWords } from "../targets/target-words";
import styles from "./FlatVine.module.css";

/** A tomato token with its seed die and the dice attached to it; a button while it is a target. */
export function FlatVine(props: {
  state: State;
  seat: number;
  index: number;
  vine: Vine | null;
  target: Target | null;
  onChoose(target: Target): void;
}) {
  const { state, seat, index, vine, target } = props;
  const words = useWords(state.players);
  const { t } = words;
  const place = words.vine(seat, index);
  const now = vine
    ? t("flat.vine", {
        vine: place,
        seed: words.die(vine.seed.die, vine.seed.value),
        dice: vine.dice.length > 0 ? words.dice(vine.dice) : t("flat.no-dice"),
        value: vineValue(vine),
      })
    : t("flat.empty", { vine: place });
  const drawn = <VineDrawing vine={vine} />;
  if (!target) {
    return (
      <div className={styles.vine}>
        <span className="visually-hidden">{now}</span>
        {drawn}
      </div>
    );
  }
  const { label, effect } = targetWords(state, target, words);
  return (
    <Button
      className={`${styles.vine} ${styles.target}`}
      aria-label={`${label}. ${now}`}
      data-target={`vine:${seat}:${index}`}
      onPress={() => props.onChoose(target)}
    >
      {drawn}
      <span className={styles.effect}>{effect}</span>
    </Button>
  );
}

function VineDrawing({ vine }: { vine: Vine | null }) {
  return (
    <span className={styles.drawing} aria-hidden="true">
      <span className={styles.token}>
        <svg viewBox="0 0 64 64" className={styles.tomato} aria-hidden="true">
          <circle cx="32" cy="34" r="28" fill="#b72c1a" />
          <circle cx="32" cy="32.5" r="27" fill="#d9472f" />
          <path d="M14 26a20 20 0 0 1 9-11" fill="none" stroke="#fff8" strokeWidth="3" strokeLinecap="round" />
          <path
            d="M32 13c-3-5-8-6-12-5 3 1 5 3 6 6-4 0-7 2-8 5 5-2 9-1 14-1s9-1 14 1c-1-3-4-5-8-5 1-3 3-5 6-6-4-1-9 0-12 5Z"
            fill="#4f7a35"
          />
        </svg>
        {vine && (
          <span className={styles.seed}>
            <DieFace colour={dieColour(vine.seed.die)} value={vine.seed.value} size={34} />
          </span>
        )}
        {vine && <span className={styles.value}>{vineValue(vine)}</span>}
      </span>
      <span className={styles.stem}>
        {Array.from({ length: FULL_VINE - 1 }, (_, at) => {
          const attached = vine?.dice[at];
          return attached ? (
            <DieFace key={attached.die} colour={dieColour(attached.die)} value={attached.value} size={26} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike.
            <i key={at} className={styles.gap} />
          );
        })}
      </span>
    </span>
  );
}
