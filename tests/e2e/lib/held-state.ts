import type { Page } from "playwright-core";
import { stateHash } from "../../../src/shared/protocol/hash";

interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  memoizedProps: { door?: { store: { getState(): { session: Session | null } } } } | null;
}
interface Session {
  store: { getState(): { table: Held | null; forage: Held | null } };
}
interface Held {
  state: object;
}

/**
 * The hash of the table's state that a phone's page holds, whatever it was sent: read where React keeps the page's door
 * and hashed here. Null where the page holds no table.
 */
export async function heldHash(page: Page): Promise<string | null> {
  const text = await page.evaluate(() => {
    const root = document.getElementById("root") as unknown as Record<string, { stateNode: { current: Fiber } }> | null;
    const key = Object.keys(root ?? {}).find((name) => name.startsWith("__reactContainer$"));
    const fibers = root && key ? [root[key]?.stateNode.current] : [];
    for (let fiber = fibers.pop(); fiber; fiber = fibers.pop()) {
      const held = fiber.memoizedProps?.door?.store.getState().session?.store.getState();
      if (held) return JSON.stringify((held.table ?? held.forage)?.state ?? null);
      for (const next of [fiber.sibling, fiber.child]) if (next) fibers.push(next);
    }
    return "null";
  });
  const state: unknown = JSON.parse(text);
  return state === null ? null : stateHash(state);
}
