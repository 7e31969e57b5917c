import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { PROTOCOL, PUSH_CHANNEL, REQUEST_CHANNEL } from "../../../src/shared/protocol/channels";
import { DOOR_FAULTS, endedSchema, GUEST_COLOURS, LAN_FAULTS } from "../../../src/shared/protocol/company";
import { JOURNAL_FAULTS, SAVE_FAULTS } from "../../../src/shared/protocol/faults";
import { stateHash } from "../../../src/shared/protocol/hash";
import {
  GUEST_REQUEST_LIMIT,
  newsSchema,
  PART_CHARACTERS,
  pushSchema,
  REQUEST_LIMIT,
  replySchema,
  requestSchema,
} from "../../../src/shared/protocol/messages";

const doc = readFileSync(new URL("../../../docs/protocol.md", import.meta.url), "utf8");
const messages = readFileSync(new URL("../../../src/shared/protocol/messages.ts", import.meta.url), "utf8");

/** The `type` of every alternative of a union. */
function typesOf(schema: z.core.$ZodTypes): string[] {
  const { def } = schema._zod;
  if (def.type === "union") return def.options.flatMap((option) => typesOf(option as z.core.$ZodTypes));
  const { type } = (def as z.core.$ZodObjectDef).shape;
  return (type as z.ZodLiteral)._zod.def.values.map(String);
}

const refusal = replySchema.options.at(-1)?.shape as unknown as { refusal: z.ZodObject<{ code: z.ZodEnum }> };
/** The reasons of a refusal are a type alone, and so are read as they are written. */
const reasons = [...(/ {2}reason:\n([\s\S]*?);/.exec(messages)?.[1] ?? "").matchAll(/"([a-z-]+)"/g)].map(
  ([, key]) => key,
);

describe("docs/protocol.md", () => {
  it.each([
    ["request", [...new Set(typesOf(requestSchema as unknown as z.core.$ZodTypes))]],
    ["push", [...new Set(typesOf(pushSchema as unknown as z.core.$ZodTypes))]],
    ["news", typesOf(newsSchema as unknown as z.core.$ZodTypes)],
    ["code of a refusal", refusal.refusal.shape.code.options.map(String)],
    ["reason of a refusal", reasons as string[]],
    ["fault at the door", [...DOOR_FAULTS]],
    ["fault of the LAN, of a journal, of the disk", [...LAN_FAULTS, ...JOURNAL_FAULTS, ...SAVE_FAULTS]],
    ["end of a line", endedSchema.shape.reason.options],
    ["colour", [...GUEST_COLOURS]],
    ["channel", [REQUEST_CHANNEL, PUSH_CHANNEL]],
  ])("names every %s", (_, names) => {
    expect(names.length).toBeGreaterThan(1);
    const missing = names.filter((name) => !new RegExp(`["\`]${name}["\`]`).test(doc));
    expect(missing).toEqual([]);
  });

  it("tells the version and the limits as they are", () => {
    expect(doc).toContain(`protocol **${PROTOCOL}**`);
    for (const limit of [GUEST_REQUEST_LIMIT, REQUEST_LIMIT, PART_CHARACTERS]) {
      expect(doc).toContain(limit.toLocaleString("en"));
    }
  });

  it("shows messages that have their forms", () => {
    const shown = [...doc.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json ?? "") as unknown);
    expect(shown.length).toBeGreaterThan(6);
    for (const message of shown) {
      const fits = [requestSchema, replySchema, pushSchema, newsSchema].filter(
        (form) => form.safeParse(message).success,
      );
      expect([JSON.stringify(message), fits.length]).toEqual([JSON.stringify(message), 1]);
    }
  });

  it("tells the hash as it is made", async () => {
    const { createHash } = await import("node:crypto");
    const [, value, text] = /`(\{"b".*?\})` is hashed as `(.*?)`/.exec(doc) ?? [];
    expect(stateHash(JSON.parse(value ?? ""))).toBe(
      createHash("sha256")
        .update(text ?? "")
        .digest("hex"),
    );
  });
});
