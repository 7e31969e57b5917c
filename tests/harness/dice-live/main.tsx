import { Canvas } from "@react-three/fiber";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { topFace } from "../../../src/renderer/dice/faces";
import { LiveThrow } from "../../../src/renderer/dice/LiveThrow";
import { planThrow, type ThrowPlan } from "../../../src/renderer/dice/plan";
import { createPlanner } from "../../../src/renderer/dice/planner";
import { quatAt } from "../../../src/renderer/dice/quaternion";
import { RecordedThrow } from "../../../src/renderer/dice/RecordedThrow";
import type { ThrowReport } from "../../../src/renderer/dice/throw-player";
import type { Pose } from "../../../src/renderer/dice/world";
import type { DieFace } from "../../../src/shared/dice/forage-faces";
import { faceShown, type ThrowSpec } from "../../../src/shared/dice/throw";

interface Shown extends ThrowReport {
  settledCalls: number;
  posesAfterSettled: number;
  frames: number;
  /** Top faces of the last poses given to the sink. */
  sink: Record<string, DieFace>;
}

interface ThrowOptions {
  recorded?: boolean;
  skipAfterMs?: number;
  lift?: boolean;
}

declare global {
  interface Window {
    throwDice(spec: ThrowSpec, options?: ThrowOptions): Promise<Shown>;
    planHashes(specs: ThrowSpec[]): string[];
    workerHashes(specs: ThrowSpec[]): Promise<string[]>;
  }
}

const planner = createPlanner();

window.planHashes = (specs) => specs.map((spec) => planThrow(spec).hash);
window.workerHashes = async (specs) => {
  const hashes: string[] = [];
  for (const spec of specs) hashes.push((await planner.plan(spec)).hash);
  return hashes;
};

const pile = (): Pose => ({ position: [0, 1, -8], quaternion: [0, 0, 0, 1] });

interface Current {
  plan: ThrowPlan;
  options: ThrowOptions;
  shown: Shown;
  done(shown: Shown): void;
}

function Throws() {
  const [current, setCurrent] = useState<Current | null>(null);
  const [skip, setSkip] = useState(false);
  window.throwDice = async (spec, options = {}) => {
    const plan = await planner.plan(spec);
    return new Promise((resolve) => {
      const shown = { settledCalls: 0, posesAfterSettled: 0, frames: 0, sink: {} } as Shown;
      setSkip(false);
      if (options.skipAfterMs !== undefined) setTimeout(() => setSkip(true), options.skipAfterMs);
      // Long enough to see whether anything still moves.
      const done = (report: Shown) => setTimeout(() => resolve(report), 60);
      setCurrent({ plan, options, shown, done });
    });
  };
  const Stage = current?.options.recorded ? RecordedThrow : LiveThrow;
  return (
    <Canvas frameloop="demand">
      <Stage
        plan={current?.plan ?? null}
        skip={skip}
        from={current?.options.lift ? pile : undefined}
        onPoses={(ids, _positions, quaternions) => {
          const shown = current?.shown;
          if (!shown) return;
          shown.frames++;
          if (shown.settledCalls > 0) shown.posesAfterSettled++;
          const kinds = new Map(current.plan.batches.flatMap(({ dice }) => dice.map(({ id, kind }) => [id, kind])));
          ids.forEach((id, i) => {
            shown.sink[id] = faceShown(kinds.get(id) ?? "red", topFace(quatAt(quaternions, i)).value);
          });
        }}
        onSettled={(report) => {
          const shown = current?.shown;
          if (!shown) return;
          shown.settledCalls++;
          current?.done(Object.assign(shown, report));
        }}
      />
    </Canvas>
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("the page has no root");
createRoot(root).render(
  <StrictMode>
    <Throws />
  </StrictMode>,
);
