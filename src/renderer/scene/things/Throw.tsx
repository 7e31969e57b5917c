import { useThree } from "@react-three/fiber";
import { useEffect, useRef, useState } from "react";
import { Quaternion, Vector3 } from "three";
import type { DieId, DieValue } from "../../../shared/dice/kinds";
import { type ThrowSpec, wantedSide } from "../../../shared/dice/throw";
import type { ThrowPlan } from "../../dice/plan";
import { createPlanner, type Planner } from "../../dice/planner";
import { RecordedThrow, ThrowStage } from "../../dice/ThrowStage";
import { TRAY_FLOOR } from "../layout";
import { toQuat } from "../places";
import type { Stage } from "../stage";

interface Props {
  stage: Stage;
  /** The throw on the table. */
  spec: ThrowSpec | null;
  /** Whether it is still to come to rest; else its dice are shown lying. */
  rolling: boolean;
  /** Rises with every wish to see the end at once. */
  skip: number;
  instant: boolean;
  /** Whether a live world rolls the dice, or their recorded poses do. */
  live: boolean;
  /** How many times faster than real dice they roll; a world keeps its own time, so only 1 is live. */
  pace: number;
  /** The tray was freed, or dice lie in it now: places have changed. */
  onRearranged(): void;
  onSettled(rollId: string, faces: Record<string, DieValue>): void;
}

/** Plays the throw on the table into the stage. */
export function Throw({ stage, spec, rolling, skip, instant, live, pace, onRearranged, onSettled }: Props) {
  const invalidate = useThree((state) => state.invalidate);
  const [plan, setPlan] = useState<ThrowPlan | null>(null);
  const latest = useRef({ rolling, skip, pace, onRearranged, onSettled });
  latest.current = { rolling, skip, pace, onRearranged, onSettled };
  const name = spec && nameOf(spec);
  /** Kept while a throw is on its way, so that another pace does not begin it again. */
  const paceThen = useRef(pace);
  const skipsBefore = useRef(skip);
  /** Whether the throw began here: what only lies here is no news to the host. */
  const began = useRef(false);
  const planner = useRef<Planner | null>(null);

  useEffect(
    () => () => {
      planner.current?.close();
      planner.current = null;
    },
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a throw is one by its name, whatever object carries it
  useEffect(() => {
    if (!spec || !name) {
      setPlan(null);
      stage.dice.dropThrow();
      latest.current.onRearranged();
      return;
    }
    let wanted = true;
    skipsBefore.current = latest.current.skip;
    began.current = latest.current.rolling;
    paceThen.current = latest.current.pace;
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
        setPlan(planned);
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
    };
  }, [stage, name, invalidate]);

  const toTray = (die: string) => {
    const actor = stage.dice.actor(die as DieId);
    if (!actor || !latest.current.rolling) return null;
    const { x, y, z } = actor.pose.position;
    const { tray } = stage.layout;
    return { position: [x - tray.x, y - TRAY_FLOOR, z - tray.z] as const, quaternion: toQuat(actor.pose.rotation) };
  };

  const Player = live && paceThen.current === 1 ? ThrowStage : RecordedThrow;
  return (
    <Player
      plan={plan}
      pace={paceThen.current}
      from={toTray}
      skip={instant || !rolling || skip > skipsBefore.current}
      onPoses={(ids, positions, quaternions) => {
        const now = performance.now();
        ids.forEach((id, index) => {
          const [x = 0, y = 0, z = 0] = positions.subarray(index * 3, index * 3 + 3);
          const [qx = 0, qy = 0, qz = 0, qw = 1] = quaternions.subarray(index * 4, index * 4 + 4);
          const { tray } = stage.layout;
          const position = new Vector3(x + tray.x, y + TRAY_FLOOR, z + tray.z);
          stage.dice.drive(id, position, new Quaternion(qx, qy, qz, qw), now);
        });
      }}
      onSettled={() => {
        if (!plan) return;
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
