import { useLayoutEffect, useRef } from "react";
import { Slider, SliderThumb, SliderTrack, Toolbar } from "react-aria-components";
import type { Event } from "../../../shared/games/diced-tomatoes/events";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import type { DicedTape } from "../../app/replay/diced-tape";
import type { Transport } from "../../app/replay/transport";
import { useWords } from "../../i18n/use-words";
import { Action } from "../ui/Action";
import styles from "./Scrubber.module.css";

/** The whole table as a line: any moment on it, turns as ticks, harvests as tomatoes that lead to themselves. */
export function Scrubber(props: { state: State; tape: DicedTape; transport: Transport; onSeek(to: number): void }) {
  const { state, tape, transport, onSeek } = props;
  const { at, last } = transport;
  const { t, name, vine } = useWords(state.players);
  const input = useRef<HTMLInputElement>(null);
  const step = { step: at + 1, steps: last + 1 };
  const position =
    state.turn > 0
      ? t("replay.position", { round: state.round, turn: state.turn, ...step })
      : t("replay.position-laid", step);
  // The slider would tell a bare number.
  useLayoutEffect(() => input.current?.setAttribute("aria-valuetext", position));
  const place = (frame: number) => ({ left: `${last > 0 ? (frame / last) * 100 : 0}%` });
  const harvestWords = (event: Extract<Event, { type: "vine-harvested" }>, frame: number) => {
    const { round, turn } = tape.frames[frame]?.state ?? state;
    return t("replay.harvest", { name: name(event.by), vine: vine(event.seat, event.vine), round, turn });
  };
  return (
    <div className={styles.scrubber}>
      <p className={styles.position}>{position}</p>
      {tape.cut && (
        <p className={styles.cut} role="status">
          {t("replay.cut", { steps: last + 1 })}
        </p>
      )}
      <div className={styles.line}>
        <Toolbar className={styles.harvests ?? ""} aria-label={t("replay.harvests")}>
          {tape.marks.map(
            ({ at: frame, event }, index) =>
              event.type === "vine-harvested" && (
                <div
                  // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a tape never change.
                  key={index}
                  className={styles.place}
                  style={place(frame)}
                >
                  <Action
                    look="icon"
                    className={styles.harvest}
                    label={harvestWords(event, frame)}
                    hint={harvestWords(event, frame)}
                    onPress={() => {
                      onSeek(frame);
                      giveKeysBack();
                    }}
                  >
                    <Tomato />
                  </Action>
                </div>
              ),
          )}
        </Toolbar>
        <Slider
          aria-label={t("replay.scrubber")}
          minValue={0}
          maxValue={last}
          step={1}
          value={at}
          onChange={(to) => onSeek(to as number)}
          onChangeEnd={giveKeysBack}
        >
          <SliderTrack className={styles.track ?? ""}>
            {tape.marks.map(
              ({ at: frame, kind }, index) =>
                kind === "turn" && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a tape never change.
                  <span key={index} className={styles.turn} style={place(frame)} />
                ),
            )}
            <span className={styles.filled} style={{ width: place(at).left }} />
            <SliderThumb className={styles.thumb ?? ""} inputRef={input} />
          </SliderTrack>
        </Slider>
      </div>
    </div>
  );
}

/** After a press by mouse or finger the arrows are the replay's again; who is here by keys stays. */
function giveKeysBack(): void {
  const { activeElement, documentElement } = document;
  if (documentElement.matches("[data-input=pointer]") && activeElement instanceof HTMLElement) activeElement.blur();
}

function Tomato() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="9.5" r="5.5" fill="#c0301d" stroke="#98220f" />
      <path d="M8 6.5 5 4.2M8 6.5l3-2.3M8 6.5V2.5" stroke="#365a20" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}
