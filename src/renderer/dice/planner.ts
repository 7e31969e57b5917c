import type { ThrowSpec } from "../../shared/dice/throw";
import { planThrow, type ThrowPlan } from "./plan";
import type { PlanAnswer, PlanRequest } from "./plan-worker";
import type { Pose } from "./world";

export interface Planner {
  /** Plans a throw; `resting` are dice that already lie in the tray. Rejects where no place can be found for a die. */
  plan(spec: ThrowSpec, resting?: readonly Pose[]): Promise<ThrowPlan>;
  close(): void;
}

/** The part of a Worker that the planner uses. */
export interface PlanWorker {
  postMessage(request: PlanRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<PlanAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

const SILENCE_MS = 1000;

const startWorker = (): PlanWorker => new Worker(new URL("./plan-worker.ts", import.meta.url), { type: "module" });

interface Waiting {
  request: PlanRequest;
  resolve(plan: ThrowPlan): void;
  reject(error: Error): void;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Plans throws in a worker of its own. Where the worker dies, cannot start or says nothing for a second,
 * what waits and all that follows is planned in place: the same plan, at the price of a few milliseconds.
 */
export function createPlanner(start: () => PlanWorker = startWorker): Planner {
  const waiting = new Map<number, Waiting>();
  let worker: PlanWorker | null = null;
  let tickets = 0;

  const planHere = ({ request, resolve, reject, timer }: Waiting) => {
    clearTimeout(timer);
    try {
      resolve(planThrow(request.spec, request.resting));
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const giveUp = () => {
    worker?.terminate();
    worker = null;
    const left = [...waiting.values()];
    waiting.clear();
    left.forEach(planHere);
  };

  try {
    worker = start();
    worker.onerror = giveUp;
    worker.onmessage = ({ data }) => {
      const asked = waiting.get(data.ticket);
      if (!asked) return;
      waiting.delete(data.ticket);
      clearTimeout(asked.timer);
      if ("plan" in data) asked.resolve(data.plan);
      else asked.reject(new Error(data.error));
    };
  } catch {
    // A page that may not start workers still plays: every throw is planned in place.
    worker = null;
  }

  return {
    plan: (spec, resting = []) =>
      new Promise((resolve, reject) => {
        const request: PlanRequest = { ticket: ++tickets, spec, resting: [...resting] };
        const asked: Waiting = { request, resolve, reject, timer: setTimeout(giveUp, SILENCE_MS) };
        if (!worker) return planHere(asked);
        waiting.set(request.ticket, asked);
        worker.postMessage(request);
      }),
    close: () => {
      worker?.terminate();
      worker = null;
      for (const { timer, reject } of waiting.values()) {
        clearTimeout(timer);
        reject(new Error("the planner was closed"));
      }
      waiting.clear();
    },
  };
}
