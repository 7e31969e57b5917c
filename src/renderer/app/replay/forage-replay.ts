import { createStore, type StoreApi } from "zustand/vanilla";
import { type ForageFrame, type ForageTape, seatsOf } from "./forage-tape";
import { PAGE, playback, type ReplayControls, type Surroundings, turnsOf } from "./playback";
import { opened, type Transport } from "./transport";

/** What of a table is on the screen: the forest of a seat, as a frame left it. */
interface ShownForest {
  at: number;
  seat: number;
  /** Whether it is there at once, rather than grown from what was shown before. */
  instant: boolean;
}

/** All that the screen of a replay shows. */
export interface ForageReplayState {
  transport: Transport;
  /** Behind the transport while the forest of the next seat is brought in. */
  shown: ShownForest;
  /** Rises with every jump, after which what was passed over is no news. */
  jumps: number;
}

/** A Forage table that plays back, always with the forest of whoever moves. */
export interface ForageReplay extends ReplayControls {
  store: StoreApi<ForageReplayState>;
  /** The page is looked at, or again: goes on with what has waited for that. */
  wake(): void;
  /** Lets go of its timers. */
  stop(): void;
}

/** How long a card just laid is looked at, its dice on their way included, and any other step, in milliseconds. */
const PLACED = 2400;
const OTHER = 1200;
/** How long the forest of another seat is seen before a card is laid on it, in milliseconds. */
const GLANCE = 900;

/** Makes the replay of a tape; it begins once it is woken, where `playing` says so. */
export function startForageReplay(tape: ForageTape, playing: boolean, around: Surroundings = PAGE): ForageReplay {
  const { frames } = tape;
  const seats = seatsOf(tape);
  const seatAt = (at: number) => seats[at] as number;
  let glance: number | null = null;
  const store = createStore<ForageReplayState>(() => ({
    transport: opened(frames.length - 1, playing),
    shown: { at: 0, seat: seatAt(0), instant: true },
    jumps: 0,
  }));
  const { getState: get, setState: set } = store;

  const land = (at: number, instant: boolean) => {
    if (glance !== null) around.clearTimer(glance);
    glance = null;
    set({ shown: { at, seat: seatAt(at), instant } });
  };

  const way = playback(
    turnsOf(tape),
    {
      transport: () => get().transport,
      moveTo: (transport, jumped) => set(({ jumps }) => ({ transport, jumps: jumps + (jumped ? 1 : 0) })),
      play(at) {
        const { shown, transport } = get();
        const seat = seatAt(at);
        if (seat === shown.seat) return land(at, false);
        // First the forest as that seat had it, so that the card is seen to be laid on it.
        set({ shown: { at: shown.at, seat, instant: true } });
        glance = around.setTimer(() => {
          land(at, false);
          way.goOn();
        }, GLANCE / transport.speed);
      },
      show: (at) => land(at, true),
      isMoving: () => glance !== null,
      finish: () => land(get().transport.at, true),
      beat: (at) => ((frames[at] as ForageFrame).events.some(({ type }) => type === "card-placed") ? PLACED : OTHER),
      isSeen: () => !around.isHidden(),
    },
    around,
  );
  const { goOn, hold, ...controls } = way;
  return {
    ...controls,
    store,
    wake: goOn,
    stop() {
      hold();
      if (glance !== null) around.clearTimer(glance);
      glance = null;
    },
  };
}
