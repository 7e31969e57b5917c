import { useMemo, useState } from "react";
import { useStore } from "zustand";
import type { TableFile } from "../../../shared/table/file";
import { DicedMoment } from "../../hud/replay/DicedMoment";
import { ReplayBar } from "../../hud/replay/ReplayBar";
import { pressReplayKey } from "../../hud/replay/replay-keys";
import { useDicedLine } from "../../hud/replay/use-diced-line";
import { useDeviceSettings } from "../../hud/settings/device-store";
import { TableHud } from "../../hud/TableHud";
import { checkFile } from "../check-dice";
import { shownLog } from "../shown-log";
import { TableStage } from "../TableStage";
import { NO_AIM } from "../targets";
import type { TableActions, TableScreen } from "../turn";
import { useReducedMotion } from "../use-reduced-motion";
import { useScene } from "../use-scene";
import { useTableSound } from "../use-table-sound";
import type { DicedTape } from "./diced-tape";
import { type Replay, startReplay } from "./replay";
import { useReplayPage } from "./use-replay-page";

/** A table that plays back: the same table as in the game, with the way through it in place of a turn's controls. */
export function ReplayScreen({ tape, onClose }: { tape: DicedTape; onClose(): void }) {
  const motion = useDeviceSettings(({ settings }) => settings.motion);
  const reduced = useReducedMotion(motion);
  const [replay] = useState(() => startReplay(tape, !reduced));
  const { transport, presentation, camera, skips, jumps } = useStore(replay.store);
  const scene = useScene(replay.show);
  const sound = useTableSound(replay.store, scene.playsThrows && !scene.reducedMotion);
  const actions = useMemo(() => watching(replay), [replay]);
  useReplayPage(replay);

  const screen = useMemo<TableScreen>(
    () => ({
      tableId: tape.file.table,
      shown: presentation.shown,
      aim: NO_AIM,
      legal: [],
      targets: [],
      rolling: presentation.rolling,
      canUndo: false,
    }),
    [tape, presentation.shown, presentation.rolling],
  );
  const fair = useMemo(() => fairOf(tape.file), [tape]);
  const log = useMemo(
    () => shownLog(tape.frames.slice(0, transport.at + 1), presentation.waiting),
    [tape, transport.at, presentation.waiting],
  );
  const line = useDicedLine(tape, transport, presentation.shown);
  return (
    <TableHud
      screen={screen}
      actions={actions}
      stage={
        scene.flat ? null : (
          <TableStage
            screen={screen}
            actions={actions}
            thrown={presentation.thrown}
            skips={skips}
            camera={camera}
            scene={scene}
            speed={transport.speed}
            onSettled={replay.settled}
            onKnocks={sound.knock}
          />
        )
      }
      sceneState={scene.scene}
      mySeats={NO_SEATS}
      log={log}
      latest={presentation.latest && { event: presentation.latest, step: presentation.step }}
      line="open"
      closed={null}
      fair={fair}
      onCheckDice={async () => checkFile(tape.file)}
      onGoBack={nothing}
      onEndTable={nothing}
      refusal={null}
      onRefusalRead={nothing}
      sound={sound}
      diagnostics={null}
      onAskDiagnostics={nothing}
      onNewSetup={nothing}
      watched={{
        bar: (
          <ReplayBar
            line={line}
            transport={transport}
            moment={
              <DicedMoment
                screen={screen}
                frame={tape.frames[transport.at]?.events ?? []}
                latest={presentation.latest}
                onSkip={replay.skip}
              />
            }
            controls={replay}
            onClose={onClose}
          />
        ),
        onKey: (press, onButton) => pressReplayKey(press, replay, transport.last, onButton),
        jumps,
        onClose,
      }}
    />
  );
}

/** What the host committed itself to last, and the words of each seat. */
const fairOf = ({ log, setup }: TableFile) => ({
  commitment: log.flatMap((record) => (record.type === "seeded" ? [record.commitment] : [])).at(-1) ?? "",
  words: setup.players.map(
    (_, seat) =>
      log.flatMap((record) => (record.type === "words" && record.seat === seat ? [record.words] : [])).at(-1) || null,
  ),
});

const NO_SEATS: readonly number[] = [];

/** Nothing is legal at a table that plays back, so neither scene nor HUD ever asks for a move. */
const nothing = (): void => undefined;

const watching = (replay: Replay): TableActions => ({
  skip: replay.skip,
  focusCamera: replay.look,
  pick: nothing,
  unpick: nothing,
  setPicked: nothing,
  select: nothing,
  aimPower: nothing,
  send: nothing,
  roll: nothing,
  endTurn: nothing,
  undo: nothing,
  openTable: nothing,
  closeTable: nothing,
});
