import { useMemo, useRef, useState } from "react";
import { playerAt } from "../../../shared/games/forage/state";
import type { BoardSurface } from "../board/surface";
import { cellUnder } from "../model/aim";
import { seenLog } from "../model/seen-log";
import { type Fingers, useAim } from "../model/use-aim";
import { useForager } from "../model/use-forager";
import { type View, WHOLE } from "../model/view";
import type { ForageActions, ForageTableProps } from "./forage-props";
import type { CardDrag } from "./HandCard";

/** A finger would hide the card: it is held this far above the finger, in cells. */
const ABOVE_FINGER = 1.6;

export type ForagePlay = ReturnType<typeof useForagePlay>;

/** What a player at a forest has before them and in their fingers, and what they do with it. */
export function useForagePlay(
  props: Pick<ForageTableProps, "table" | "line" | "closed"> & { actions: Pick<ForageActions, "send" | "undo"> },
) {
  const { table, actions } = props;
  const { state, mySeats } = table;
  const surface = useRef<BoardSurface | null>(null);
  const forager = useForager(state, mySeats);
  const { seat, curtain } = forager;
  const [view, setView] = useState<View>(WHOLE);
  const [turned, setTurned] = useState(false);
  const player = playerAt(state, seat);
  const mine = mySeats.includes(seat);
  const open = state.phase === "place" && props.closed === null && props.line === "open";
  const playing = mine && open && !player.finished && !curtain;
  const aimed = useAim(state, seat, playing);
  const { held } = aimed;
  const log = useMemo(() => seenLog(table.log, seat), [table.log, seat]);

  const fingers: Fingers = {
    ...aimed,
    turn(clockwise) {
      setTurned(true);
      aimed.turn(clockwise);
    },
  };
  const lay = () => {
    if (!aimed.command) return;
    actions.send(seat, aimed.command);
    aimed.take(null);
  };
  const onDrag = ({ clientX, clientY, touch, dropped }: CardDrag) => {
    const at = surface.current?.toForest(clientX, clientY);
    if (!at || !held) return;
    // A finger only puts the card there, so that it can be looked at; a mouse lays it.
    if (dropped) return touch ? undefined : lay();
    const corner = cellUnder(held.aim, at.x, at.y - (touch ? ABOVE_FINGER : 0));
    aimed.holdAt(corner.x, corner.y);
  };
  return {
    seat,
    player,
    mine,
    /** Whether moves can be made at this table now. */
    open,
    /** Whether the seat in front can lay a card now. */
    playing,
    held,
    fingers,
    /** Whether a card was ever turned; the tutorial asks. */
    turned,
    log,
    surface,
    view,
    setView,
    curtain,
    /** The forager is at the screen. */
    ready: forager.ready,
    canUndo: table.canUndo && props.closed === null && mine && !movedElsewhere(table.log, seat),
    lay,
    onDrag,
    undo: () => actions.undo(seat),
    /** Hands the screen on to another of its seats, behind the curtain. */
    pass(next: number) {
      aimed.take(null);
      forager.pass(next);
      setView(WHOLE);
    },
    /** Puts another seat's forest in front, as it is seen whole. */
    show(other: number) {
      aimed.take(null);
      forager.lookAt(other);
      setView(WHOLE);
    },
  };
}

/** Whether the newest step is another seat's, so that it is not this one's to take back. */
const movedElsewhere = (log: ForageTableProps["table"]["log"], seat: number): boolean =>
  log
    .at(-1)
    ?.events.some(
      (event) => event.type === "card-placed-unseen" || (event.type === "card-placed" && event.seat !== seat),
    ) === true;
