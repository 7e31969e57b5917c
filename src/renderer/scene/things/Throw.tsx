import { useFrame, useThree } from "@react-three/fiber";
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Quaternion, Vector3 } from "three";
import type { DieId, DieValue } from "../../../shared/dice/kinds";
import { type ThrowSpec, wantedSide } from "../../../shared/dice/throw";
import type { Contact } from "../../dice/contacts";
import { fetchLiveThrow, liveThrow } from "../../dice/live-throw";
import type { ThrowPlan } from "../../dice/plan";
import { createPlanner, type Planner } from "../../dice/planner";
import { RecordedThrow } from "../../dice/RecordedThrow";
import type { ShownThrow } from "../../dice/use-throw-player";
import type { CloseUp } from "../camera-rig";
import { toQuat } from "../places";
import type { DiceStage } from "../stage";

interface Props {
  stage: DiceStage;
  /** The throw on the table. */
  spec: ThrowSpec | null;
  /** Whether it is still to come to rest; else its dice are shown lying. */
  rolling: boolean;
  /** Rises with every wish to see the end at once. */
  skip: number;
  instant: boolean;
  /** How fast this throw is shown. */
  speed: number;
  /** Whether its last die is to be looked at from near, in slow motion. */
  closeUp: boolean;
  /** Whether a live world rolls the dice, or their recorded poses do. */
  live: boolean;
  /** A spot of the table to look at from near, and null when that is over. */
  onCloseUp(spot: CloseUp | null): void;
  /** Dice have met something just now. */
  onKnocks(knocks: readonly Contact[]): void;
  /** The tray was freed, or dice lie in it now: places have changed. */
  onRearranged(): void;
  onSettled(rollId: string, faces: Record<string, DieValue>): void;
}

/** A close-up stays on the lying die for so long, milliseconds. */
const LINGER_MS = 700;

/** A throw and how it is played from its beginning to its end, whatever is set meanwhile. */
interface Playing {
  plan: ThrowPlan;
  Player: ComponentType<ShownThrow>;
  speed: number;
  slowEnd: boolean;
}

/** A live world keeps its own time: at another pace the recorded poses are played, as they are before it is there. */
function howToPlay(plan: ThrowPlan, { live, speed, closeUp }: Pick<Props, "live" | "speed" | "closeUp">): Playing {
  const Live = live && speed === 1 && !closeUp ? liveThrow() : null;
  return { plan, Player: Live ?? RecordedThrow, speed, slowEnd: closeUp };
}

/** Where a die comes to rest, in the tray frame. */
function finalSpot(plan: ThrowPlan, die: string): CloseUp | null {
  for (const { dice, finalPositions } of plan.batches) {
    const index = dice.findIndex(({ id }) => id === die);
    if (index >= 0) return { x: finalPositions[index * 3] as number, z: finalPositions[index * 3 + 2] as number };
  }
  return null;
}

/** Plays the throw on the table into the stage. */
export function Throw(props: Props) {
  const { stage, spec, rolling, skip, instant, speed, closeUp, live, onCloseUp, onKnocks, onRearranged, onSettled } =
    props;
  const invalidate = useThree((state) => state.invalidate);
  const [playing, setPlaying] = useState<Playing | null>(null);
  const plan = playing?.plan ?? null;
  const latest = useRef({ rolling, skip, speed, closeUp, live, onCloseUp, onRearranged, onSettled });
  latest.current = { rolling, skip, speed, closeUp, live, onCloseUp, onRearranged, onSettled };
  const name = spec && nameOf(spec);
  const skipsBefore = useRef(skip);
  /** Whether the throw began here: what only lies here is no news to the host. */
  const began = useRef(false);
  const planner = useRef<Planner | null>(null);

  // Its start takes longer than a plan: as soon as the first picture is on its way, and no other work is held up by it.
  useFrame(() => {
    planner.current ??= createPlanner();
    if (live) fetchLiveThrow();
  }, 2);

  useEffect(
    () => () => {
      planner.current?.close();
      planner.current = null;
    },
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a throw is one by its name, whatever object carries it
  useLayoutEffect(() => {
    if (!spec || !name) {
      setPlaying(null);
      if (stage.dice.dropThrow()) latest.current.onRearranged();
      return;
    }
    let wanted = true;
    skipsBefore.current = latest.current.skip;
    began.current = latest.current.rolling;
    stage.dice.beginThrow(
      name,
      spec.dice.map(({ id }) => id),
      performance.now(),
    );
    latest.current.onRearranged();
    planner.current ??= createPlanner();
    planner.current.plan(spec).then(
      (planned) => {
        if (!wanted) return;
        stage.dice.liftOff(performance.now());
        setPlaying(howToPlay(planned, latest.current));
        invalidate();
      },
      () => {
        // No plan, no flight: the dice lie on the rail and show what the engine drew.
        if (!wanted) return;
        stage.dice.dropThrow();
        latest.current.onRearranged();
        latest.current.onSettled(spec.rollId, Object.fromEntries(spec.dice.map((die) => [die.id, wantedSide(die)])));
      },
    );
    return () => {
      wanted = false;
      latest.current.onCloseUp(null);
    };
  }, [stage, name, invalidate]);

  const lookBack = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(lookBack.current), []);

  const toTray = (die: string) => {
    const actor = stage.dice.actor(die as DieId);
    if (!actor || !latest.current.rolling) return null;
    const { x, y, z } = actor.pose.position;
    const { tray } = stage;
    return { position: [x - tray.x, y - tray.y, z - tray.z] as const, quaternion: toQuat(actor.pose.rotation) };
  };

  const Player = playing?.Player ?? RecordedThrow;
  return (
    <Player
      plan={plan}
      from={toTray}
      speed={playing?.speed ?? 1}
      slowEnd={playing?.slowEnd ?? false}
      onSlow={(die) => {
        const spot = plan && finalSpot(plan, die);
        if (spot) onCloseUp({ x: spot.x + stage.tray.x, z: spot.z + stage.tray.z });
      }}
      onContacts={onKnocks}
      skip={instant || !rolling || skip > skipsBefore.current}
      onPoses={(ids, positions, quaternions) => {
        const now = performance.now();
        ids.forEach((id, index) => {
          const [x = 0, y = 0, z = 0] = positions.subarray(index * 3, index * 3 + 3);
          const [qx = 0, qy = 0, qz = 0, qw = 1] = quaternions.subarray(index * 4, index * 4 + 4);
          const { tray } = stage;
          const position = new Vector3(x + tray.x, y + tray.y, z + tray.z);
          stage.dice.drive(id, position, new Quaternion(qx, qy, qz, qw), now);
        });
      }}
      onSettled={({ fellBack }) => {
        if (!plan) return;
        clearTimeout(lookBack.current);
        // Long enough to read the die that everything hung on; a throw that was cut short has been seen enough.
        lookBack.current = setTimeout(() => latest.current.onCloseUp(null), fellBack === null ? LINGER_MS : 0);
        stage.dice.endThrow();
        latest.current.onRearranged();
        invalidate();
        // On a slow screen the game may have gone on meanwhile; the host is told all the same.
        if (!began.current) return;
        const shown = stage.dice.topFaces();
        const ids = plan.batches.flatMap((batch) => batch.dice.map((die) => die.id as DieId));
        latest.current.onSettled(plan.rollId, Object.fromEntries(ids.map((id) => [id, shown[id] as DieValue])));
      }}
    />
  );
}

/** A roll that was taken back and made again with other dice has the same id and is another throw. */
const nameOf = ({ rollId, dice }: ThrowSpec): string =>
  [rollId, ...dice.map(({ id, value }) => `${id}=${value}`)].join(" ");
