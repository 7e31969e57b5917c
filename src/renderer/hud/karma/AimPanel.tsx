import { Toolbar } from "react-aria-components";
import type { DieId } from "../../../shared/dice/kinds";
import { dieColour } from "../../../shared/dice/kinds";
import { POWER_COST, type Power } from "../../../shared/games/diced-tomatoes/commands";
import { placesFor, rolledValue } from "../../../shared/games/diced-tomatoes/placing";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import type { TableActions, TableScreen } from "../../app/turn";
import { useWords } from "../../i18n/use-words";
import { DieFace } from "../dice/DieFace";
import { type DiePowerCommand, dieUsesOf } from "../model/powers";
import { rehearse } from "../model/rehearse";
import { TargetList } from "../targets/TargetList";
import { Action } from "../ui/Action";
import styles from "./AimPanel.module.css";

/** Aiming one karma power: first at a die or a vine, then, where there is a choice, at a value. */
export function AimPanel(props: {
  screen: TableScreen;
  power: Power;
  actions: Pick<TableActions, "aimPower" | "select" | "send">;
}) {
  const { screen, power, actions } = props;
  const { t, power: powerName } = useWords(screen.shown.players);
  const uses = dieUsesOf(screen.legal, power);
  const dice = [...new Set(uses.map(({ die }) => die))];
  const selected = screen.aim.selected;
  const die = dice.find((one) => one === selected) ?? (dice.length === 1 ? dice[0] : undefined);
  return (
    <section className={styles.aim} aria-label={t("power.aiming", { power: powerName(power) })}>
      <p className={styles.head}>
        <strong>{t("power.aiming", { power: powerName(power) })}</strong>
        <span>{t("power.costs", { count: POWER_COST[power] })}</span>
        <Action look="quiet" className={styles.cancel} shortcut="Esc" onPress={() => actions.aimPower(null)}>
          {t("common.cancel")}
        </Action>
      </p>
      {uses.length === 0 ? (
        <TargetList state={screen.shown} targets={screen.targets} onChoose={({ command }) => actions.send(command)} />
      ) : die === undefined ? (
        <DieChoice state={screen.shown} dice={dice} onChoose={(one) => actions.select(one)} />
      ) : (
        <UseChoice
          state={screen.shown}
          die={die}
          uses={uses.filter((use) => use.die === die)}
          onUse={(command) => actions.send(command)}
          onOther={dice.length > 1 ? () => actions.select(null) : null}
        />
      )}
    </section>
  );
}

function DieChoice(props: { state: State; dice: readonly DieId[]; onChoose(die: DieId): void }) {
  const words = useWords(props.state.players);
  return (
    <Toolbar data-targets className={styles.row ?? ""} aria-label={words.t("power.which-die")}>
      <span className={styles.ask}>{words.t("power.which-die")}</span>
      {props.dice.map((die) => {
        const value = rolledValue(props.state, die);
        return (
          <Action key={die} look="icon" label={words.die(die, value)} onPress={() => props.onChoose(die)}>
            <DieFace colour={dieColour(die)} value={value} size={36} />
          </Action>
        );
      })}
    </Toolbar>
  );
}

/** The ways to use the power on this die, each shown as what it makes of it. */
function UseChoice(props: {
  state: State;
  die: DieId;
  uses: readonly DiePowerCommand[];
  onUse(command: DiePowerCommand): void;
  onOther: (() => void) | null;
}) {
  const { state, die } = props;
  const words = useWords(state.players);
  const { t } = words;
  const value = rolledValue(state, die);
  return (
    <Toolbar data-targets className={styles.row ?? ""} aria-label={words.die(die, value)}>
      <DieFace colour={dieColour(die)} value={value} size={36} />
      <span aria-hidden="true" className={styles.arrow}>
        →
      </span>
      {props.uses.map((use) => {
        const after = rehearse(state, use);
        const turned = after.ok ? rolledValue(after.state, die) : null;
        return (
          <Action
            key={`${use.power}-${turned}`}
            className={styles.use}
            label={
              turned === null
                ? t("power.use-reroll", { die: words.die(die, value) })
                : t("power.use-turn", { die: words.die(die, value), value: turned })
            }
            onPress={() => props.onUse(use)}
          >
            <DieFace colour={dieColour(die)} value={turned} size={34} />
            {after.ok ? (
              <span className={styles.fits}>{t("power.fits", { count: placesFor(after.state, die).length })}</span>
            ) : (
              t("power.name.reroll")
            )}
          </Action>
        );
      })}
      {props.onOther && (
        <Action look="quiet" onPress={props.onOther}>
          {t("power.other-die")}
        </Action>
      )}
    </Toolbar>
  );
}
