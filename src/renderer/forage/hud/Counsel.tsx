import { Radio, RadioGroup } from "react-aria-components";
import type { Hint } from "../../../shared/games/forage/solver/hint-reason";
import { Action } from "../../hud/ui/Action";
import { Icon } from "../../hud/ui/Icon";
import type { ForageWords } from "../../i18n/forage-words";
import type { HeldCard } from "../board/held";
import { openCells, type Way } from "../model/rehearse";
import { totalText } from "../model/score-lines";
import type { HintState, Hints } from "../solver/use-hint";
import styles from "./Counsel.module.css";

/** What laying the held card would do, in words, and the choice where the rules leave one (FG-D5, FG-D8). */
export function Counsel(props: {
  held: HeldCard | null;
  words: ForageWords;
  /** Said while no card is held. */
  idle: string;
  /** Null where no card is to be laid. */
  hints: Hints | null;
  onChoose(way: number): void;
  onRule(rule: string): void;
}) {
  return (
    <>
      {props.hints && <HintLine hints={props.hints.state} words={props.words} />}
      <Outlook {...props} />
    </>
  );
}

/** What the advice that was asked for is about, in one sentence. */
function HintLine({ hints, words }: { hints: HintState; words: ForageWords }) {
  const { t } = words;
  if (hints.is === "none") return null;
  return (
    <p className={styles.hint} role="status" data-testid="hint">
      {hints.is === "there"
        ? t(`forage.hint.${hints.hint.reason.code}`, { count: points(hints.hint), ...hints.hint.reason.params })
        : t(`forage.hint.${hints.is}`)}
    </p>
  );
}

/** What a sentence without a number of dice counts. */
const points = ({ reason: { params } }: Hint): number => ("points" in params ? params.points : 0);

function Outlook(props: Parameters<typeof Counsel>[0]) {
  const { held, words } = props;
  const { t } = words;
  if (held === null) {
    return (
      <div className={styles.resting}>
        <p className={styles.idle}>{props.idle}</p>
        {props.hints && (
          <Action look="quiet" shortcut="T" onPress={props.hints.ask}>
            <Icon name="leaf" size={20} />
            {t(props.hints.state.is === "thinking" ? "forage.hint.stop" : "forage.hint.ask")}
          </Action>
        )}
      </div>
    );
  }
  const { rehearsal } = held;
  if (!rehearsal.legal) {
    const { rule } = rehearsal.refusal;
    return (
      <div className={styles.counsel} data-legal="false">
        <p className={styles.sum}>{t("forage.hand.illegal")}</p>
        <p>
          {words.refusal(rehearsal.refusal)}{" "}
          {rule && (
            <button type="button" className={styles.rule} onClick={() => props.onRule(rule)}>
              {t("refusal.see-rule", { rule })}
            </button>
          )}
        </p>
      </div>
    );
  }
  const { chosen, ways, before } = rehearsal;
  return (
    <div className={styles.counsel}>
      <p className={styles.sum} data-testid="score-change">
        {t("forage.counsel.gain", {
          change: words.signed(chosen.score.total - before.total),
          total: totalText(chosen.score.total),
        })}
      </p>
      {ways.length > 1 ? (
        <RadioGroup
          className={styles.ways ?? ""}
          aria-label={t("forage.counsel.choice")}
          value={String(ways.indexOf(chosen))}
          onChange={(way) => props.onChoose(Number(way))}
        >
          <span className={styles.title}>
            {t("forage.counsel.choice")} <kbd>C</kbd>
          </span>
          {ways.map((way, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: ways are told apart by their place alone
            <Radio key={index} value={String(index)} className={styles.way ?? ""}>
              {wayWords(way, ways, words)}
            </Radio>
          ))}
        </RadioGroup>
      ) : (
        <p className={styles.does}>{words.list(chosen.cells.map(words.outlook))}</p>
      )}
    </div>
  );
}

/** What tells one way from the others. */
function wayWords(way: Way, ways: readonly Way[], words: ForageWords): string {
  const open = new Set(openCells(ways));
  const what = words.list(way.cells.filter(({ cell }) => open.has(cell)).map(words.outlook));
  return words.t("forage.counsel.way", { what, total: totalText(way.score.total) });
}
