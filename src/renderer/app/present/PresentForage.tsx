import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { standing } from "../../../shared/games/forage/standing";
import { cardsLeft, isRace, PILE_CARDS, playerAt, type State } from "../../../shared/games/forage/state";
import type { PresentationCamera, Stage } from "../../../shared/protocol/presentation";
import { FlatForest } from "../../forage/board/FlatForest";
import type { BoardSurface } from "../../forage/board/surface";
import { forestBounds } from "../../forage/model/aim";
import { withSupply } from "../../forage/scene/layout";
import { useForestPicture } from "../../forage/use-forest-picture";
import { useDeviceSettings } from "../../hud/settings/device-store";
import type { ForageWords } from "../../i18n/forage-words";
import { useForageWords } from "../../i18n/use-forage-words";
import type { Session, SessionState } from "../session";
import { useReducedMotion } from "../use-reduced-motion";
import { Frame } from "./Frame";
import { forestShotOf, viewOfShot, worthTelling } from "./forest-director";
import { type BoardRow, FinalRanking, ScoreBoard } from "./ScoreBoard";
import { useForestDirector } from "./use-forest-director";

interface Props {
  session: Session;
  stage: Stage;
  camera: PresentationCamera;
}

type ForageTable = NonNullable<SessionState["forage"]>;

/** A Forage table for a whole room: the forest that grows now, and how all of them stand. */
export function PresentForage({ session, stage, camera }: Props) {
  const table = useStore(session.store, ({ forage }) => forage);
  return table && <Shown {...{ table, stage, camera }} />;
}

function Shown({ table, stage, camera }: { table: ForageTable; stage: Stage; camera: PresentationCamera }) {
  const { state, log } = table;
  const reduced = useReducedMotion(useDeviceSettings(({ settings }) => settings.motion));
  const words = useForageWords(state.players);
  const { picture } = useForestPicture(stage.diceSet);
  const surface = useRef<BoardSurface | null>(null);
  const shot = forestShotOf(camera, useForestDirector(table), state);
  const { t, name } = words;
  const player = playerAt(state, shot.seat);
  // Another forest than before is not grown out of the last one: it lies there at once.
  const before = useRef(shot.seat);
  const turned = before.current !== shot.seat;
  useEffect(() => {
    before.current = shot.seat;
  });
  const bounds = forestBounds(player.forest);
  const props = {
    deck: state.deck,
    forest: player.forest,
    pile: cardsLeft(player),
    held: null,
    pace: reduced || turned ? Number.POSITIVE_INFINITY : 1,
    view: viewOfShot(shot, picture ? withSupply(bounds) : bounds),
    surface,
  };
  const rows = rowsOf(state, words);
  const left = PILE_CARDS - 1 - player.placed;
  return (
    <Frame
      seat={isRace(state) ? shot.seat : null}
      title={isRace(state) ? t("forage.top.race", { name: name(shot.seat) }) : name(shot.seat)}
      round={player.finished ? t("forage.top.done") : t("forage.top.cards", { count: left })}
      caption={captionOf(log.at(-1)?.events ?? [], words)}
      board={stage.board ? <ScoreBoard rows={rows} /> : null}
      final={state.phase === "finished" ? <FinalRanking title={winnersOf(state, words)} rows={rows} /> : null}
    >
      {picture ? picture(props) : <FlatForest {...props} />}
    </Frame>
  );
}

function rowsOf(state: State, { t, name }: ForageWords): BoardRow[] {
  const { totals } = standing(state);
  return state.players.map(({ placed, finished }, seat) => ({
    seat,
    name: name(seat),
    total: totals[seat] ?? 0,
    aside: finished ? t("forage.top.done") : t("forage.top.cards", { count: PILE_CARDS - 1 - placed }),
    turn: false,
  }));
}

function winnersOf(state: State, { t, name, list }: ForageWords): string {
  const { result } = state;
  if (!result || !("winners" in result)) return t(result?.won ? "forage.end.won" : "forage.end.lost");
  return t("end-screen.winner", { count: result.winners.length, names: list(result.winners.map(name)) });
}

/** What the last step did. */
const captionOf = (events: ForageTable["log"][number]["events"], words: ForageWords): string =>
  worthTelling(events).map(words.event).join(" ");
