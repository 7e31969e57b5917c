import { useRef } from "react";
import { Button } from "react-aria-components";
import { Picture } from "../cards/Picture";
import type { Drawing } from "../cards/pictures";
import styles from "./HandBar.module.css";

/** A press that moves farther than this drags the card out of the hand, in pixels. */
const DRAG = 10;

/** Where a dragged card is on the page; `dropped` once the pointer has let go. */
export interface CardDrag {
  clientX: number;
  clientY: number;
  touch: boolean;
  dropped: boolean;
}

/** A card in hand: a press takes it or puts it back, a drag carries it to the forest. */
export function HandCard(props: {
  id: string;
  number: number;
  label: string;
  drawing: Drawing;
  held: boolean;
  enabled: boolean;
  /** `keep`: a card that is held already stays held. */
  onTake(keep: boolean): void;
  onDrag(drag: CardDrag): void;
}) {
  const press = useRef<{ x: number; y: number; out: boolean } | null>(null);
  const { enabled, onTake, onDrag } = props;
  return (
    <div
      className={styles.card}
      data-held={props.held || undefined}
      // On the way down: the button inside keeps presses to itself.
      onPointerDownCapture={(event) => {
        if (!enabled || event.button > 0) return;
        press.current = { x: event.clientX, y: event.clientY, out: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={({ clientX, clientY, pointerType }) => {
        const from = press.current;
        if (!from) return;
        if (!from.out && Math.hypot(clientX - from.x, clientY - from.y) < DRAG) return;
        if (!from.out) onTake(true);
        from.out = true;
        onDrag({ clientX, clientY, touch: pointerType !== "mouse", dropped: false });
      }}
      onPointerUp={({ clientX, clientY, pointerType }) => {
        const from = press.current;
        press.current = null;
        if (from?.out) onDrag({ clientX, clientY, touch: pointerType !== "mouse", dropped: true });
        else if (from) onTake(false);
      }}
      onPointerCancel={() => {
        press.current = null;
      }}
    >
      <Button
        className={styles.button ?? ""}
        aria-label={props.label}
        aria-pressed={props.held}
        aria-disabled={!enabled || undefined}
        data-card={props.id}
        onPress={({ pointerType }) => {
          // A press by mouse or finger is the drag's business, above.
          if (enabled && (pointerType === "keyboard" || pointerType === "virtual")) onTake(false);
        }}
      >
        <Picture drawing={props.drawing} className={styles.face} />
        <kbd className={styles.key}>{props.number}</kbd>
        <span className={styles.name}>{props.id}</span>
      </Button>
    </div>
  );
}
