import type { ReactNode } from "react";
import { type DieColour, type DieId, dieColour } from "../../../shared/dice/kinds";
import { dicePerRoll } from "../../../shared/games/diced-tomatoes/legality";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import { quickPick } from "../../app/targets";
import type { TableActions } from "../../app/turn";
import { useWords } from "../../i18n/use-words";
import { DieFace } from "../dice/DieFace";
import { lastOfColour, nextOfColour, ofColour, SHOWN_COLOURS } from "../model/dice";
import { Action } from "../ui/Action";
import { Icon } from "../ui/Icon";
import styles from "./BasketPicker.module.css";

/** Choosing the dice of the next roll by colour (DT-T1), beside the dice that were passed. */
export function BasketPicker(props: {
  state: State;
  picked: readonly DieId[];
  actions: Pick<TableActions, "pick" | "unpick" | "roll">;
  /** Why this screen may not pick now. */
  blocked: string | null;
  /** What rolls the dice, given why it cannot; a button unless said. */
  go?: (reason: string | null) => ReactNode;
}) {
  const { state, picked, actions, blocked } = props;
  const words = useWords(state.players);
  const { t } = words;
  const wanted = dicePerRoll(state);
  const colours = SHOWN_COLOURS.filter((colour) => colour !== "gold" || state.options.goldenSun);
  const quick = quickPick(state.basket);
  const short = wanted - picked.length;
  // Nothing picked is a whole choice too: the usual one.
  const rolled = picked.length === 0 ? quick : picked;
  const reason = blocked ?? (picked.length > 0 && short > 0 ? t("pick.more", { count: short }) : null);
  return (
    <div className={styles.picker} data-tray={props.go !== undefined || undefined}>
      {state.hand.length > 0 && (
        <div className={styles.passed}>
          <p className={styles.label}>{t("pick.passed", { count: state.hand.length })}</p>
          <ul className={styles.dice} aria-label={t("pick.passed", { count: state.hand.length })}>
            {state.hand.map(({ die }) => (
              <li key={die}>
                <DieFace colour={dieColour(die)} value={null} size={34} />
                <span className="visually-hidden">{words.die(die, null)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <p className={styles.label}>
          {t("pick.title", { count: wanted })}
          <span className={styles.count}>
            {picked.length}/{wanted}
          </span>
        </p>
        <div className={styles.colours}>
          {colours.map((colour, index) => (
            <ColourStepper
              key={colour}
              colour={colour}
              shortcut={String(index + 1)}
              state={state}
              picked={picked}
              full={blocked ?? (short <= 0 ? t("pick.full", { count: wanted }) : null)}
              actions={actions}
            />
          ))}
        </div>
      </div>
      {props.go ? (
        props.go(reason)
      ) : (
        <div className={styles.go}>
          <Action
            look="primary"
            className={styles.roll}
            reason={reason}
            shortcut="R"
            label={t("pick.roll")}
            hint={t(picked.length === 0 && quick.length > 0 ? "pick.quick-hint" : "pick.roll-hint")}
            onPress={() => actions.roll()}
          >
            {t("pick.roll")}
            {rolled.length > 0 && <span className={styles.what}>{words.counts(rolled)}</span>}
          </Action>
          <p className={styles.reason}>{reason}</p>
        </div>
      )}
    </div>
  );
}

function ColourStepper(props: {
  colour: DieColour;
  shortcut: string;
  state: State;
  picked: readonly DieId[];
  full: string | null;
  actions: Pick<TableActions, "pick" | "unpick">;
}) {
  const { colour, state, picked, full, actions } = props;
  const { t } = useWords(state.players);
  const count = ofColour(picked, colour).length;
  const left = ofColour(state.basket, colour).length - count;
  const next = nextOfColour(state.basket, picked, colour);
  const last = lastOfColour(picked, colour);
  return (
    <fieldset className={styles.stepper} data-chosen={count > 0 || undefined}>
      <legend className="visually-hidden">{t(`pick.colour.${colour}`)}</legend>
      <Action
        look="icon"
        className={styles.step}
        label={t(`pick.less.${colour}`)}
        reason={last === null ? t("pick.none-picked") : null}
        onPress={() => {
          if (last) actions.unpick(last);
        }}
      >
        <Icon name="minus" size={18} />
      </Action>
      <Action
        look="icon"
        className={styles.colour}
        label={t(`pick.take.${colour}`, { count })}
        hint={t(`pick.add.${colour}`)}
        shortcut={props.shortcut}
        reason={next === null ? t("pick.gone") : full}
        onPress={() => {
          if (next) actions.pick(next);
        }}
      >
        <DieFace colour={colour} value={null} size={34} />
        <output className={styles.number}>{count}</output>
      </Action>
      <Action
        look="icon"
        className={styles.step}
        label={t(`pick.add.${colour}`)}
        reason={next === null ? t("pick.gone") : full}
        onPress={() => {
          if (next) actions.pick(next);
        }}
      >
        <Icon name="plus" size={18} />
      </Action>
      <p className={styles.left}>{t("pick.left", { count: left })}</p>
    </fieldset>
  );
}
