import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Company, type Seating } from "../../../src/main/host/company";
import { CompanyFile } from "../../../src/main/host/company-file";
import { CODE_ALPHABET, codeSchema, guestToken } from "../../../src/shared/protocol/company";

const TABLE: Seating = { id: "table-one", players: ["Ada", "Ben", "Cleo"], held: new Set(), bound: new Set() };
const NEXT: Seating = { id: "table-two", players: ["Cleo", "Ada", "Ben"], held: new Set(), bound: new Set() };

let folder: string;
let warnings: string[];
let company: Company;

const open = () => new Company(new CompanyFile(folder, (message) => warnings.push(message)));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "harvest-company-"));
  warnings = [];
  company = open();
});

afterEach(() => vi.restoreAllMocks());

/** Joins, and has to be let in. */
function enter(name: string, seat: number | null = null, table: Seating | null = TABLE) {
  const joined = company.join({ name, colour: "leaf", seat }, table);
  if ("refusal" in joined) throw new Error(joined.refusal.reason);
  return joined;
}

const reason = (outcome: ReturnType<Company["join"]> | ReturnType<Company["take"]>) =>
  outcome !== null && "refusal" in outcome ? outcome.refusal.reason : null;

const joinHere = (name: string, seat: number | null = null) => company.join({ name, colour: "leaf", seat }, TABLE);

describe("joining", () => {
  it("gives a token of 128 bits that is known again, and no other is", () => {
    const { guest, token } = enter("Mia");
    expect(guestToken.safeParse(token).success).toBe(true);
    expect(Buffer.from(token, "base64url")).toHaveLength(16);
    expect(company.holderOf(token)).toBe(guest);
    expect(company.holderOf(`${token.slice(0, -1)}${token.endsWith("A") ? "Q" : "A"}`)).toBeNull();
    expect(company.holderOf("")).toBeNull();
  });

  it.each(["Mia", "mia", "MIA", "Ｍｉａ", "M\u200bia", "Mia\u2060"])("takes %j for the name that is taken", (name) => {
    enter("Mia");
    expect(reason(joinHere(name))).toBe("name-taken");
    expect(company.list(null, () => false)).toHaveLength(1);
  });

  it("tells names apart that differ", () => {
    enter("Mia");
    expect(reason(joinHere("Mía"))).toBeNull();
    expect(reason(joinHere("美亜"))).toBeNull();
  });

  it("seats in a free seat, not in one that a guest has or that there is none of", () => {
    const { guest } = enter("Mia", 1);
    expect(company.seatOf(guest, TABLE.id)).toBe(1);
    expect(reason(joinHere("Noa", 1))).toBe("seat-taken");
    expect(reason(joinHere("Noa", 3))).toBe("no-such-seat");
    expect(reason(company.join({ name: "Noa", colour: "leaf", seat: 0 }, null))).toBe("no-such-seat");
    expect(company.list(TABLE.id, () => true).map(({ name, seat, here }) => ({ name, seat, here }))).toEqual([
      { name: "Mia", seat: 1, here: true },
    ]);
  });

  it("seats by the player's name where no seat is named, once", () => {
    expect(company.seatOf(enter("ben").guest, TABLE.id)).toBe(1);
    expect(company.seatOf(enter("Zoe").guest, TABLE.id)).toBeNull();
  });

  it("seats nobody while seats are closed, by number or by name", () => {
    company.joining = { approve: false, seatsOpen: false };
    expect(reason(joinHere("Mia", 0))).toBe("seats-closed");
    const { guest } = enter("Ben");
    expect(company.seatOf(guest, TABLE.id)).toBeNull();
    expect(reason(company.take(guest, 1, TABLE))).toBe("seats-closed");
    // The host may seat whomever it likes.
    expect(company.seat(guest, 1, TABLE)).toBeNull();
    expect(company.seatOf(guest, TABLE.id)).toBe(1);
  });

  it("waits for the host where each guest is approved: the seat is kept and not played till then", () => {
    company.joining = { approve: true, seatsOpen: true };
    const { guest, token } = enter("Mia", 2);
    expect([company.isIn(guest), company.seatOf(guest, TABLE.id), company.away(TABLE.id).size]).toEqual([
      false,
      null,
      0,
    ]);
    expect(company.holderOf(token)).toBe(guest);
    expect(reason(joinHere("Noa", 2))).toBe("seat-taken");
    expect(company.admit(guest)).toBeNull();
    expect([company.isIn(guest), company.seatOf(guest, TABLE.id), [...company.away(TABLE.id)]]).toEqual([true, 2, [2]]);
  });

  it("is for 32 people at most", () => {
    for (let number = 1; number <= 32; number += 1) enter(`Guest ${number}`);
    expect(reason(joinHere("Guest 33"))).toBe("company-full");
    const first = company.list(null, () => false)[0]?.guest as string;
    company.remove(first);
    expect(reason(joinHere("Guest 33"))).toBeNull();
  });
});

describe("seats", () => {
  it("are changed by taking a free one; the one before is free then", () => {
    const [mia, noa] = [enter("Mia", 0), enter("Noa")];
    expect(company.take(mia.guest, 2, TABLE)).toBeNull();
    expect(company.seatOf(mia.guest, TABLE.id)).toBe(2);
    expect(company.take(noa.guest, 0, TABLE)).toBeNull();
    expect(reason(company.take(noa.guest, 2, TABLE))).toBe("seat-taken");
    // One's own seat is no other's.
    expect(company.take(mia.guest, 2, TABLE)).toBeNull();
    expect([...company.away(TABLE.id)].sort()).toEqual([0, 2]);
  });

  it("whose race is on are left for another by the host's doing alone", () => {
    const table: Seating = { ...TABLE, held: new Set([0]), bound: new Set([0]) };
    const { guest } = enter("Mia", 0);
    expect(reason(company.take(guest, 1, table))).toBe("seat-bound");
    expect(company.take(guest, 0, table)).toBeNull();
    expect(reason(company.take(enter("Noa", null).guest, 0, table))).toBe("seat-taken");
    expect(company.seat(guest, 1, table)).toBeNull();
    expect(company.take(guest, 2, table)).toBeNull();
  });

  it("that are played at the table's own screen are given by the host alone, by number or by name", () => {
    const table: Seating = { ...TABLE, held: new Set([1]) };
    const { guest } = enter("Mia", 0, table);
    expect(reason(company.take(guest, 1, table))).toBe("seat-in-play");
    expect(reason(company.join({ name: "Noa", colour: "leaf", seat: 1 }, table))).toBe("seat-in-play");
    expect(company.seatOf(enter("Ben", null, table).guest, table.id)).toBeNull();
    expect(company.take(guest, 2, table)).toBeNull();
    expect(company.seat(guest, 1, table)).toBeNull();
    // Given to a guest it is that guest's, who may play it where the table's own screen did.
    expect(company.take(guest, 1, table)).toBeNull();
  });

  it("are given by the host, whoever sat there, and taken away", () => {
    const [mia, noa] = [enter("Mia", 0), enter("Noa", 1)];
    expect(company.seat(noa.guest, 0, TABLE)).toBeNull();
    expect([company.seatOf(mia.guest, TABLE.id), company.seatOf(noa.guest, TABLE.id)]).toEqual([null, 0]);
    expect(company.seat(noa.guest, null, TABLE)).toBeNull();
    expect(company.seatOf(noa.guest, TABLE.id)).toBeNull();
    expect(reason(company.seat(noa.guest, 3, TABLE))).toBe("no-such-seat");
    expect(reason(company.seat("nobody", 0, TABLE))).toBe("no-such-guest");
  });

  it("of a guest who is helped are played by the table's own screen too, until the guest sits elsewhere", () => {
    const { guest } = enter("Mia", 0);
    expect([...company.away(TABLE.id)]).toEqual([0]);
    expect(company.help(guest, true)).toBeNull();
    expect([...company.away(TABLE.id)]).toEqual([]);
    expect(company.seatOf(guest, TABLE.id)).toBe(0);
    company.take(guest, 1, TABLE);
    expect([...company.away(TABLE.id)]).toEqual([1]);
    expect(reason(company.help("nobody", true))).toBe("no-such-guest");
    expect(reason(company.admit("nobody"))).toBe("no-such-guest");
  });

  it("are found again at another table: by the guest's own name, or by the name that was played", () => {
    const ben = enter("ben");
    const mia = enter("Mia", 2);
    const zoe = enter("Zoe");
    company.seatAll(NEXT, TABLE);
    expect([ben, mia, zoe].map(({ guest }) => company.seatOf(guest, NEXT.id))).toEqual([2, 0, null]);
    // The table put away is gone on with by the same people.
    expect([ben, mia].map(({ guest }) => company.seatOf(guest, TABLE.id))).toEqual([1, 2]);
  });

  it("by name go to the guest of that name before one who played under it", () => {
    const mia = enter("Mia", 1);
    const ben = enter("Ben");
    // Seat 1 of the first table was Mia's already.
    expect(company.seatOf(ben.guest, TABLE.id)).toBeNull();
    company.seatAll(NEXT, TABLE);
    expect([company.seatOf(ben.guest, NEXT.id), company.seatOf(mia.guest, NEXT.id)]).toEqual([2, null]);
  });

  it("are written down once, however many guests find theirs, and not at all where nobody does", () => {
    enter("Ada");
    enter("Ben");
    enter("Mia", 2);
    const written = vi.spyOn(CompanyFile.prototype, "write");
    company.seatAll(NEXT, TABLE);
    expect(written).toHaveBeenCalledTimes(1);
    expect(
      open()
        .list(NEXT.id, () => false)
        .map(({ seat }) => seat),
    ).toEqual([1, 2, 0]);
    company.seatAll({ id: "table-of-others", players: ["Zoe"], held: new Set(), bound: new Set() }, null);
    expect(written).toHaveBeenCalledTimes(1);
    enter("Cleo", 2, { ...TABLE, id: "table-four" });
    expect(written).toHaveBeenCalledTimes(2);
  });

  it("of eight tables are remembered", () => {
    const { guest } = enter("Ada");
    for (let number = 0; number < 9; number += 1)
      company.seatAll({ id: `table-${number}`, players: ["Ada"], held: new Set(), bound: new Set() }, null);
    expect(company.seatOf(guest, TABLE.id)).toBeNull();
    expect(company.seatOf(guest, "table-0")).toBeNull();
    expect(company.seatOf(guest, "table-1")).toBe(0);
    expect(company.seatOf(guest, "table-8")).toBe(0);
  });

  it("of a guest who is sent away are free, and the token opens nothing", () => {
    const { guest, token } = enter("Mia", 0);
    expect(company.remove(guest)).toBeNull();
    expect([company.holderOf(token), company.isIn(guest), company.seatOf(guest, TABLE.id)]).toEqual([
      null,
      false,
      null,
    ]);
    expect(company.away(TABLE.id).size).toBe(0);
    expect(reason(company.remove(guest))).toBe("no-such-guest");
    expect(reason(joinHere("Mia", 0))).toBeNull();
  });
});

describe("the code", () => {
  it("is six characters without look-alikes, another one each time", () => {
    const codes = Array.from({ length: 50 }, () => {
      company.renewCode();
      return company.code as string;
    });
    for (const code of codes) expect(codeSchema.safeParse(code).success).toBe(true);
    expect(new Set(codes).size).toBe(50);
    for (const mistaken of "0O1IL2Z5S8B") expect(CODE_ALPHABET).not.toContain(mistaken);
    company.dropCode();
    expect(company.code).toBeNull();
  });
});

describe("after a restart", () => {
  it("everything is as it was", () => {
    company.renewCode();
    company.port = 4547;
    company.joining = { approve: true, seatsOpen: false };
    company.joining = { approve: false, seatsOpen: true };
    const { guest, token } = enter("Mia", 2);
    company.help(guest, true);
    const again = open();
    expect([again.code, again.port, again.joining]).toEqual([company.code, 4547, company.joining]);
    expect(again.holderOf(token)).toBe(guest);
    expect(again.list(TABLE.id, () => false)).toEqual(company.list(TABLE.id, () => false));
    expect([again.seatOf(guest, TABLE.id), again.away(TABLE.id).size]).toEqual([2, 0]);
    expect(warnings).toEqual([]);
  });

  it("no token can be read from the disk, and the file is for this account alone", () => {
    const { token } = enter("Mia", 2);
    const path = join(folder, "company.json");
    expect(readFileSync(path, "utf8")).not.toContain(token);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it.each([
    ["no JSON", "{"],
    ["another version", '{"version":2}'],
    ["a token that is no hash", JSON.stringify({ version: 1, code: null, port: null, guests: [{ token: "secret" }] })],
  ])("a file with %s is told of, and joined anew", (_, text) => {
    writeFileSync(join(folder, "company.json"), text);
    company = open();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain("company.json is not as it was written");
    expect(warnings[0]).not.toContain("secret");
    const { guest, token } = enter("Mia");
    expect(open().holderOf(token)).toBe(guest);
  });

  it("a folder that cannot be written is told of, and guests are known meanwhile", () => {
    folder = join(folder, "a-file");
    writeFileSync(folder, "");
    company = open();
    const { guest, token } = enter("Mia");
    expect(company.holderOf(token)).toBe(guest);
    expect(warnings.at(-1)).toContain("cannot be written");
  });

  it("a host that keeps nothing leaves nothing", () => {
    company = new Company(new CompanyFile(null, (message) => warnings.push(message)));
    enter("Mia");
    expect([warnings, existsSync("company.json")]).toEqual([[], false]);
  });
});
