import { useState } from "react";
import { dieColour } from "../../../shared/dice/kinds";
import type { Event } from "../../../shared/games/diced-tomatoes/events";
import { rolledValue } from "../../../shared/games/diced-tomatoes/placing";
import type { LogEntry } from "../../../shared/protocol/messages";
import type { TableScreen } from "../../app/turn";
import { DieFace } from "../../hud/dice/DieFace";
import { HandStrip } from "../../hud/hand/HandStrip";
import { AimPanel } from "../../hud/karma/AimPanel";
import { KarmaPanel } from "../../hud/karma/KarmaPanel";
import { TargetList } from "../../hud/targets/TargetList";
import { atHand } from "../../hud/turn/at-hand";
import { diceInAir } from "../../hud/turn/dice-in-air";
import { StartingRoll, startingRolls } from "../../hud/turn/StartingRoll";
import { endTurnReason } from "../../hud/turn/TurnActions";
import { Action } from "../../hud/ui/Action";
import { Heart } from "../../hud/ui/Heart";
import { Icon } from "../../hud/ui/Icon";
import { Sheet } from "../../hud/ui/Sheet";
import { useWords } from "../../i18n/use-words";
import type { PhoneSession } from "../phone-session";
import styles from "./PhoneHand.module.css";
import { PickHand } from "./PickHand";
import { TurnAdvice } from "./TurnAdvice";

export interface PhoneHandProps {
  screen: TableScreen;
  /** The seat of this phone; null for who looks on. */
  own: number | null;
  /** Whose mat is in front. */
  mat: number;
  latest: Event | null;
  log: readonly LogEntry[];
  hiddenRoll: string | null;
  lineOpen: boolean;
  closed: boolean;
  session: PhoneSession;
}

/** The lower half of the phone: the dice in hand and all that can be done with them. */
export function PhoneHand(props: PhoneHandProps) {
  const { screen, own, log, hiddenRoll } = props;
  const { shown } = screen;
  const { t } = useWords(shown.players);
  const seat = shown.activeSeat;
  if (shown.phase === "finished") return null;
  if (seat === null) {
    return (
      <section className={styles.hand} aria-label={t("start-roll.title")}>
        <StartingRoll state={shown} log={log} hiddenRoll={hiddenRoll} />
      </section>
    );
  }
  return seat === own ? <OwnTurn {...props} /> : <OthersTurn {...props} seat={seat} />;
}

/** Another plays: the dice in that hand, to be looked at. */
function OthersTurn(props: PhoneHandProps & { seat: number }) {
  const { screen, seat, log, hiddenRoll } = props;
  const { shown } = screen;
  const { t, name, die: dieWords } = useWords(shown.players);
  const inAir = diceInAir(screen, props.latest);
  const starting = shown.turn <= 1 && shown.phase === "pick" && startingRolls(log).length > 0;
  return (
    <section className={styles.hand} aria-label={t("hand.title")}>
      <p className={styles.said}>
        {screen.rolling ? t("turn.rolling") : t("phone.turn.elsewhere", { name: name(seat) })}
      </p>
      {starting && <StartingRoll state={shown} log={log} hiddenRoll={hiddenRoll} />}
      {shown.hand.length > 0 && (
        <ul className={styles.watched} aria-label={t("hand.title")}>
          {shown.hand.map(({ die, value }) => {
            const seen = inAir.has(die) ? null : value;
            return (
              <li key={die}>
                <DieFace colour={dieColour(die)} value={seen} size={40} rolling={inAir.has(die)} />
                <span className="visually-hidden">{dieWords(die, seen)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function OwnTurn(props: PhoneHandProps) {
  const { screen, session, latest } = props;
  const { fingers } = session;
  const { shown, aim, legal } = screen;
  const words = useWords(shown.players);
  const { t } = words;
  const [karmaOpen, setKarmaOpen] = useState(false);
  const { waiting, blocked, usable, powersReady: ready } = atHand(screen, props, t);
  const picking = shown.phase === "pick";
  const elsewhere = screen.targets.filter((target) => target.seat !== props.mat);
  const endReason = endTurnReason(screen, blocked, words);
  const karma = (
    <Action pressed={karmaOpen} className={styles.karma} onPress={() => setKarmaOpen(true)}>
      <Heart size={20} />
      <span className="visually-hidden">{t("power.open", { count: ready })}</span>
      <strong aria-hidden="true">{shown.players[shown.activeSeat ?? -1]?.karma ?? 0}</strong>
      {ready > 0 && (
        <span className={styles.ready} aria-hidden="true">
          {ready}
        </span>
      )}
    </Action>
  );
  const undo = (
    <Action
      look="plain"
      className={styles.undo}
      label={t("undo.title")}
      reason={blocked ?? (screen.canUndo ? null : t("undo.nothing"))}
      onPress={fingers.undo}
    >
      <Icon name="undo" />
    </Action>
  );
  return (
    <section
      className={styles.hand}
      aria-label={t("turn.controls")}
      data-phase={shown.phase}
      data-waiting={waiting || undefined}
    >
      {aim.power ? (
        <AimPanel screen={screen} power={aim.power} actions={fingers} />
      ) : picking ? (
        <PickHand
          screen={screen}
          fingers={fingers}
          blocked={blocked}
          beside={karma}
          undo={screen.canUndo ? undo : null}
        />
      ) : (
        <>
          <HandStrip
            state={shown}
            selected={aim.selected}
            inAir={diceInAir(screen, latest)}
            usable={usable}
            onSelect={fingers.select}
          />
          {screen.rolling && (
            <Action look="quiet" onPress={session.skip}>
              {t("turn.skip")}
            </Action>
          )}
          {aim.selected && screen.targets.length === 0 && <p className={styles.said}>{t("target.nowhere")}</p>}
          {aim.selected && screen.targets.length > 0 && elsewhere.length === 0 && (
            <p className={styles.said}>
              {t("target.where", { die: words.die(aim.selected, rolledValue(shown, aim.selected)) })}
            </p>
          )}
          {elsewhere.length > 0 && (
            <div className={styles.elsewhere}>
              <p className={styles.said}>{t("phone.mats.elsewhere")}</p>
              <TargetList state={shown} targets={elsewhere} onChoose={({ command }) => fingers.send(command)} />
            </div>
          )}
          {!aim.selected && !screen.rolling && <TurnAdvice screen={screen} />}
          <div className={styles.row}>
            {karma}
            {undo}
            <Action
              look={endReason ? "plain" : "primary"}
              className={styles.end}
              reason={endReason}
              onPress={fingers.endTurn}
            >
              {t("end.turn")}
            </Action>
          </div>
        </>
      )}
      <Sheet title={t("power.title")} isOpen={karmaOpen} onClose={() => setKarmaOpen(false)}>
        <div className={styles.powers}>
          <KarmaPanel
            state={shown}
            legal={legal}
            aimed={aim.power}
            blocked={blocked}
            onAim={(power) => {
              setKarmaOpen(false);
              fingers.aimPower(power);
            }}
          />
        </div>
      </Sheet>
    </section>
  );
}
