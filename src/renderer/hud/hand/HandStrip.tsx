import { Button } from "react-aria-components";
import type { DieId } from "../../../shared/dice/kinds";
import { dieColour } from "../../../shared/dice/kinds";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import { useWords } from "../../i18n/use-words";
import { DieFace } from "../dice/DieFace";
import styles from "./HandStrip.module.css";

/** The key of the nth hand die: 1 to 9, then 0. */
export const handKey = (index: number): string | null => (index < 10 ? String((index + 1) % 10) : null);

/** Every die in hand as a button; the number on it is its key. */
export function HandStrip(props: {
  state: State;
  selected: DieId | null;
  /** Dice still in the air: their values stay hidden. */
  inAir: ReadonlySet<DieId>;
  /** Dice that have a place to go or a power to take. */
  usable: ReadonlySet<DieId>;
  onSelect(die: DieId | null): void;
}) {
  const { state, selected, inAir, usable } = props;
  const many = state.hand.length > 10;
  const { t, die: dieWords } = useWords(state.players);
  if (state.hand.length === 0) return <p className={styles.empty}>{t("hand.empty")}</p>;
  return (
    <ul className={styles.strip} data-many={many || undefined} aria-label={t("hand.title")}>
      {state.hand.map(({ die, value }, index) => {
        const rolling = inAir.has(die);
        const shown = rolling ? null : value;
        const key = handKey(index);
        return (
          <li key={die}>
            <Button
              className={styles.die ?? ""}
              data-die={die}
              aria-pressed={selected === die}
              aria-disabled={!usable.has(die) || undefined}
              aria-label={rolling ? t("hand.rolling", { die: dieWords(die, null) }) : dieWords(die, shown)}
              onPress={() => {
                if (usable.has(die)) props.onSelect(selected === die ? null : die);
              }}
            >
              <DieFace colour={dieColour(die)} value={shown} size={many ? 36 : 50} rolling={rolling} />
              {key && <span className={styles.key}>{key}</span>}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
