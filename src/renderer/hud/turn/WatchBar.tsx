import { dieColour } from "../../../shared/dice/kinds";
import type { Event } from "../../../shared/games/diced-tomatoes/events";
import type { LogEntry } from "../../../shared/protocol/messages";
import type { TableActions, TableScreen } from "../../app/turn";
import { useGuestAt, useOwnScreen } from "../../company/company-context";
import { PhoneMark } from "../../company/PhoneMark";
import { TableSlips } from "../../company/TableSlips";
import { useWords } from "../../i18n/use-words";
import { DieFace } from "../dice/DieFace";
import strip from "../hand/HandStrip.module.css";
import { Action } from "../ui/Action";
import styles from "./BottomBar.module.css";
import { diceInAir } from "./dice-in-air";
import { SeatMark } from "./SeatMark";
import { StartingRoll } from "./StartingRoll";
import watch from "./WatchBar.module.css";

/** The lower edge while somebody plays elsewhere: their dice, and where they play, in place of controls. */
export function WatchBar(props: {
  screen: TableScreen;
  seat: number;
  actions: TableActions;
  latest: Event | null;
  log: readonly LogEntry[];
  hiddenRoll: string | null;
  /** Whether the roll for the first turn is still worth a look. */
  starting: boolean;
}) {
  const { screen, seat } = props;
  const { shown } = screen;
  const words = useWords(shown.players);
  const { t, name } = words;
  const guest = useGuestAt(seat);
  const own = useOwnScreen();
  const inAir = diceInAir(screen, props.latest);
  const where = guest ? "company.turn.by-phone" : own ? "turn.elsewhere" : "company.turn.at-table";
  const note = screen.rolling
    ? t("turn.rolling")
    : guest && !guest.here
      ? t("company.turn.away", { name: guest.name })
      : t("company.turn.watch");
  return (
    <section
      className={`${styles.bar} ${watch.bar}`}
      aria-label={t("turn.whose", { name: name(seat) })}
      data-phase={shown.phase}
      data-watching
    >
      {shown.hand.length > 0 && (
        <div className={styles.hand}>
          <p className={styles.label}>{t("hand.title")}</p>
          <ul className={strip.strip} aria-label={t("hand.title")}>
            {shown.hand.map(({ die, value }) => {
              const rolling = inAir.has(die);
              const seen = rolling || shown.phase === "pick" ? null : value;
              return (
                <li key={die} data-die={die}>
                  <DieFace colour={dieColour(die)} value={seen} size={50} rolling={rolling} />
                  <span className="visually-hidden">
                    {rolling ? t("hand.rolling", { die: words.die(die, null) }) : words.die(die, seen)}
                  </span>
                </li>
              );
            })}
          </ul>
        </div>
      )}
      <div className={watch.who}>
        <SeatMark seat={seat} size={44} />
        <div>
          <p className={watch.where}>
            {t(where, { name: name(seat) })} <PhoneMark seat={seat} size={26} />
          </p>
          <p className={watch.note}>{note}</p>
        </div>
        {screen.rolling && (
          <Action look="quiet" shortcut={t("key.space")} hint={t("turn.skip-hint")} onPress={props.actions.skip}>
            {t("turn.skip")}
          </Action>
        )}
      </div>
      <TableSlips inBar seats={[seat]} />
      {props.starting && (
        <div className={watch.starting}>
          <StartingRoll state={shown} log={props.log} hiddenRoll={props.hiddenRoll} />
        </div>
      )}
    </section>
  );
}
