import { useLayoutEffect, useRef } from "react";
import { Slider, SliderThumb, SliderTrack, Toolbar } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { Transport } from "../../app/replay/transport";
import { Action } from "../ui/Action";
import type { ReplayLine } from "./replay-line";
import styles from "./Scrubber.module.css";

/** The whole table as a line: any moment on it, turns as ticks, highlights as pictures that lead to themselves. */
export function Scrubber(props: { line: ReplayLine; transport: Transport; onSeek(to: number): void }) {
  const { line, transport, onSeek } = props;
  const { position } = line;
  const { at, last } = transport;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  // The slider would tell a bare number.
  useLayoutEffect(() => input.current?.setAttribute("aria-valuetext", position));
  const place = (frame: number) => ({ left: `${last > 0 ? (frame / last) * 100 : 0}%` });
  return (
    <div className={styles.scrubber}>
      <p className={styles.position}>{position}</p>
      {line.cut && (
        <p className={styles.cut} role="status">
          {t("replay.cut", { steps: last + 1 })}
        </p>
      )}
      <div className={styles.line}>
        <Toolbar className={styles.highlights ?? ""} aria-label={line.highlightsTitle}>
          {line.highlights.map(({ at: frame, label, icon }, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a tape never change.
              key={index}
              className={styles.place}
              style={place(frame)}
            >
              <Action
                look="icon"
                className={styles.highlight}
                label={label}
                hint={label}
                onPress={() => {
                  onSeek(frame);
                  giveKeysBack();
                }}
              >
                {icon}
              </Action>
            </div>
          ))}
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
            {line.turns.map(({ at: frame }) => (
              <span key={frame} className={styles.turn} style={place(frame)} />
            ))}
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
