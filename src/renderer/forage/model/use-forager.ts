import { useEffect, useRef, useState } from "react";
import { isRace, type State } from "../../../shared/games/forage/state";
import { nextForager } from "./turns";

/** Whose forest this screen shows, and whether a curtain hides it while the next forager comes. */
export interface Forager {
  seat: number;
  curtain: boolean;
  /** Hands the screen on to another of its seats. */
  pass(seat: number): void;
  /** The forager is at the screen. */
  ready(): void;
  /** Looks at the forest of a seat that is played elsewhere. */
  lookAt(seat: number): void;
}

/** Follows the seats that this screen plays: they change when a phone takes one, or gives it back. */
export function useForager(state: State, mySeats: readonly number[]): Forager {
  const first = () => nextForager(state.players, mySeats, mySeats[0] ?? 0) ?? mySeats[0] ?? 0;
  const shared = isRace(state) && mySeats.length > 1;
  const [seat, setSeat] = useState(first);
  const [curtain, setCurtain] = useState(shared);
  const played = useRef(mySeats);
  const seats = mySeats.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other seats than before change whose forest is shown.
  useEffect(() => {
    const before = played.current;
    played.current = mySeats;
    if (before === mySeats) return;
    // Who sits at the screen stays there, unless the seat has gone to a phone.
    if (mySeats.includes(seat) && before.includes(seat)) return;
    setSeat(mySeats.length === 0 ? seat : first());
    setCurtain(shared);
  }, [seats]);
  return {
    seat,
    curtain,
    pass(next) {
      setSeat(next);
      setCurtain(true);
    },
    ready: () => setCurtain(false),
    lookAt: setSeat,
  };
}
