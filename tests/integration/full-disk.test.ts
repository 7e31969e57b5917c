import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openHost } from "../../src/main/host/open-host";
import { sitDown } from "../harness/kept-tables";

/** Mounts are for the superuser; elsewhere these are reported as skipped. */
const canMount = (() => {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), "harvest-mount-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder], { stdio: "ignore" });
    execFileSync("umount", [folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

const mounted: string[] = [];
const warnings: string[] = [];

afterEach(() => {
  for (const folder of mounted.splice(0).reverse()) execFileSync("umount", ["-l", folder]);
  warnings.length = 0;
});

/** A folder on a disk of its own, of so many kilobytes. */
function smallDisk(kilobytes: number): string {
  const folder = mkdtempSync(join(tmpdir(), "harvest-full-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${kilobytes}k`, "tmpfs", folder]);
  mounted.push(folder);
  return folder;
}

const host = (folder: string) => openHost(folder, (message) => warnings.push(message));

const refusal = (reply: ReturnType<ReturnType<typeof sitDown>["request"]>) => (reply.ok ? null : reply.refusal);

/** Rolls, then places and takes back the first die again and again, until the table refuses. */
function playUntilRefused(ada: ReturnType<typeof sitDown>): { answered: number; refusal: ReturnType<typeof refusal> } {
  ada.command({ type: "roll", dice: ["red-1", "red-2", "red-3"] });
  for (let answered = 1; answered < 5000; answered += 2) {
    const placed = refusal(ada.command({ type: "place", die: "red-1", seat: 0, vine: 0 }, { seat: 0 }));
    if (placed) return { answered, refusal: placed };
    const undone = refusal(ada.undo({ seat: 0 }));
    if (undone) return { answered: answered + 1, refusal: undone };
  }
  throw new Error("the disk never filled");
}

describe.skipIf(!canMount)("a disk that fills up", () => {
  it("is said at once on every screen, no more moves are taken, and nothing that was answered is lost", () => {
    const folder = smallDisk(128);
    const first = host(folder);
    const [ada, ben] = [sitDown(first, "ada"), sitDown(first, "ben")];
    ada.open(["Ada"]);
    const { tableId } = ada.table;
    const { answered, refusal: refused } = playUntilRefused(ada);
    expect(refused).toMatchObject({ code: "not-saved", reason: "disk-full" });
    expect(ben.last).toMatchObject({ type: "snapshot", table: { tableId, fault: "disk-full" } });
    // Even a shorter record, which might still fit, is not taken.
    expect(refusal(ada.undo({ seat: 0 }))).toMatchObject({ code: "not-saved", reason: "disk-full" });
    const { state } = ada;
    const lines = readFileSync(join(folder, "tables", `${tableId}.jsonl`), "utf8")
      .trimEnd()
      .split("\n");
    // Header, seed and beginning, then one line to each answer.
    expect(lines).toHaveLength(3 + answered);

    first.close();
    const later = sitDown(host(folder), "later");
    expect(later.state).toEqual(state);
    expect(warnings.join()).not.toMatch(/damaged|left out/);
  });

  it("and is given room goes on where it was", () => {
    const folder = smallDisk(128);
    writeFileSync(join(folder, "ballast"), Buffer.alloc(64 * 1024));
    const ada = sitDown(host(folder), "ada");
    ada.open(["Ada"]);
    const { tableId: table } = ada.table;
    playUntilRefused(ada);
    const { state } = ada;
    rmSync(join(folder, "ballast"));
    ada.request({ type: "close-table", id: ada.id(), table });
    expect(ada.request({ type: "resume-table", id: ada.id(), table })).toMatchObject({ ok: true });
    expect(ada.state).toEqual(state);
    expect(ada.table.fault).toBeNull();
    // The die may be on the vine or in hand, as the last answer left it.
    const onVine = state.players[0]?.vines[0] !== null;
    const next = onVine ? ada.undo({ seat: 0 }) : ada.command({ type: "place", die: "red-1", seat: 0, vine: 0 });
    expect(next).toMatchObject({ ok: true });
  });

  it("before a table is laid lays none", () => {
    const folder = smallDisk(32);
    try {
      writeFileSync(join(folder, "ballast"), Buffer.alloc(64 * 1024));
    } catch {
      // Full, as it should be.
    }
    const ada = sitDown(host(folder), "ada");
    expect(refusal(ada.open(["Ada"]))).toMatchObject({ code: "not-saved", reason: "disk-full" });
    expect(ada.last).toMatchObject({ table: null });
  });
});

describe.skipIf(!canMount)("a folder that cannot be written", () => {
  it("lays no table and resumes none, and says why; what is there can be looked at", () => {
    const folder = mkdtempSync(join(tmpdir(), "harvest-read-only-"));
    const first = host(folder);
    const ada = sitDown(first, "ada");
    ada.open(["Ada"]);
    const { tableId: table } = ada.table;
    ada.request({ type: "close-table", id: ada.id(), table });
    first.close();
    mkdirSync(join(folder, "tables"), { recursive: true });
    execFileSync("mount", ["--bind", folder, folder]);
    mounted.push(folder);
    execFileSync("mount", ["-o", "remount,bind,ro", folder]);

    const ben = sitDown(host(folder), "ben");
    expect(refusal(ben.open(["Ben"]))).toMatchObject({ code: "not-saved", reason: "read-only" });
    const resumed = ben.request({ type: "resume-table", id: ben.id(), table });
    expect(refusal(resumed)).toMatchObject({ code: "not-saved", reason: "read-only" });
    const deleted = ben.request({ type: "delete-table", id: ben.id(), table });
    expect(refusal(deleted)).toMatchObject({ code: "not-saved", reason: "read-only" });
    expect(ben.request({ type: "list-tables" })).toMatchObject({ tables: { unfinished: [{ table }], open: null } });
    expect(ben.request({ type: "export", table })).toMatchObject({ ok: true });
  });
});
