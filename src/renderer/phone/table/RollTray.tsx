import { type PointerEvent, useRef } from "react";
import { type DieId, dieColour } from "../../../shared/dice/kinds";
import type { Flick } from "../../../shared/dice/throw";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import { quickPick } from "../../app/targets";
import { DieFace } from "../../hud/dice/DieFace";
import { useWords } from "../../i18n/use-words";
import { flickOf, type HandSample } from "../../scene/flick";
import styles from "./RollTray.module.css";

/** Pixels of a finger's way that are one die edge on the table. */
const PIXELS_PER_EDGE = 28;

/** The dice of the next roll on a tray: a tap throws them, and a flick throws them its way. */
export function RollTray(props: {
  state: State;
  picked: readonly DieId[];
  /** Why they cannot be rolled now. */
  reason: string | null;
  onRoll(flick?: Flick): void;
}) {
  const { state, picked, reason, onRoll } = props;
  const words = useWords(state.players);
  const { t } = words;
  const samples = useRef<HandSample[]>([]);
  const flicked = useRef(false);
  const chosen = picked.length > 0 ? picked : quickPick(state.basket);
  const dice = [...state.hand.map(({ die }) => die), ...chosen];
  const sample = ({ clientX, clientY, timeStamp }: PointerEvent) =>
    samples.current.push({ x: clientX / PIXELS_PER_EDGE, z: clientY / PIXELS_PER_EDGE, time: timeStamp });
  return (
    <button
      type="button"
      className={styles.tray}
      aria-disabled={reason !== null || undefined}
      aria-label={`${t("pick.roll")}: ${words.counts(dice)}${reason ? ` – ${reason}` : ""}`}
      onPointerDown={(event) => {
        flicked.current = false;
        samples.current = [];
        sample(event);
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (samples.current.length > 0) sample(event);
      }}
      onPointerUp={(event) => {
        sample(event);
        const flick = flickOf(samples.current);
        samples.current = [];
        if (!flick || reason !== null) return;
        flicked.current = true;
        onRoll(flick);
      }}
      onPointerCancel={() => {
        samples.current = [];
      }}
      onClick={() => {
        // The click that ends a flick is no second throw.
        if (!flicked.current && reason === null) onRoll();
        flicked.current = false;
      }}
    >
      <span className={styles.dice} aria-hidden="true">
        {dice.slice(0, MOST_SHOWN).map((die) => (
          <DieFace key={die} colour={dieColour(die)} value={null} size={30} />
        ))}
        {dice.length > MOST_SHOWN && <span>+{dice.length - MOST_SHOWN}</span>}
      </span>
      <span className={styles.words}>
        <strong>{t("pick.roll")}</strong>
        <span>{reason ?? t("phone.roll.tap")}</span>
      </span>
    </button>
  );
}

/** Dice drawn on the tray; it is no wider than a thumb reaches. */
const MOST_SHOWN = 6;
