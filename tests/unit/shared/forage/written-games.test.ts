import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { refereeText } from "../../../../src/main/cli/referee/referee";

const folder = fileURLToPath(new URL("../../../fixtures/forage/", import.meta.url));
const EXPECTED = ".expected.json";
const names = readdirSync(folder).flatMap((file) => (file.endsWith(EXPECTED) ? [file.slice(0, -EXPECTED.length)] : []));
const read = (file: string): string => readFileSync(`${folder}${file}`, "utf8");

describe("written games", () => {
  test("are all here", () => {
    expect(names).toHaveLength(48);
  });

  test.each(names)("%s", (name) => {
    const { events, ...answer } = { events: undefined, ...refereeText(read(`${name}.json`)) };
    const expected = JSON.parse(read(`${name}${EXPECTED}`));
    // The wording of a refusal is the project's own.
    if (!answer.ok && expected.error) expected.error.message = answer.error.message;
    expect(answer).toStrictEqual(expected);
    expect(events !== undefined).toBe(answer.ok);
  });
});
