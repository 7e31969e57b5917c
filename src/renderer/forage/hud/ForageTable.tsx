import { useMemo, useRef, useState } from "react";
import { targetOf } from "../../../shared/games/forage/scoring";
import { cardsLeft, isRace, playerAt } from "../../../shared/games/forage/state";
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
import { ForestInWords } from "../board/ForestInWords";
import { ForestStage } from "../board/ForestStage";
import type { BoardSurface } from "../board/surface";
import { useDayScore } from "../daily/use-day-score";
import { cellUnder, forestBounds } from "../model/aim";
import { seenLog } from "../model/seen-log";
import { nextForager, slowest } from "../model/turns";
import { tutorialStep } from "../model/tutorial";
import { useTutorialWanted } from "../model/tutorial-wanted";
import { useAim } from "../model/use-aim";
import { useForager } from "../model/use-forager";
import { type View, WHOLE, zoomed } from "../model/view";
import { useBest } from "../solver/use-best";
import { useHint } from "../solver/use-hint";
import { Counsel } from "./Counsel";
import { ForageDrawer } from "./ForageDrawer";
import { ForageEnd } from "./ForageEnd";
import { ForageKeys } from "./ForageKeys";
import { ForageLive } from "./ForageLive";
import { ForageSides } from "./ForageSides";
import styles from "./ForageTable.module.css";
import { type ForageMenuItem, type ForagePanel, ForageTopBar } from "./ForageTopBar";
import type { ForageKey } from "./forage-keys";
import type { ForageTableProps } from "./forage-props";
import { HandBar } from "./HandBar";
import type { CardDrag } from "./HandCard";
import { Handover } from "./Handover";
import { LayControls } from "./LayControls";
import { Tutorial } from "./Tutorial";
import { useForageKeys } from "./use-forage-keys";
import { WatchBar } from "./WatchBar";

/** A finger would hide the card: it is held this far above the finger, in cells. */
const ABOVE_FINGER = 1.6;

/** An open Forage table: the forest between two bars, slips with what counts beside it. */
export function ForageTable(props: ForageTableProps) {
  const { table, actions } = props;
  const { state, mySeats } = table;
  const words = useForageWords(state.players);
  const { t, name } = words;
  const narrow = useNarrow();
  const surface = useRef<BoardSurface | null>(null);
  const own = useOwnScreen();
  const { showPeople } = useCompany();
  const forager = useForager(state, mySeats);
  const { seat, curtain } = forager;
  const [view, setView] = useState<View>(WHOLE);
  const [panel, setPanel] = useState<ForagePanel | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [sheet, setSheet] = useState<"help" | "leave" | null>(null);
  const [turned, setTurned] = useState(false);
  const tutorial = useTutorialWanted();
  const player = playerAt(state, seat);
  const open = state.phase === "place" && props.closed === null && props.line === "open";
  const playing = mySeats.includes(seat) && open && !player.finished && !curtain;
  const fingers = useAim(state, seat, playing);
  const { held } = fingers;
  const hints = useHint(state, seat, ({ command }) => fingers.follow(command));
  const day = useDayScore(state);
  const best = useBest(actions.fetch);
  const target = targetOf(state);
  const bounds = useMemo(() => forestBounds(player.forest), [player.forest]);
  const log = useMemo(() => seenLog(table.log, seat), [table.log, seat]);
  const next = held?.rehearsal.legal ? held.rehearsal.chosen.score : null;
  const following = state.phase === "place" ? nextForager(state.players, mySeats, seat) : null;
  const canUndo = table.canUndo && props.closed === null && mySeats.includes(seat) && !movedElsewhere(table.log, seat);
  const slow = useMemo(() => (state.phase === "place" ? slowest(state.players) : []), [state]);

  const lay = () => {
    if (!fingers.command) return;
    actions.send(seat, fingers.command);
    fingers.take(null);
  };
  const turn = (clockwise: boolean) => {
    setTurned(true);
    fingers.turn(clockwise);
  };
  const openPanel = (next: ForagePanel) => {
    setRule(null);
    setPanel(panel === next ? null : next);
  };
  const showRule = (id: string) => {
    setRule(id);
    setPanel("rules");
  };
  const onDrag = ({ clientX, clientY, touch, dropped }: CardDrag) => {
    const at = surface.current?.toForest(clientX, clientY);
    if (!at || !held) return;
    // A finger only puts the card there, so that it can be looked at; a mouse lays it.
    if (dropped) return touch ? undefined : lay();
    const corner = cellUnder(held.aim, at.x, at.y - (touch ? ABOVE_FINGER : 0));
    fingers.holdAt(corner.x, corner.y);
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
        return turn(key.clockwise);
      case "lay":
        return lay();
      case "choose":
        return fingers.choose();
      case "hint":
        return playing ? hints.ask() : undefined;
      case "undo":
        return canUndo ? actions.undo(seat) : undefined;
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
          turned,
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
        <div className={styles.forest}>
          <ForestStage
            deck={state.deck}
            forest={player.forest}
            pile={cardsLeft(player)}
            held={held}
            pace={1}
            surface={surface}
            view={view}
            onView={setView}
            onHold={fingers.holdAt}
            onTurn={turn}
            onLay={lay}
            picture={props.picture}
          />
          <ForestInWords forest={player.forest} words={words} />
          {step && <Tutorial step={step} onClose={() => tutorial.want(false)} />}
        </div>
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
        {curtain && <Handover state={state} seat={seat} words={words} onReady={forager.ready} />}
        <TableSlips seats={slow} race={isRace(state)} />
      </main>
      <footer className={styles.bar}>
        {mySeats.length === 0 && <WatchBar state={state} seat={seat} words={words} onLookAt={forager.lookAt} />}
        {mySeats.length > 0 && !curtain && (
          <>
            <HandBar state={state} seat={seat} playing={playing} fingers={fingers} words={words} onDrag={onDrag} />
            <div className={styles.counsel}>
              <Counsel
                held={held}
                words={words}
                hints={playing ? hints : null}
                idle={t(player.finished ? "forage.hand.over" : "forage.hand.choose")}
                onChoose={fingers.choose}
                onRule={showRule}
              />
              {following !== null && following !== seat && (
                <Action
                  look="primary"
                  hint={t("forage.race.pass-hint")}
                  onPress={() => {
                    fingers.take(null);
                    forager.pass(following);
                    setView(WHOLE);
                  }}
                >
                  {t("forage.race.pass", { name: name(following) })}
                </Action>
              )}
            </div>
            <LayControls
              fingers={{ ...fingers, turn }}
              canUndo={canUndo}
              words={words}
              onLay={lay}
              onUndo={() => actions.undo(seat)}
            />
          </>
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
          open && own
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

/** Whether another seat than this one made the last placement, so that there is nothing here to take back. */
const movedElsewhere = (log: ForageTableProps["table"]["log"], seat: number): boolean =>
  log
    .at(-1)
    ?.events.some(
      (event) => event.type === "card-placed-unseen" || (event.type === "card-placed" && event.seat !== seat),
    ) === true;
