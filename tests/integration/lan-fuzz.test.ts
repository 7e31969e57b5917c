import { expect, it } from "vitest";
import { fuzzHost, fuzzLines } from "../soak/lan-fuzz";

// A sample of `npm run soak -- lan-fuzz`, which sends 200,000.
it.each([
  ["a host", 8000, fuzzHost],
  ["a host over real sockets", 2000, fuzzLines],
] as const)("%s takes %i hostile messages: each is answered, nothing changes, nothing grows", async (_, count, run) => {
  const { messages, granted, refused, faults } = await run(count, "a sample of fuzz");
  expect(faults).toEqual([]);
  expect(messages).toBeGreaterThanOrEqual(count);
  // The messages were of every kind: most refused for their form, others for their right or their place.
  expect(granted).toBeGreaterThan(count / 200);
  expect(Object.keys(refused)).toEqual(
    expect.arrayContaining(["malformed", "hosts-only", "too-large", "not-your-seat", "other-table"]),
  );
});
