import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { askedFile } from "../../../src/main/desktop/asked-file";
import { openedFile } from "../../../src/main/host/opened-file";
import { BUILD } from "../../../src/shared/protocol/build";
import { type News, PROTOCOL, type Push } from "../../../src/shared/protocol/messages";
import { makeHost, ownLine } from "../../harness/local-host";

/** A screen of the host's own, once it has said hello, and what it is sent. */
function screenAt(host: ReturnType<typeof makeHost>["host"]): (Push | News)[] {
  const told: (Push | News)[] = [];
  const session = host.connect(
    ownLine((push) => {
      if (push.type === "snapshot" || push.type === "update" || push.type === "offered") told.push(push);
    }),
  );
  session.request({ type: "hello", protocol: PROTOCOL, build: BUILD, last: null });
  return told;
}

const types = (told: readonly (Push | News)[]) => told.map(({ type }) => type);

describe("a file that is opened at the host's machine", () => {
  const file = { name: "table.harvest.json", text: "{}" };

  it("waits for the first screen and comes after its snapshot, once", () => {
    const { host } = makeHost();
    host.offer(file);
    const first = screenAt(host);
    expect(types(first)).toEqual(["snapshot", "offered"]);
    expect(first[1]).toEqual({ type: "offered", file });
    expect(types(screenAt(host))).toEqual(["snapshot"]);
  });

  it("comes at once to the screens that are there", () => {
    const { host } = makeHost();
    const [one, two] = [screenAt(host), screenAt(host)];
    host.offer(file);
    expect(types(one)).toEqual(["snapshot", "offered"]);
    expect(types(two)).toEqual(["snapshot", "offered"]);
    expect(types(screenAt(host))).toEqual(["snapshot"]);
  });

  it("is read with its name; one that is not there is named", () => {
    const path = join(mkdtempSync(join(tmpdir(), "harvest-file-")), "a.harvest.json");
    writeFileSync(path, "{}");
    expect(openedFile(path)).toEqual({ name: "a.harvest.json", text: "{}" });
    expect(() => openedFile(`${path}.gone`)).toThrow(`${path}.gone cannot be opened`);
  });
});

describe("the file that a command line asks the window for", () => {
  it.each([
    [["electron", ".", "game.harvest.json"], false, "/from/game.harvest.json"],
    [["electron", ".", "--data", "/tmp/t", "game.harvest.json"], false, "/from/game.harvest.json"],
    [["electron", ".", "--data=/tmp/t", "/games/one.json", "--trace"], false, "/games/one.json"],
    [["electron", ".", "--data", "/tmp/t"], false, null],
    [["electron", "."], false, null],
    [["harvest-table", "game.harvest.json"], true, "/from/game.harvest.json"],
    [["harvest-table"], true, null],
  ])("%j, packaged %j", (argv, packaged, expected) => {
    expect(askedFile(argv, packaged, "/from")).toBe(expected);
  });
});
