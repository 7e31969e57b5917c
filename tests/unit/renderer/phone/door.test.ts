import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDoor } from "../../../../src/renderer/phone/door/door";
import type { GuestPass } from "../../../../src/shared/line/socket-line";
import type { DoorFault, EndReason } from "../../../../src/shared/protocol/company";
import { doorClient, stubPage } from "./phone-page";

const storage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
};

/** A page whose lines are answered one after another as `faults` say. */
function pageWith({ hash = "", guest = "" }, faults: (DoorFault | EndReason | null)[]) {
  const page = {
    location: { hash, pathname: "/", search: "" },
    history: { replaceState: () => undefined },
    sessionStorage: storage(),
    localStorage: storage(),
  };
  if (guest) page.localStorage.setItem("harvest-table:guest", guest);
  const shown: GuestPass[] = [];
  const door = openDoor(page as unknown as Window, (pass) => {
    shown.push(pass);
    return doorClient(faults.shift() ?? null);
  });
  return { page, door, shown };
}

const answered = () => new Promise((resolve) => setTimeout(resolve, 0));
const TOKEN = "t".repeat(22);

beforeEach(() => void stubPage());
afterEach(() => vi.unstubAllGlobals());

describe("the door", () => {
  it("asks for a code where the page has nothing to show", () => {
    const { door, shown } = pageWith({}, []);
    expect(door.store.getState()).toEqual({ session: null, note: null });
    expect(shown).toEqual([]);
  });

  it("shows the code of the address, and one that is typed", async () => {
    expect(pageWith({ hash: "#K7MPX4" }, []).shown).toEqual([{ code: "K7MPX4" }]);
    const { door, shown } = pageWith({}, []);
    door.enter("ACDEFG");
    expect(shown).toEqual([{ code: "ACDEFG" }]);
    expect(door.store.getState().session).not.toBeNull();
  });

  it("shows a guest's own token before any code", () => {
    expect(pageWith({ hash: "#K7MPX4", guest: TOKEN }, []).shown).toEqual([{ guest: TOKEN }]);
  });

  it("forgets a wrong code and says so", async () => {
    const { page, door } = pageWith({ hash: "#K7MPX4" }, ["wrong-code"]);
    await answered();
    expect(door.store.getState()).toEqual({ session: null, note: "wrong-code" });
    expect(page.sessionStorage.kept.size).toBe(0);
  });

  it.each(["too-many-tries", "too-many-lines"] as const)("says %s", async (fault) => {
    const { door } = pageWith({ hash: "#K7MPX4" }, [fault]);
    await answered();
    expect(door.store.getState()).toEqual({ session: null, note: fault });
  });

  it("goes on by the code where a guest's token opens nothing any more, and says so", async () => {
    const { page, door, shown } = pageWith({ hash: "#K7MPX4", guest: TOKEN }, ["guest-token", null]);
    await answered();
    expect(shown).toEqual([{ guest: TOKEN }, { code: "K7MPX4" }]);
    expect(door.store.getState().note).toBe("guest-token");
    expect(door.store.getState().session).not.toBeNull();
    expect(page.localStorage.kept.size).toBe(0);
  });

  it("asks for the code where there is no other", async () => {
    const { door } = pageWith({ guest: TOKEN }, ["guest-token"]);
    await answered();
    expect(door.store.getState()).toEqual({ session: null, note: "guest-token" });
  });

  it.each([
    ["removed", false],
    ["declined", false],
    ["taken-over", true],
    ["lan-closed", true],
  ] as const)(
    "keeps the sight of a table that ended the line (%s), and the token where it still holds",
    async (why, holds) => {
      const { page, door, shown } = pageWith({ guest: TOKEN }, [why, null]);
      await answered();
      expect(door.store.getState().session?.store.getState().why).toBe(why);
      expect(page.localStorage.kept.size).toBe(holds ? 1 : 0);
      door.again();
      expect(shown.length).toBe(holds ? 2 : 1);
    },
  );

  it("forgets the token of a guest who leaves", async () => {
    const { page, door, shown } = pageWith({ hash: "#K7MPX4", guest: TOKEN }, []);
    await door.leave();
    expect(page.localStorage.kept.size).toBe(0);
    expect(shown.at(-1)).toEqual({ code: "K7MPX4" });
    expect(door.store.getState().note).toBe("left");
  });
});
