import { useEffect, useRef } from "react";
import { earnsShards, SHARDS_PER_KARMA } from "../../../shared/games/diced-tomatoes/karma";
import { scoreOf } from "../../../shared/games/diced-tomatoes/scoring";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import type { Target } from "../../app/turn";
import { PhoneMark } from "../../company/PhoneMark";
import { useWords } from "../../i18n/use-words";
import { SeatMark } from "../turn/SeatMark";
import { Heart } from "../ui/Heart";
import styles from "./FlatMat.module.css";
import { FlatTrack } from "./FlatTrack";
import { FlatVine } from "./FlatVine";
import { Splatter } from "./Splatter";

/** One player's place: name, karma, three tomatoes and the score track. */
export function FlatMat(props: {
  state: State;
  seat: number;
  targets: readonly Target[];
  /** Whether it scrolls into view by itself at its own turn; it does unless said. */
  comesIntoView?: boolean;
  onChoose(target: Target): void;
}) {
  const { state, seat, targets, comesIntoView = true } = props;
  const { t, name } = useWords(state.players);
  const player = state.players[seat];
  const active = state.activeSeat === seat;
  const mat = useRef<HTMLElement>(null);
  // On a small screen the mat of the turn comes into view by itself.
  useEffect(() => {
    if (active && comesIntoView) mat.current?.scrollIntoView({ block: "nearest" });
  }, [active, comesIntoView]);
  if (!player) return null;
  return (
    <section
      ref={mat}
      className={styles.mat}
      data-active={active || undefined}
      aria-label={t("flat.mat", { name: name(seat) })}
    >
      <header className={styles.head}>
        <SeatMark seat={seat} size={30} />
        <h2 className={styles.name}>{name(seat)}</h2>
        <PhoneMark seat={seat} size={20} />
        {active && <span className={styles.turn}>{t("flat.turn")}</span>}
        {state.lastSeat === seat && <Splatter label={t("flat.last")} />}
        <span className={styles.karma}>
          <Heart size={20} />
          <span className="visually-hidden">{t("power.have", { count: player.karma })}</span>
          <strong aria-hidden="true">{player.karma}</strong>
          {earnsShards(state.options) && (
            <span className={styles.shards}>
              <span className="visually-hidden">
                {t("score.shards", { count: player.shards, of: SHARDS_PER_KARMA })}
              </span>
              {Array.from({ length: SHARDS_PER_KARMA - 1 }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: shards are alike.
                <i key={index} data-full={index < player.shards || undefined} />
              ))}
            </span>
          )}
        </span>
        <span className={styles.points}>{t("flat.points", { count: scoreOf(state, seat).total })}</span>
      </header>
      <ul className={styles.vines}>
        {player.vines.map((vine, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a token is its number.
          <li key={index}>
            <FlatVine
              state={state}
              seat={seat}
              index={index}
              vine={vine}
              target={targets.find((target) => target.vine === index) ?? null}
              onChoose={props.onChoose}
            />
          </li>
        ))}
      </ul>
      <FlatTrack player={player} />
    </section>
  );
}
