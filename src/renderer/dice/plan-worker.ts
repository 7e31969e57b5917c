import { PLAN_VERSION, type ThrowSpec } from "../../shared/dice/throw";
import { planThrow, type ThrowPlan } from "./plan";
import type { Pose } from "./world";

export interface PlanRequest {
  ticket: number;
  spec: ThrowSpec;
  resting: Pose[];
}

export type PlanAnswer = { ticket: number } & ({ plan: ThrowPlan } | { error: string });

/** What this file needs of a worker's global scope; the renderer is typed for pages. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<PlanRequest>) => void) | null;
  postMessage(message: PlanAnswer, transfer?: Transferable[]): void;
}

/** Planned before anybody asks: the first plan of a worker takes several times as long as the others. One die is enough. */
const REHEARSAL: ThrowSpec = {
  rollId: "rehearsal",
  seed: "rehearsal",
  dice: [{ id: "red-1", kind: "red", value: 1 }],
  planVersion: PLAN_VERSION,
};

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = ({ data: { ticket, spec, resting } }) => {
  try {
    const plan = planThrow(spec, resting);
    scope.postMessage(
      { ticket, plan },
      plan.batches.flatMap((batch) => [batch.positions.buffer, batch.quaternions.buffer]),
    );
  } catch (error) {
    scope.postMessage({ ticket, error: error instanceof Error ? error.message : String(error) });
  }
};

planThrow(REHEARSAL);
