import { describe, expect, it } from "vitest";
import { replayDoor } from "../../../../../src/renderer/app/replay/replay-door";
import type { Reply, Request } from "../../../../../src/shared/protocol/messages";
import { keptTables, playOn, sitDown } from "../../../../harness/kept-tables";
import { exported } from "../../../../harness/played-game";
import { writtenForage } from "../../../../harness/written-forage";

const ada = sitDown(keptTables().host(), "ada");
ada.open(["Ada", "Ben"]);
playOn(ada, "a few moves", 6);
const { text, file } = exported(ada);

const nobody = (): Promise<Reply> => Promise.reject(new Error("nothing was to be asked"));
const door = (ask: (request: Request) => Promise<Reply> = nobody) => replayDoor(ask);

describe("the ways into a replay", () => {
  it("the text of a file, the file itself and a table of the host show the same tape", async () => {
    const [byText, byFile, byBlob] = [door(), door(), door()];
    byText.openText(text);
    byFile.openReplay(file);
    await byBlob.openFile(new Blob([text]));
    const ofHost = door(async (request) => {
      expect(request).toEqual({ type: "export", table: file.table });
      return { ok: true, file: { name: "table.harvest.json", text } };
    });
    await ofHost.openTable(file.table);
    for (const { store } of [byText, byFile, byBlob, ofHost]) {
      expect(store.getState().fault).toBeNull();
      expect(store.getState().tape).toEqual(byText.store.getState().tape);
      expect(store.getState().tape?.frames).toHaveLength(8);
    }
    byText.close();
    expect(byText.store.getState().tape).toBeNull();
  });

  it("a file of Forage shows its tape as well", () => {
    const { store, openText } = door();
    openText(writtenForage("fg-0012").text);
    expect(store.getState()).toMatchObject({ fault: null, tape: { game: "forage" } });
    // Laid in two steps, then sixteen cards of two players.
    expect(store.getState().tape?.frames).toHaveLength(18);
  });

  it.each([
    ["no JSON", "not { JSON", { words: "replay.fault.no-table-file" }],
    [
      "another format",
      '{"format":"chess","version":1}',
      { words: "replay.fault.not-a-table-file", params: { field: "format" } },
    ],
    [
      "a newer version",
      text.replace('"version":1', '"version":7'),
      { words: "refusal.newer-file", params: { version: 7, known: 1 } },
    ],
    [
      "an unknown game",
      text.replace('"diced-tomatoes"', '"chess"'),
      { words: "replay.fault.unknown-game", params: { game: "chess" } },
    ],
    ["no table", '{"format":"harvest-tables","version":1,"tables":[]}', { words: "replay.fault.no-table-file" }],
    [
      "two tables",
      `{"format":"harvest-tables","version":1,"tables":[${text},${text}]}`,
      { words: "replay.fault.many-tables", params: { count: 2 } },
    ],
    ["a game not begun", JSON.stringify({ ...file, log: file.log.slice(0, 1) }), { words: "replay.fault.not-begun" }],
  ])("%s is refused in words, and what plays goes on", (_what, bad, fault) => {
    const { store, openText, openReplay, readFault } = door();
    openReplay(file);
    const { tape } = store.getState();
    openText(bad);
    expect(store.getState()).toMatchObject({ fault, tape });
    readFault();
    expect(store.getState()).toMatchObject({ fault: null, tape });
  });

  it("says what the host refused, and that a file is too large or cannot be read", async () => {
    const refusal = { code: "cannot-open", rule: null, reason: "no-such-table", params: {} } as const;
    const { store, openTable, openFile } = door(async () => ({ ok: false, refusal }));
    await openTable("a-table");
    expect(store.getState().fault).toEqual({ words: "refusal.no-such-table", params: {} });
    await openFile({ size: 65 * 1024 * 1024 } as Blob);
    expect(store.getState().fault).toEqual({ words: "replay.fault.too-large", params: { limit: 64 } });
    await openFile({ size: 5, text: () => Promise.reject(new Error("gone")) } as Blob);
    expect(store.getState().fault).toMatchObject({ words: "replay.fault.unreadable" });
  });
});
