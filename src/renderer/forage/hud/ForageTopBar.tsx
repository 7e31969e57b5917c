import { isRace, PILE_CARDS, playerAt, type State } from "../../../shared/games/forage/state";
import { useOwnScreen } from "../../company/company-context";
import { PeopleSign } from "../../company/PeopleSign";
import { PhoneMark } from "../../company/PhoneMark";
import { SeatMark } from "../../hud/turn/SeatMark";
import { TableMenu } from "../../hud/turn/TableMenu";
import styles from "../../hud/turn/TopBar.module.css";
import { Action } from "../../hud/ui/Action";
import { Icon, type IconName } from "../../hud/ui/Icon";
import type { ForageWords } from "../../i18n/forage-words";
import { COLOURS, seatColours } from "../../theme/colours";
import { totalText } from "../model/score-lines";

export type ForagePanel = "scores" | "log" | "rules" | "settings";
const MENU = ["phones", "rules", "scores", "log", "settings", "tutorial", "help", "leave"] as const;
export type ForageMenuItem = (typeof MENU)[number];
/** A replay has nobody at it, and only the table's own screens can put a table away. */
const WATCHED_MENU = MENU.filter((item) => item !== "tutorial" && item !== "phones");
const GUEST_MENU = MENU.filter((item) => item !== "leave");

const PANELS: readonly (readonly [ForagePanel, IconName, string])[] = [
  ["scores", "score", "S"],
  ["log", "log", "L"],
  ["rules", "book", "H"],
];

/** Whose forest is shown, how far it has come, and the ways to everything else. */
export function ForageTopBar(props: {
  state: State;
  seat: number;
  target: number | null;
  panel: ForagePanel | null;
  words: ForageWords;
  /** Whether the table is only watched. */
  watched?: boolean;
  onPanel(panel: ForagePanel): void;
  onHelp(): void;
  onMenu(item: ForageMenuItem): void;
}) {
  const { state, seat, target, words } = props;
  const { t } = words;
  const own = useOwnScreen();
  const player = playerAt(state, seat);
  const total = totalText(player.score.total);
  const race = isRace(state);
  const { ground, ink } = race ? seatColours(seat) : { ground: COLOURS.leaf, ink: "#fff6e2" };
  return (
    <header className={styles.bar}>
      <div className={styles.turn}>
        <span className={styles.plate} style={{ background: ground, color: ink }}>
          {race && <SeatMark seat={seat} size={30} />}
          <strong className={styles.name}>
            {race
              ? t("forage.top.race", { name: words.name(seat) })
              : t(state.mode === "recipes" ? "forage.top.challenge" : "forage.top.solo")}
          </strong>
          <PhoneMark seat={seat} size={24} />
        </span>
        <span className={styles.round}>
          {[
            target === null ? total : t("forage.score.of", { total, target }),
            player.finished ? t("forage.top.done") : t("forage.top.cards", { count: PILE_CARDS - 1 - player.placed }),
          ].join(t("common.dot"))}
        </span>
      </div>
      <nav className={styles.panels} aria-label={t("top.panels")}>
        {!props.watched && <PeopleSign />}
        {PANELS.map(([panel, icon, key]) => (
          <Action
            key={panel}
            look="quiet"
            className={styles.panel}
            placement="bottom"
            pressed={props.panel === panel}
            label={t(`panel.${panel}`)}
            hint={t(`panel.${panel}`)}
            shortcut={key}
            onPress={() => props.onPanel(panel)}
          >
            <Icon name={icon} />
            <span className={styles.panelName}>{t(`panel.${panel}`)}</span>
          </Action>
        ))}
        <Action
          look="icon"
          placement="bottom"
          label={t("help.title")}
          hint={t("help.title")}
          shortcut="?"
          onPress={props.onHelp}
          className={styles.help}
        >
          <Icon name="help" />
        </Action>
        <TableMenu
          items={props.watched ? WATCHED_MENU : own ? MENU : GUEST_MENU}
          watched={props.watched ?? false}
          onChoose={props.onMenu}
        />
      </nav>
    </header>
  );
}
