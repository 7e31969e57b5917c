import { describe, expect, it } from "vitest";
import { toldApart } from "../../../../src/renderer/nearby/told-apart";

const at = (name: string, address: string) => ({ name, origin: `http://${address}` });
const kitchen = at("kitchen", "192.168.1.5:4545");
const other = at("Kitchen", "192.168.1.9:4545");
const third = at("kitchen", "[fd00::7]:4546");
const attic = at("attic", "192.168.1.5:4546");

describe("tables nearby of one name", () => {
  it("are told apart by their addresses, whatever the case of the name", () => {
    const all = [attic, kitchen, other, third];
    expect(all.map((table) => toldApart(table, all, false))).toEqual([
      null,
      "192.168.1.5:4545",
      "192.168.1.9:4545",
      "[fd00::7]:4546",
    ]);
  });

  it("are told apart by a number where addresses are covered", () => {
    const all = [kitchen, attic, other, third];
    expect(all.map((table) => toldApart(table, all, true))).toEqual(["1", null, "2", "3"]);
  });

  it("need nothing beside a name that no other has", () => {
    expect(toldApart(kitchen, [kitchen, attic], false)).toBeNull();
    expect(toldApart(kitchen, [kitchen], true)).toBeNull();
  });
});
