import type { Command, Power } from "../../../shared/games/diced-tomatoes/commands";
import { POWER_COST, POWERS } from "../../../shared/games/diced-tomatoes/commands";
import { powerRefusal } from "../../../shared/games/diced-tomatoes/powers";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import { useWords } from "../../i18n/use-words";
import { usesOf } from "../model/powers";
import { Action } from "../ui/Action";
import { Heart } from "../ui/Heart";
import styles from "./KarmaPanel.module.css";

/** The six karma powers (DT-K5): cost, and in words why one cannot be used now. */
export function KarmaPanel(props: {
  state: State;
  legal: readonly Command[];
  aimed: Power | null;
  /** Why this screen may not use powers now. */
  blocked: string | null;
  onAim(power: Power | null): void;
}) {
  const { state, legal, aimed, blocked, onAim } = props;
  const { t, refusal, power: powerName } = useWords(state.players);
  const karma = state.players[state.activeSeat ?? -1]?.karma ?? 0;
  return (
    <section className={styles.panel} aria-label={t("power.title")} data-karma>
      <p className={styles.label}>
        <Heart size={16} />
        {t("power.have", { count: karma })}
      </p>
      <div className={styles.powers}>
        {POWERS.map((power) => {
          const against = usesOf(legal, power).length > 0 ? null : powerRefusal(state, power);
          const reason = blocked ?? (against && refusal(against));
          const short = against
            ? t([`power.short.${against.reason}-${power}`, `power.short.${against.reason}`], {
                count: POWER_COST[power] - karma,
              })
            : "";
          return (
            <Action
              key={power}
              className={styles.power}
              label={`${t("power.label", { power: powerName(power), count: POWER_COST[power] })}${reason ? ` – ${reason}` : ""}`}
              pressed={aimed === power}
              reason={reason}
              hint={t(`power.what.${power}`)}
              onPress={() => onAim(aimed === power ? null : power)}
            >
              <span className={styles.name}>{powerName(power)}</span>
              <span className={styles.cost}>
                {POWER_COST[power]}
                <Heart size={13} />
              </span>
              <span className={styles.why}>{short}</span>
            </Action>
          );
        })}
      </div>
    </section>
  );
}
