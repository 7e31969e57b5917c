import { useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import { targetOf } from "../../../shared/games/forage/scoring";
import { cardsLeft, playerAt } from "../../../shared/games/forage/state";
import { startForageReplay } from "../../app/replay/forage-replay";
import type { ForageFrame, ForageTape, Highlight } from "../../app/replay/forage-tape";
import { useReplayPage } from "../../app/replay/use-replay-page";
import { useReducedMotion } from "../../app/use-reduced-motion";
import { useInputKind } from "../../hud/keys/use-target-focus";
import { SceneBanner } from "../../hud/messages/SceneBanner";
import { ReplayBar } from "../../hud/replay/ReplayBar";
import { pressReplayKey } from "../../hud/replay/replay-keys";
import { useDeviceSettings } from "../../hud/settings/device-store";
import { Sheet } from "../../hud/ui/Sheet";
import { useNarrow } from "../../hud/ui/use-narrow";
import { useForageWords } from "../../i18n/use-forage-words";
import { ForestInWords } from "../board/ForestInWords";
import { ForestStage } from "../board/ForestStage";
import type { BoardSurface } from "../board/surface";
import { ForageDrawer } from "../hud/ForageDrawer";
import { ForageEnd } from "../hud/ForageEnd";
import { ForageKeys } from "../hud/ForageKeys";
import { ForageLive } from "../hud/ForageLive";
import { ForageSides } from "../hud/ForageSides";
import styles from "../hud/ForageTable.module.css";
import { type ForageMenuItem, type ForagePanel, ForageTopBar } from "../hud/ForageTopBar";
import type { ForageKey } from "../hud/forage-keys";
import { useForageKeys } from "../hud/use-forage-keys";
import { forestBounds } from "../model/aim";
import { type View, WHOLE, zoomed } from "../model/view";
import { useForestPicture } from "../use-forest-picture";
import { ForageMoment } from "./ForageMoment";
import own from "./ForageReplayScreen.module.css";
import { forageLine } from "./forage-line";
import { HighlightIcon } from "./HighlightIcon";
import { OwnSlip } from "./OwnSlip";

/** A Forage table that plays back: the forest of whoever moves, with the way through it in place of the hand. */
export function ForageReplayScreen(props: {
  tape: ForageTape;
  /** The player's own way through the same pile, where the tape is the best that was found. */
  beside: ForageTape | null;
  onClose(): void;
}) {
  const { tape, beside, onClose } = props;
  const reduced = useReducedMotion(useDeviceSettings(({ settings }) => settings.motion));
  const [replay] = useState(() => startForageReplay(tape, !reduced));
  const { transport, shown, jumps } = useStore(replay.store);
  const frame = tape.frames[shown.at] as ForageFrame;
  const { state } = frame;
  const { seat } = shown;
  const player = playerAt(state, seat);
  const target = targetOf(state);
  const words = useForageWords(state.players);
  const { t } = words;
  const narrow = useNarrow();
  const surface = useRef<BoardSurface | null>(null);
  const { picture, scene } = useForestPicture();
  const [view, setView] = useState<View>(WHOLE);
  const [panel, setPanel] = useState<ForagePanel | null>(null);
  const [help, setHelp] = useState(false);
  const pace = shown.instant ? Number.POSITIVE_INFINITY : transport.speed;
  const bounds = useMemo(() => forestBounds(player.forest), [player.forest]);
  const log = useMemo(() => tape.frames.slice(0, shown.at + 1), [tape, shown.at]);
  useInputKind();
  useReplayPage(replay);
  useEffect(() => replay.wake(), [replay]);

  const openPanel = (next: ForagePanel) => setPanel(panel === next ? null : next);
  const onKey = (key: ForageKey) => {
    if (key.does === "zoom") setView(zoomed(view, key.factor));
    else if (key.does === "whole") setView(WHOLE);
    else if (key.does === "help") setHelp(true);
    else if (key.does === "panel") openPanel(key.panel);
    else if (key.does === "back" && panel) setPanel(null);
    else if (key.does === "back") onClose();
  };
  useForageKeys(false, onKey, (press, onButton) => pressReplayKey(press, replay, transport.last, onButton));
  const onMenu = (item: ForageMenuItem) => {
    if (item === "leave") onClose();
    else if (item === "help") setHelp(true);
    else if (item !== "tutorial" && item !== "phones") openPanel(item);
  };

  const sides = (
    <>
      {beside && <OwnSlip tape={beside} placed={player.placed} pace={pace} words={words} />}
      <ForageSides state={state} seat={seat} next={null} seen={state} pace={pace} words={words} />
    </>
  );
  return (
    <div className={`${styles.table} ${own.table}`}>
      <ForageTopBar
        state={state}
        seat={seat}
        target={target}
        panel={panel}
        words={words}
        watched
        onPanel={openPanel}
        onHelp={() => setHelp(true)}
        onMenu={onMenu}
      />
      <div className={`${styles.banners} ${own.banners}`}>
        <SceneBanner state={scene} />
      </div>
      <main className={styles.stage}>
        <div className={styles.forest}>
          <ForestStage
            deck={state.deck}
            forest={player.forest}
            pile={cardsLeft(player)}
            held={null}
            pace={pace}
            surface={surface}
            view={view}
            onView={setView}
            onHold={nothing}
            onTurn={nothing}
            onLay={nothing}
            picture={picture}
          />
          <ForestInWords forest={player.forest} words={words} />
        </div>
        {!narrow && <aside className={styles.sides}>{sides}</aside>}
        {state.phase === "finished" && <ForageEnd state={state} target={target} words={words} next={null} />}
        {panel && (
          <ForageDrawer
            panel={panel}
            sides={sides}
            log={log}
            rule={null}
            words={words}
            onClose={() => setPanel(null)}
          />
        )}
      </main>
      <ReplayBar
        line={forageLine(tape, transport, seat, words, icon)}
        transport={transport}
        moment={
          <ForageMoment state={state} seat={seat} frame={shown.at === transport.at ? frame : null} words={words} />
        }
        controls={replay}
        onClose={onClose}
      />
      <ForageLive key={jumps} held={null} bounds={bounds} log={log} refusal={null} words={words} />
      <Sheet title={t("help.title")} isOpen={help} onClose={() => setHelp(false)}>
        <ForageKeys watched />
      </Sheet>
    </div>
  );
}

const icon = (highlight: Highlight) => <HighlightIcon highlight={highlight} />;

/** No card is in anybody's fingers at a table that plays back, so the stage never asks for a move. */
const nothing = (): void => undefined;
