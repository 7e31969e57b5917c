import type { DieId } from "../../../shared/dice/kinds";
import { blockingDice, rolledValue } from "../../../shared/games/diced-tomatoes/placing";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import type { TableActions, TableScreen } from "../../app/turn";
import { useWords } from "../../i18n/use-words";
import { AimPanel } from "../karma/AimPanel";
import { type Outlook, outlookOf } from "../model/outlook";
import { TargetList } from "../targets/TargetList";
import { Action } from "../ui/Action";
import styles from "./Counsel.module.css";

/** The middle of the lower bar: what can be done just now, or what the end of the turn will bring. */
export function Counsel(props: { screen: TableScreen; actions: TableActions }) {
  const { screen, actions } = props;
  const { shown, aim } = screen;
  const { t, die: dieWords } = useWords(shown.players);
  if (shown.activeSeat === null) return null;
  if (screen.rolling) {
    return (
      <div className={styles.rolling}>
        <p className={styles.said}>{t("turn.rolling")}</p>
        <Action look="quiet" shortcut={t("key.space")} hint={t("turn.skip-hint")} onPress={actions.skip}>
          {t("turn.skip")}
        </Action>
      </div>
    );
  }
  if (aim.power) return <AimPanel screen={screen} power={aim.power} actions={actions} />;
  if (shown.phase === "pick") return <p className={styles.said}>{t("pick.advice", { count: shown.hand.length })}</p>;
  if (aim.selected) {
    const value = rolledValue(shown, aim.selected);
    return (
      <div className={styles.targets}>
        <p className={styles.title}>{t("target.where", { die: dieWords(aim.selected, value) })}</p>
        {screen.targets.length > 0 ? (
          <TargetList state={shown} targets={screen.targets} onChoose={({ command }) => actions.send(command)} />
        ) : (
          <p>{t("target.nowhere")}</p>
        )}
      </div>
    );
  }
  const outlook = outlookOf(shown, screen.legal);
  if (outlook) return <OutlookLines state={shown} outlook={outlook} />;
  return <StillToPlace state={shown} onSelect={actions.select} />;
}

/** DT-T4 in words: each die that can still be placed, with its places. */
function StillToPlace({ state, onSelect }: { state: State; onSelect(die: DieId): void }) {
  const words = useWords(state.players);
  const blocking = blockingDice(state);
  if (blocking.length === 0) return null;
  return (
    <div className={styles.lines}>
      <p className={styles.title}>{words.t("end.still", { count: blocking.length })}</p>
      <ul className={styles.blocking}>
        {blocking.map(({ die, places }) => {
          const value = rolledValue(state, die);
          const [first] = places;
          if (!first) return null;
          return (
            <li key={die}>
              <Action look="quiet" className={styles.blocker} onPress={() => onSelect(die)}>
                <strong>{words.die(die, value)}</strong>
                <span>
                  {words.t("end.places", { vine: words.vine(first.seat, first.vine), count: places.length - 1 })}
                </span>
              </Action>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What the end of the turn will bring, line by line. */
export function OutlookLines({ state, outlook }: { state: State; outlook: Outlook }) {
  const words = useWords(state.players);
  const { t } = words;
  const lines: string[] = [];
  for (const { seat, vine, reason, dice } of outlook.cleared) {
    lines.push(t(`end.cleared-${reason}`, { vine: words.vine(seat, vine), count: dice.length }));
  }
  if (outlook.karmaLost) lines.push(t("end.karma-lost", { count: outlook.karmaLost.amount }));
  if (outlook.passed) {
    const { from, to, dice } = outlook.passed;
    lines.push(
      from === to
        ? t("end.kept", { dice: words.counts(dice) })
        : t("end.passed", { dice: words.counts(dice), name: words.name(to) }),
    );
  }
  if (outlook.ended) lines.push(t(`end.game-${outlook.ended.reason}`));
  if (lines.length === 0) lines.push(t("end.quiet"));
  return (
    <div className={styles.lines}>
      <p className={styles.title}>{t("end.outlook")}</p>
      <ul className={styles.outlook}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {outlook.emptyBasket && <p className={styles.warning}>{t("end.empty-basket")}</p>}
    </div>
  );
}
