import type { CDPSession, Page } from "playwright-core";

/** What a page drew and how long its main thread was busy, over some time. */
export interface Drawn {
  renders: number;
  /** The most draw calls of one render. */
  calls: number;
  longTasks: number;
}

interface ProbeWindow {
  drawProbe: { renders: number; calls: number; most: number; longTasks: number };
}

/** Counts draw calls, frames in which there were any, and tasks over 50 ms; to be in place before the page is loaded. */
export async function watchDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const probe = { renders: 0, calls: 0, most: 0, longTasks: 0 };
    Reflect.set(window, "drawProbe", probe);
    const endFrame = () => {
      probe.renders++;
      probe.most = Math.max(probe.most, probe.calls);
      probe.calls = 0;
    };
    const names = ["drawArrays", "drawElements", "drawArraysInstanced", "drawElementsInstanced"] as const;
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
      for (const name of names) {
        const real = Reflect.get(prototype, name) as ((...args: unknown[]) => void) | undefined;
        if (!real) continue;
        Reflect.set(prototype, name, function (this: unknown, ...args: unknown[]) {
          // All that is drawn in one task is one picture.
          if (probe.calls++ === 0) queueMicrotask(() => setTimeout(endFrame, 0));
          return Reflect.apply(real, this, args);
        });
      }
    new PerformanceObserver((list) => {
      probe.longTasks += list.getEntries().length;
    }).observe({ type: "longtask", buffered: true });
  });
}

/** What was drawn since the last call. */
export const takeDrawn = (page: Page): Promise<Drawn> =>
  page.evaluate(() => {
    const { drawProbe } = window as unknown as ProbeWindow;
    const { renders, most: calls, longTasks } = drawProbe;
    Object.assign(drawProbe, { renders: 0, most: 0, longTasks: 0 });
    return { renders, calls, longTasks };
  });

/** Milliseconds for which the page's main thread has been busy so far. */
export async function busyMs(line: CDPSession): Promise<number> {
  const { metrics } = await line.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
}
