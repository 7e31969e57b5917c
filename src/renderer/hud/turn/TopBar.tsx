import type { State } from "../../../shared/games/diced-tomatoes/state";
import { useOwnScreen } from "../../company/company-context";
import { PeopleSign } from "../../company/PeopleSign";
import { PhoneMark } from "../../company/PhoneMark";
import { useWords } from "../../i18n/use-words";
import { seatColours } from "../../theme/colours";
import { Action } from "../ui/Action";
import { Icon, type IconName } from "../ui/Icon";
import { CameraButtons, type CameraButtonsProps } from "./CameraButtons";
import { SeatMark } from "./SeatMark";
import { TableMenu } from "./TableMenu";
import styles from "./TopBar.module.css";

const MENU = ["phones", "rules", "scores", "log", "settings", "dice", "help", "leave"] as const;
export type MenuItemId = (typeof MENU)[number];

/** A replay has nobody at it, and only the table's own screens can put a table away. */
const WATCHED_MENU = MENU.filter((item) => item !== "phones");
const GUEST_MENU = MENU.filter((item) => item !== "leave");

export type Panel = "scores" | "log" | "rules" | "settings" | "dice";

/** Whose turn it is, where the camera looks, and the ways to everything else. */
export function TopBar(props: {
  state: State;
  panel: Panel | null;
  camera: CameraButtonsProps | null;
  onPanel(panel: Panel): void;
  sound: { on: boolean; toggle(): void };
  onHelp(): void;
  /** Whether the table is only watched. */
  watched: boolean;
  onMenu(item: MenuItemId): void;
}) {
  const words = useWords(props.state.players);
  const { t } = words;
  const own = useOwnScreen();
  const panels: [Panel, IconName, string][] = [
    ["scores", "score", "S"],
    ["log", "log", "L"],
    ["rules", "book", "H"],
  ];
  return (
    <header className={styles.bar}>
      <TurnSign state={props.state} />
      {props.camera && <CameraButtons {...props.camera} />}
      <nav className={styles.panels} aria-label={t("top.panels")}>
        {!props.watched && <PeopleSign />}
        {panels.map(([panel, icon, key]) => (
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
          pressed={props.sound.on}
          label={t("sound.title")}
          hint={t(props.sound.on ? "sound.mute" : "sound.unmute")}
          shortcut="M"
          onPress={props.sound.toggle}
          className={styles.help}
        >
          <Icon name={props.sound.on ? "sound" : "mute"} />
        </Action>
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
          watched={props.watched}
          onChoose={props.onMenu}
        />
      </nav>
    </header>
  );
}

function TurnSign({ state }: { state: State }) {
  const { t, name } = useWords(state.players);
  const seat = state.activeSeat;
  const { ground, ink } = seatColours(seat ?? 0);
  return (
    <div className={styles.turn}>
      {seat === null ? (
        <strong className={styles.name}>{t(state.phase === "finished" ? "turn.over" : "start-roll.title")}</strong>
      ) : (
        <span className={styles.plate} style={{ background: ground, color: ink }}>
          <SeatMark seat={seat} size={30} />
          <strong className={styles.name}>{t("turn.whose", { name: name(seat) })}</strong>
          <PhoneMark seat={seat} size={24} />
        </span>
      )}
      {state.turn > 0 && (
        <span className={styles.round}>{t("turn.round", { round: state.round, turn: state.turn })}</span>
      )}
      {state.finalRound && state.phase !== "finished" && <span className={styles.stamp}>{t("turn.final")}</span>}
    </div>
  );
}
