import { useEffect, useRef } from "react";
import { Button } from "react-aria-components";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import type { Target } from "../../app/turn";
import { useWords } from "../../i18n/use-words";
import { type AnchorId, onAnchor } from "../../scene/anchors";
import styles from "./AnchorLayer.module.css";
import { targetWords } from "./target-words";

/** The smallest target, in CSS pixels: larger ones would lie over their neighbours where the table is drawn small. */
const SMALLEST = 24;

/** Buttons lying on the marks of the 3D table; they draw nothing but what comes of a choice. The list of targets says the same to the Tab key. */
export function AnchorLayer(props: { state: State; targets: readonly Target[]; onChoose(target: Target): void }) {
  return (
    <div className={styles.layer}>
      {props.targets.map((target) => (
        <AnchoredTarget key={`${target.kind}-${target.seat}-${target.vine}`} {...props} target={target} />
      ))}
    </div>
  );
}

function AnchoredTarget(props: { state: State; target: Target; onChoose(target: Target): void }) {
  const { state, target } = props;
  const words = useWords(state.players);
  const { label, effect, harvests } = targetWords(state, target, words);
  const button = useRef<HTMLButtonElement>(null);
  const anchor: AnchorId = `vine:${target.seat}:${target.vine}`;
  // The camera moves every frame; style is written past React so that nothing renders for it.
  useEffect(
    () =>
      onAnchor(anchor, (at) => {
        const element = button.current;
        if (!element) return;
        element.hidden = !at?.visible;
        if (!at) return;
        const width = Math.max(at.width, SMALLEST);
        const height = Math.max(at.height, SMALLEST);
        element.style.width = `${width}px`;
        element.style.height = `${height}px`;
        element.style.transform = `translate(${at.x + (at.width - width) / 2}px, ${at.y + (at.height - height) / 2}px)`;
      }),
    [anchor],
  );
  return (
    <Button
      ref={button}
      className={styles.target ?? ""}
      data-target={anchor}
      data-kind={target.kind}
      data-harvest={harvests || undefined}
      aria-label={label}
      excludeFromTabOrder
      onPress={() => props.onChoose(target)}
    >
      <span className={styles.effect}>{effect}</span>
    </Button>
  );
}
