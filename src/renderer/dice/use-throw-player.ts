import { useFrame, useThree } from "@react-three/fiber";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Contact } from "./contacts";
import type { ThrowPlan } from "./plan";
import { type FallBack, ThrowPlayer, type ThrowReport } from "./throw-player";
import type { Pose } from "./world";

export interface ShownThrow {
  /** The throw to show; another object starts another throw, null shows none. */
  plan: ThrowPlan | null;
  /** Where a die is drawn before its throw, in the tray frame; without it, dice appear in the air. Read once a throw. */
  from?: (die: string) => Pose | null;
  /** How fast a recorded throw is played; 1 unless said. */
  speed?: number;
  /** Whether the last die of a recorded throw comes to rest in slow motion. */
  slowEnd?: boolean;
  /** Called once when slow motion begins, with the die that it is for. */
  onSlow?(die: string): void;
  /** Called with what is heard in a frame: contacts of the plan as the shown dice go through them. */
  onContacts?(contacts: readonly Contact[], plan: ThrowPlan): void;
  /** True shows the end at once. */
  skip?: boolean;
  /**
   * Where the dice of the throw are drawn, in the tray frame, whenever they move: positions 3 and rotations 4 to a die,
   * in the order of `ids`. The arrays are used again in the next frame.
   */
  onPoses(ids: readonly string[], positions: Float32Array, quaternions: Float32Array): void;
  /** Called exactly once a throw, after its last `onPoses`; never for a throw that another one replaced before its end. */
  onSettled(report: ThrowReport): void;
}

/** Ticks without a frame (half a second each) after which a throw ends without one. */
const TICK_MS = 500;
const TICKS_WITHOUT_FRAME = 4;

/** Drives a player by frames, by the page's visibility and, where neither comes, by a timer. */
export function useThrowPlayer(
  props: ShownThrow,
  live: boolean,
  beforeFrame?: (player: ThrowPlayer) => void,
): ThrowPlayer | null {
  const { plan, skip = false, speed = 1, slowEnd = false } = props;
  const latest = useRef(props);
  latest.current = props;
  const invalidate = useThree((state) => state.invalidate);
  const player = useMemo(
    () => plan && new ThrowPlayer(plan, { live, speed, slowEnd, from: (die) => latest.current.from?.(die) ?? null }),
    [plan, live, speed, slowEnd],
  );
  const slowed = useRef<ThrowPlayer | null>(null);
  const reported = useRef<ThrowPlayer | null>(null);
  const idleTicks = useRef(0);
  // Renders again only when what is mounted has to change.
  const [, setPhase] = useState("");

  const publish = useCallback((shown: ThrowPlayer) => {
    latest.current.onPoses(shown.ids.slice(0, shown.shown), shown.positions, shown.quaternions);
    setPhase(`${shown.plan.rollId}/${shown.batchIndex}/${shown.running}/${shown.needsWorld}`);
    if (!shown.settled) return;
    reported.current = shown;
    latest.current.onSettled(shown.report);
  }, []);

  const finish = useCallback(
    (why: FallBack) => {
      if (!player || reported.current === player) return;
      player.finish(why);
      publish(player);
      invalidate();
    },
    [player, publish, invalidate],
  );

  useFrame((_, delta) => {
    idleTicks.current = 0;
    if (!player || reported.current === player) return;
    beforeFrame?.(player);
    player.advance(delta);
    const heard = player.takeContacts();
    if (heard.length > 0) latest.current.onContacts?.(heard, player.plan);
    const slowDie = player.slowedFor;
    if (slowDie !== null && slowed.current !== player) {
      slowed.current = player;
      latest.current.onSlow?.(slowDie);
    }
    publish(player);
    invalidate();
  });

  useEffect(() => {
    if (!player || reported.current === player) return;
    idleTicks.current = 0;
    const onVisibility = () => {
      if (document.hidden) finish("hidden");
    };
    const timer = setInterval(() => {
      if (reported.current === player) return clearInterval(timer);
      idleTicks.current++;
      if (idleTicks.current >= TICKS_WITHOUT_FRAME) finish("noFrames");
    }, TICK_MS);
    document.addEventListener("visibilitychange", onVisibility);
    onVisibility();
    invalidate();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [player, finish, invalidate]);

  // Before the next frame: of a throw that only lies there nothing else is to be seen.
  useLayoutEffect(() => {
    if (skip) finish("skipped");
  }, [skip, finish]);

  return player;
}
