import { useCallback, useState } from "react";
import { useCompany, useOwnScreen } from "../company/company-context";
import { TableSlips } from "../company/TableSlips";
import { useWords } from "../i18n/use-words";
import { DicePanel } from "./drawer/DicePanel";
import { Drawer } from "./drawer/Drawer";
import { FairPanel } from "./drawer/FairPanel";
import { EndPanel } from "./end/EndPanel";
import { FlatTable } from "./flat/FlatTable";
import type { TableHudProps } from "./hud-props";
import type { HudKey } from "./keys/hotkeys";
import { KeyboardHelp } from "./keys/KeyboardHelp";
import { useHotkeys } from "./keys/use-hotkeys";
import { useInputKind, useTargetFocus } from "./keys/use-target-focus";
import { EventLog } from "./log/EventLog";
import { ClosedBanner } from "./messages/ClosedBanner";
import { LineBanner } from "./messages/LineBanner";
import { LiveRegion } from "./messages/LiveRegion";
import { SceneBanner } from "./messages/SceneBanner";
import { Toast } from "./messages/Toast";
import { RulesPanel } from "./rules/RulesPanel";
import { ScoresPanel } from "./scores/ScoresPanel";
import { SettingsPanel } from "./settings/SettingsPanel";
import { useFlatWanted } from "./settings/use-flat-wanted";
import styles from "./TableHud.module.css";
import { AnchorLayer } from "./targets/AnchorLayer";
import { BottomBar } from "./turn/BottomBar";
import { LeaveTable } from "./turn/LeaveTable";
import { type MenuItemId, type Panel, TopBar } from "./turn/TopBar";
import { TurnBanner } from "./turn/TurnBanner";
import { Sheet } from "./ui/Sheet";
import { useNarrow } from "./ui/use-narrow";

/** An open table: the 3D table (or the flat one) between two bars, and everything that can be asked of it. */
export function TableHud(props: TableHudProps) {
  const { screen, actions, latest, watched } = props;
  const { shown, targets } = screen;
  const words = useWords(shown.players);
  const { t } = words;
  const narrow = useNarrow();
  const flatWanted = useFlatWanted();
  const [panel, setPanel] = useState<Panel | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [sheet, setSheet] = useState<"help" | "leave" | null>(null);
  const flat = props.stage === null || flatWanted;
  const own = useOwnScreen();
  const { showPeople } = useCompany();
  const host = own && !watched;
  const playing = shown.activeSeat !== null && props.mySeats.includes(shown.activeSeat);

  const toggle = (next: Panel) => {
    setRule(null);
    setPanel(panel === next ? null : next);
  };
  const onHudKey = (key: HudKey) => {
    if (key === "help") setSheet("help");
    else if (key === "close" && watched && !panel) watched.onClose();
    else if (key === "close") setPanel(null);
    else if (key === "phones") showPeople?.();
    else if (key === "sound") props.sound.toggle();
    else if (key === "karma") document.querySelector<HTMLElement>("[data-karma] button")?.focus();
    else toggle(key);
  };
  const onMenu = (item: MenuItemId) => {
    if (item === "leave" && watched) watched.onClose();
    else if (item === "phones") showPeople?.();
    else if (item === "help" || item === "leave") setSheet(item);
    else {
      setRule(null);
      setPanel(item);
    }
  };
  const { onRefusalRead } = props;
  const closeToast = useCallback(() => onRefusalRead(), [onRefusalRead]);
  useInputKind();
  useTargetFocus(screen.aim);
  useHotkeys(screen, actions, onHudKey, watched?.onKey);

  const hiddenRoll = screen.rolling && latest && "rollId" in latest.event ? latest.event.rollId : null;
  const onTarget = ({ command }: (typeof targets)[number]) => actions.send(command);
  const again = () =>
    actions.openTable(
      shown.players.map(({ name }) => name),
      shown.options,
    );
  return (
    <div className={styles.hud} data-flat={flat || undefined} data-rolling={screen.rolling || undefined}>
      <TopBar
        state={shown}
        panel={panel}
        camera={flat ? null : { players: shown.players, onLook: actions.focusCamera }}
        onPanel={toggle}
        sound={props.sound}
        onHelp={() => setSheet("help")}
        watched={watched !== undefined}
        onMenu={onMenu}
      />
      <div className={styles.banners}>
        <LineBanner line={props.line} />
        <ClosedBanner closed={props.closed} />
        <SceneBanner state={props.sceneState} />
      </div>
      <main className={styles.stage}>
        <div className={styles.table}>
          {flat ? (
            <FlatTable state={shown} targets={targets} onChoose={onTarget} />
          ) : (
            <>
              {props.stage}
              <AnchorLayer state={shown} targets={targets} onChoose={onTarget} />
            </>
          )}
        </div>
        {!watched && <TurnBanner state={shown} />}
        {!watched && <TableSlips seats={[]} />}
        {shown.phase === "finished" && (
          <EndPanel state={shown} next={!host ? null : { onAgain: again, onNewSetup: props.onNewSetup }} />
        )}
        {props.refusal && (
          <Toast
            shown={props.refusal}
            words={{ refusal: (refusal) => words.refusal(refusal, shown.hand) }}
            onClose={closeToast}
            onRule={(id) => {
              setRule(id);
              setPanel("rules");
            }}
          />
        )}
        {panel && (
          <Drawer title={t(`panel.${panel}`)} onClose={() => setPanel(null)}>
            {panel === "scores" && <ScoresPanel state={shown} />}
            {panel === "log" && (
              <EventLog
                players={shown.players}
                log={props.log}
                hiddenRoll={hiddenRoll}
                onGoBack={host && shown.activeSeat !== null && props.closed === null ? props.onGoBack : null}
              />
            )}
            {panel === "rules" && <RulesPanel rule={rule} />}
            {panel === "settings" && <SettingsPanel />}
            {panel === "dice" && (
              <>
                {host && <DicePanel diagnostics={props.diagnostics} onAsk={props.onAskDiagnostics} />}
                <FairPanel players={shown.players} fair={props.fair} onCheck={props.onCheckDice} />
              </>
            )}
          </Drawer>
        )}
      </main>
      {watched ? (
        watched.bar
      ) : (
        <BottomBar
          screen={screen}
          actions={actions}
          mySeats={props.mySeats}
          latest={latest?.event ?? null}
          log={props.log}
          hiddenRoll={hiddenRoll}
          lineOpen={props.line === "open"}
          closed={props.closed !== null}
          narrow={narrow}
        />
      )}
      <LiveRegion
        key={watched?.jumps ?? 0}
        state={shown}
        log={props.log}
        rolling={screen.rolling}
        refusal={props.refusal}
        words={words}
      />
      <Sheet title={t("help.title")} isOpen={sheet === "help"} onClose={() => setSheet(null)}>
        <KeyboardHelp watched={watched !== undefined} />
      </Sheet>
      <LeaveTable
        isOpen={sheet === "leave"}
        onClose={() => setSheet(null)}
        onLeave={actions.closeTable}
        onConcede={
          playing && screen.legal.some(({ type }) => type === "concede")
            ? () => {
                setSheet(null);
                actions.send({ type: "concede" });
              }
            : null
        }
        onEnd={
          host && shown.phase !== "finished" && props.closed === null
            ? () => {
                setSheet(null);
                props.onEndTable();
              }
            : null
        }
      />
    </div>
  );
}
