import { afterEach, describe, expect, it, vi } from "vitest";
import { planThrow } from "../../../../src/renderer/dice/plan";
import type { PlanRequest } from "../../../../src/renderer/dice/plan-worker";
import { createPlanner, type PlanWorker } from "../../../../src/renderer/dice/planner";
import { throwSpec } from "./throws";

/** A worker under the test's thumb. */
function fakeWorker(answer: (request: PlanRequest, worker: PlanWorker) => void) {
  const worker: PlanWorker & { ended: boolean } = {
    ended: false,
    onmessage: null,
    onerror: null,
    postMessage: (request) => answer(request, worker),
    terminate: () => {
      worker.ended = true;
    },
  };
  return worker;
}

describe("planner", () => {
  afterEach(() => void vi.useRealTimers());

  it("hands on what the worker plans", async () => {
    const spec = throwSpec("planner", 1, 2);
    const planner = createPlanner(() =>
      fakeWorker(({ ticket, spec: asked }, worker) =>
        worker.onmessage?.({ data: { ticket, plan: planThrow(asked) } } as MessageEvent),
      ),
    );
    expect((await planner.plan(spec)).hash).toBe(planThrow(spec).hash);
  });

  it("plans in place where no worker can be started", async () => {
    const spec = throwSpec("planner", 2, 2);
    const planner = createPlanner(() => {
      throw new Error("worker-src");
    });
    expect((await planner.plan(spec)).hash).toBe(planThrow(spec).hash);
  });

  it("plans in place, now and later, after a second of silence", async () => {
    vi.useFakeTimers();
    const asked = vi.fn();
    const worker = fakeWorker(asked);
    const planner = createPlanner(() => worker);
    const specs = [throwSpec("planner", 3, 2), throwSpec("planner", 4, 1)] as const;
    const plans = Promise.all(specs.map((spec) => planner.plan(spec)));
    vi.advanceTimersByTime(999);
    expect(worker.ended).toBe(false);
    vi.advanceTimersByTime(1);
    expect((await plans).map((plan) => plan.hash)).toEqual(specs.map((spec) => planThrow(spec).hash));
    expect(worker.ended).toBe(true);
    await planner.plan(specs[0]);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("plans in place when the worker dies", async () => {
    const spec = throwSpec("planner", 5, 3);
    const planner = createPlanner(() => fakeWorker((_, worker) => worker.onerror?.({} as ErrorEvent)));
    expect((await planner.plan(spec)).hash).toBe(planThrow(spec).hash);
  });

  it("passes on why a throw cannot be planned", async () => {
    const planner = createPlanner(() =>
      fakeWorker(({ ticket }, worker) => worker.onmessage?.({ data: { ticket, error: "no place" } } as MessageEvent)),
    );
    await expect(planner.plan(throwSpec("planner", 6, 1))).rejects.toThrow("no place");
  });

  it("a closed planner leaves nobody waiting", async () => {
    const planner = createPlanner(() => fakeWorker(() => {}));
    const plan = planner.plan(throwSpec("planner", 7, 1));
    planner.close();
    await expect(plan).rejects.toThrow("closed");
  });
});
