import { useMemo, useState } from "react";
import { targetOf } from "../../../shared/games/forage/scoring";
import { isRace } from "../../../shared/games/forage/state";
import { view as seenBy } from "../../../shared/games/forage/view";
import { useCompany, useOwnScreen } from "../../company/company-context";
import { TableSlips } from "../../company/TableSlips";
import { ClosedBanner } from "../../hud/messages/ClosedBanner";
import { LineBanner } from "../../hud/messages/LineBanner";
import { SceneBanner } from "../../hud/messages/SceneBanner";
import { Toast } from "../../hud/messages/Toast";
import { LeaveTable } from "../../hud/turn/LeaveTable";
import { Action } from "../../hud/ui/Action";
import { Sheet } from "../../hud/ui/Sheet";
import { useNarrow } from "../../hud/ui/use-narrow";
import { useForageWords } from "../../i18n/use-forage-words";
import { useDayScore } from "../daily/use-day-score";
import { forestBounds } from "../model/aim";
import { nextForager, slowest } from "../model/turns";
import { tutorialStep } from "../model/tutorial";
import { useTutorialWanted } from "../model/tutorial-wanted";
import { WHOLE, zoomed } from "../model/view";
import { useBest } from "../solver/use-best";
import { useHint } from "../solver/use-hint";
import { ForageBar } from "./ForageBar";
import { ForageBoard } from "./ForageBoard";
import { ForageDrawer } from "./ForageDrawer";
import { ForageEnd } from "./ForageEnd";
import { ForageKeys } from "./ForageKeys";
import { ForageLive } from "./ForageLive";
import { ForageSides } from "./ForageSides";
import styles from "./ForageTable.module.css";
import { type ForageMenuItem, type ForagePanel, ForageTopBar } from "./ForageTopBar";
import type { ForageKey } from "./forage-keys";
import type { ForageTableProps } from "./forage-props";
import { Handover } from "./Handover";
import { Tutorial } from "./Tutorial";
import { useForageKeys } from "./use-forage-keys";
import { useForagePlay } from "./use-forage-play";
import { WatchBar } from "./WatchBar";

/** An open Forage table: the forest between two bars, slips with what counts beside it. */
export function ForageTable(props: ForageTableProps) {
  const { table, actions } = props;
  const { state, mySeats } = table;
  const words = useForageWords(state.players);
  const { t, name } = words;
  const narrow = useNarrow();
  const own = useOwnScreen();
  const { showPeople } = useCompany();
  const play = useForagePlay(props);
  const { seat, player, held, fingers, playing, curtain, view, setView, log, canUndo } = play;
  const [panel, setPanel] = useState<ForagePanel | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [sheet, setSheet] = useState<"help" | "leave" | null>(null);
  const tutorial = useTutorialWanted();
  const hints = useHint(state, seat, ({ command }) => fingers.follow(command));
  const day = useDayScore(state, props.days);
  const best = useBest(actions.fetch);
  const target = targetOf(state);
  const bounds = useMemo(() => forestBounds(player.forest), [player.forest]);
  const next = held?.rehearsal.legal ? held.rehearsal.chosen.score : null;
  const following = state.phase === "place" ? nextForager(state.players, mySeats, seat) : null;
  const slow = useMemo(() => (state.phase === "place" ? slowest(state.players) : []), [state]);

  const openPanel = (next: ForagePanel) => {
    setRule(null);
    setPanel(panel === next ? null : next);
  };
  const showRule = (id: string) => {
    setRule(id);
    setPanel("rules");
  };
  const onKey = (key: ForageKey) => {
    switch (key.does) {
      case "take": {
        const card = player.hand?.[key.card];
        if (card && playing) fingers.take(held?.aim.card === card ? null : card);
        return;
      }
      case "move":
        return fingers.move(key.dx, key.dy);
      case "turn":
        return fingers.turn(key.clockwise);
      case "lay":
        return play.lay();
      case "choose":
        return fingers.choose();
      case "hint":
        return playing ? hints.ask() : undefined;
      case "undo":
        return canUndo ? play.undo() : undefined;
      case "back":
        return held ? fingers.take(null) : setPanel(null);
      case "zoom":
        return setView(zoomed(view, key.factor));
      case "whole":
        return setView(WHOLE);
      case "help":
        return setSheet("help");
      case "phones":
        return showPeople?.();
      case "panel":
        return openPanel(key.panel);
    }
  };
  useForageKeys(held !== null, onKey);
  const onMenu = (item: ForageMenuItem) => {
    if (item === "tutorial") tutorial.want(true);
    else if (item === "phones") showPeople?.();
    else if (item === "help" || item === "leave") setSheet(item);
    else openPanel(item);
  };

  const step =
    tutorial.wanted && playing
      ? tutorialStep({
          placed: player.placed,
          holding: held !== null,
          legal: held?.rehearsal.legal === true,
          turned: play.turned,
        })
      : null;
  const seen = useMemo(() => seenBy(state, { role: "seat", seat }), [state, seat]);
  const sides = <ForageSides state={state} seat={seat} next={next} seen={seen} pace={1} words={words} />;
  return (
    <div className={styles.table} data-holding={held !== null || undefined}>
      <ForageTopBar
        state={state}
        seat={seat}
        target={target}
        panel={panel}
        words={words}
        onPanel={openPanel}
        onHelp={() => setSheet("help")}
        onMenu={onMenu}
      />
      <div className={styles.banners}>
        <LineBanner line={props.line} />
        <SceneBanner state={props.sceneState} />
        <ClosedBanner closed={props.closed} />
      </div>
      <main className={styles.stage}>
        <ForageBoard state={state} play={play} picture={props.picture} words={words}>
          {step && <Tutorial step={step} onClose={() => tutorial.want(false)} />}
        </ForageBoard>
        {!narrow && <aside className={styles.sides}>{sides}</aside>}
        {state.phase === "finished" && (
          <ForageEnd
            state={state}
            target={target}
            words={words}
            day={day}
            next={own ? { onAgain: actions.again, onNewSetup: actions.newSetup } : null}
            best={actions.replay && { search: best, onReplay: actions.replay }}
          />
        )}
        {props.refusal && <Toast shown={props.refusal} words={words} onClose={props.onRefusalRead} onRule={showRule} />}
        {panel && (
          <ForageDrawer
            panel={panel}
            sides={sides}
            log={log}
            rule={rule}
            words={words}
            onClose={() => setPanel(null)}
          />
        )}
        {curtain && <Handover state={state} seat={seat} words={words} onReady={play.ready} />}
        <TableSlips seats={mySeats.length === 0 ? [] : slow} race={isRace(state)} />
      </main>
      <footer className={styles.bar}>
        {mySeats.length === 0 && <WatchBar state={state} seat={seat} slow={slow} words={words} onLookAt={play.show} />}
        {mySeats.length > 0 && !curtain && (
          <ForageBar state={state} play={play} hints={hints} words={words} onRule={showRule}>
            {following !== null && following !== seat && (
              <Action look="primary" hint={t("forage.race.pass-hint")} onPress={() => play.pass(following)}>
                {t("forage.race.pass", { name: name(following) })}
              </Action>
            )}
          </ForageBar>
        )}
      </footer>
      <ForageLive held={held} bounds={bounds} log={log} refusal={props.refusal} words={words} />
      <Sheet title={t("help.title")} isOpen={sheet === "help"} onClose={() => setSheet(null)}>
        <ForageKeys />
      </Sheet>
      <LeaveTable
        isOpen={sheet === "leave"}
        onClose={() => setSheet(null)}
        onLeave={actions.leave}
        onConcede={null}
        onEnd={
          play.open && own
            ? () => {
                setSheet(null);
                actions.end();
              }
            : null
        }
      />
    </div>
  );
}
