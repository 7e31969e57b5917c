import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Event } from "../../../shared/games/diced-tomatoes/events";
import type { LogEntry } from "../../../shared/protocol/messages";
import type { TableActions, TableScreen } from "../../app/turn";
import { BasketPicker } from "../hand/BasketPicker";
import { HandStrip } from "../hand/HandStrip";
import { KarmaPanel } from "../karma/KarmaPanel";
import { Action } from "../ui/Action";
import { Heart } from "../ui/Heart";
import { atHand } from "./at-hand";
import styles from "./BottomBar.module.css";
import { Counsel } from "./Counsel";
import { diceInAir } from "./dice-in-air";
import { StartingRoll, startingRolls } from "./StartingRoll";
import { TurnActions } from "./TurnActions";
import { WatchBar } from "./WatchBar";

/** The gardener's apron along the lower edge: hand or basket, advice, karma, end of the turn. */
export function BottomBar(props: {
  screen: TableScreen;
  actions: TableActions;
  mySeats: readonly number[];
  latest: Event | null;
  log: readonly LogEntry[];
  /** The roll whose dice are in the air. */
  hiddenRoll: string | null;
  lineOpen: boolean;
  /** Nothing more can be played at this table. */
  closed: boolean;
  narrow: boolean;
}) {
  const { screen, actions, narrow, latest } = props;
  const { shown, aim, legal } = screen;
  const { t } = useTranslation();
  const [karmaOpen, setKarmaOpen] = useState(false);
  const seat = shown.activeSeat;
  const mine = seat !== null && props.mySeats.includes(seat);
  const { waiting, blocked, usable, powersReady } = atHand(screen, props, t);
  const aimPower: TableActions["aimPower"] = (power) => {
    actions.aimPower(power);
    setKarmaOpen(false);
  };
  const starting = shown.turn <= 1 && shown.phase === "pick" && startingRolls(props.log).length > 0;
  const startingRoll = starting && <StartingRoll state={shown} log={props.log} hiddenRoll={props.hiddenRoll} />;
  if (seat === null) {
    if (shown.phase === "finished") return <GameOverBar />;
    return (
      <section className={`${styles.bar} ${styles.before}`} aria-label={t("start-roll.title")}>
        {startingRoll}
      </section>
    );
  }
  if (!mine) {
    return (
      <WatchBar
        screen={screen}
        seat={seat}
        actions={actions}
        latest={latest}
        log={props.log}
        hiddenRoll={props.hiddenRoll}
        starting={starting && !narrow}
      />
    );
  }
  const karma = <KarmaPanel state={shown} legal={legal} aimed={aim.power} blocked={blocked} onAim={aimPower} />;
  return (
    <section
      className={styles.bar}
      aria-label={t("turn.controls")}
      data-phase={shown.phase}
      data-waiting={waiting || undefined}
    >
      <div className={styles.hand}>
        {shown.phase === "pick" ? (
          <BasketPicker state={shown} picked={aim.picked} actions={actions} blocked={blocked} />
        ) : (
          <>
            <p className={styles.label}>{t("hand.title")}</p>
            <HandStrip
              state={shown}
              selected={aim.selected}
              inAir={diceInAir(screen, latest)}
              usable={usable}
              onSelect={actions.select}
            />
          </>
        )}
      </div>
      <div className={styles.counsel}>
        {startingRoll && !narrow && aim.power === null && aim.picked.length === 0 ? (
          startingRoll
        ) : (
          <Counsel screen={screen} actions={actions} />
        )}
      </div>
      {narrow ? (
        <div className={styles.fold}>
          {karmaOpen && karma}
          <Action
            look="plain"
            pressed={karmaOpen}
            className={styles.foldButton}
            onPress={() => setKarmaOpen(!karmaOpen)}
          >
            <Heart size={18} />
            {t("power.open", { count: powersReady })}
          </Action>
        </div>
      ) : (
        karma
      )}
      {(shown.phase === "place" || !narrow) && <TurnActions screen={screen} actions={actions} blocked={blocked} />}
    </section>
  );
}

/** Nothing is left to do at this table but to lay it again. */
function GameOverBar() {
  const { t } = useTranslation();
  return (
    <section className={`${styles.bar} ${styles.over}`} aria-label={t("turn.controls")}>
      <p className={styles.overWords}>{t("turn.thanks")}</p>
    </section>
  );
}
