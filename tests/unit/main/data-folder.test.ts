import { resolve } from "node:path";
import type { App } from "electron";
import { describe, expect, it } from "vitest";
import { flagValue } from "../../../src/main/desktop/flags";
import { chooseDataFolder } from "../../../src/main/desktop/user-data";
import { defaultDataFolder } from "../../../src/main/host/data-folder";

describe("a flag of the desktop app", () => {
  it.each([
    [["electron", ".", "--address", "127.0.0.1"], "127.0.0.1"],
    [["electron", ".", "--address=::1", "file"], "::1"],
    [["electron", ".", "--address"], null],
    [["electron", ".", "--address="], null],
    [["electron", ".", "--addresses=1"], null],
  ])("in %j is %j", (argv, value) => {
    expect(flagValue(argv, "--address")).toBe(value);
  });
});

describe("the data folder", () => {
  it("is Electron's for this app, by platform", () => {
    expect(defaultDataFolder("linux", {}, "/home/ada")).toBe("/home/ada/.config/harvest-table");
    expect(defaultDataFolder("linux", { XDG_CONFIG_HOME: "/cfg" }, "/home/ada")).toBe("/cfg/harvest-table");
    expect(defaultDataFolder("darwin", {}, "/Users/ada")).toBe("/Users/ada/Library/Application Support/harvest-table");
    expect(defaultDataFolder("win32", { APPDATA: "/roaming" }, "/ada")).toBe("/roaming/harvest-table");
  });

  it.each([
    [["electron", ".", "--data", "/tmp/t"], "/tmp/t"],
    [["electron", ".", "--data=/tmp/t"], "/tmp/t"],
    [["electron", "."], defaultDataFolder()],
  ])("of the window for %j", (argv, expected) => {
    const set: Record<string, string> = {};
    const app = { setPath: (name: string, path: string) => Object.assign(set, { [name]: path }) };
    chooseDataFolder(app as unknown as App, argv);
    expect(set).toEqual({ userData: resolve(expected) });
  });
});
