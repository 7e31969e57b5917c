import { useCallback, useMemo } from "react";
import { useStore } from "zustand";
import type { DieValue } from "../../../shared/dice/kinds";
import { standing } from "../../../shared/games/diced-tomatoes/standing";
import type { State } from "../../../shared/games/diced-tomatoes/state";
import type { PresentationCamera, Stage } from "../../../shared/protocol/presentation";
import { FlatTable } from "../../hud/flat/FlatTable";
import { eventWords } from "../../i18n/event-words";
import { useWords } from "../../i18n/use-words";
import type { Words } from "../../i18n/words";
import type { Presentation } from "../presenter";
import type { Session } from "../session";
import { TableStage } from "../TableStage";
import { NO_AIM } from "../targets";
import type { TableScreen } from "../turn";
import { useScene } from "../use-scene";
import { viewOf } from "./director";
import { Frame } from "./Frame";
import { type BoardRow, FinalRanking, ScoreBoard } from "./ScoreBoard";
import { useDirector } from "./use-director";

interface Props {
  session: Session;
  stage: Stage;
  camera: PresentationCamera;
}

/** A table of *Diced Tomatoes* for a whole room. */
export function PresentDiced({ session, stage, camera }: Props) {
  const table = useStore(session.store, (state) => state.table);
  const presentation = useStore(session.store, (state) => state.presentation);
  if (!table || !presentation) return null;
  return <Shown {...{ session, stage, camera, presentation }} tableId={table.tableId} />;
}

function Shown(props: Props & { presentation: Presentation; tableId: string }) {
  const { session, stage, camera, presentation, tableId } = props;
  const { shown, thrown, rolling } = presentation;
  const skips = useStore(session.store, (state) => state.skips);
  const scene = useScene(session.show);
  const shot = useDirector(session);
  const words = useWords(shown.players);
  const onSettled = useCallback(
    (rollId: string, faces: Record<string, DieValue>) => session.settled(rollId, faces),
    [session],
  );
  const screen = useMemo<TableScreen>(
    () => ({ tableId, shown, aim: NO_AIM, targets: [], legal: [], rolling, canUndo: false }),
    [tableId, shown, rolling],
  );
  const { t, name } = words;
  const { activeSeat } = shown;
  const rows = rowsOf(shown, words);
  return (
    <Frame
      seat={activeSeat}
      title={
        activeSeat === null
          ? t(shown.phase === "finished" ? "turn.over" : "start-roll.title")
          : t("turn.whose", { name: name(activeSeat) })
      }
      round={shown.turn > 0 ? roundWords(shown, words) : null}
      caption={captionOf(presentation, words)}
      board={stage.board ? <ScoreBoard rows={rows} /> : null}
      final={shown.phase === "finished" ? <FinalRanking title={winnersOf(shown, words)} rows={rows} /> : null}
    >
      {scene.flat ? (
        <FlatTable state={shown} targets={[]} onChoose={() => undefined} />
      ) : (
        <TableStage
          screen={screen}
          actions={session.actions}
          thrown={thrown}
          skips={skips}
          camera={{ view: viewOf(camera, shot, shown), move: 0 }}
          scene={scene}
          diceSet={stage.diceSet}
          onSettled={onSettled}
          onKnocks={noSound}
        />
      )}
    </Frame>
  );
}

/** The table's own screen is heard; a second one would be an echo. */
const noSound = (): void => undefined;

function rowsOf(state: State, { t, name }: Words): BoardRow[] {
  const { totals } = standing(state);
  return state.players.map(({ karma }, seat) => ({
    seat,
    name: name(seat),
    total: totals[seat] ?? 0,
    aside: t("stage.present.karma", { karma }),
    turn: seat === state.activeSeat,
  }));
}

const roundWords = ({ round, turn, finalRound, phase }: State, { t }: Words): string =>
  [t("turn.round", { round, turn }), ...(finalRound && phase !== "finished" ? [t("turn.final")] : [])].join(
    t("common.dot"),
  );

function winnersOf({ result }: State, { t, name, list }: Words): string {
  if (!result) return "";
  return "won" in result
    ? t(result.won ? "end-screen.single-won" : "end-screen.single-lost")
    : t("end-screen.winner", { count: result.winners.length, names: list(result.winners.map(name)) });
}

/** What just happened; the values of dice in the air are not told before they lie. */
function captionOf({ latest, rolling }: Presentation, words: Words): string {
  if (rolling) return words.t("turn.rolling");
  if (!latest || latest.type === "turn-started") return "";
  return eventWords(latest, words);
}
