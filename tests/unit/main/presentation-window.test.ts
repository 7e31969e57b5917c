import { EventEmitter } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserWindow, Screen } from "electron";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DisplayFacts } from "../../../src/main/desktop/displays";
import { MachineFile } from "../../../src/main/desktop/machine-file";
import { PresentationWindow } from "../../../src/main/desktop/presentation";
import { type PresentationState, presentationStateSchema } from "../../../src/shared/protocol/desktop-bridge";

const awake = vi.hoisted(() => new Set<number>());
vi.mock("electron", () => ({
  powerSaveBlocker: {
    start(kind: string) {
      if (kind !== "prevent-display-sleep") throw new Error("this keeps no display on");
      awake.add(7);
      return 7;
    },
    stop: (id: number) => void awake.delete(id),
  },
}));

const laptop: DisplayFacts = {
  id: 1,
  label: "Built-in",
  bounds: { x: 0, y: 0, width: 1440, height: 900 },
  scaleFactor: 2,
  internal: true,
};
const television: DisplayFacts = {
  id: 2,
  label: "TV",
  bounds: { x: 1440, y: 0, width: 1920, height: 1080 },
  scaleFactor: 1,
  internal: false,
};

/** As much of a window as is used, with what was done to it. */
class Window extends EventEmitter {
  bounds: DisplayFacts["bounds"] | null = null;
  fullScreen = false;
  isFullScreen = () => this.fullScreen;
  setFullScreen = (on: boolean) => {
    this.fullScreen = on;
  };
  setBounds = (bounds: DisplayFacts["bounds"]) => {
    // As on a real desktop: what fills a display is not moved.
    if (this.fullScreen) throw new Error("moved while it fills a display");
    this.bounds = bounds;
  };
  close = () => this.emit("closed");
}

let displays: DisplayFacts[];
let screen: EventEmitter;
let windows: Window[];
let states: PresentationState[];
let folder: string;
let presentation: PresentationWindow;

function start(): void {
  screen = Object.assign(new EventEmitter(), {
    getAllDisplays: () => displays,
    getPrimaryDisplay: () => displays[0],
    getDisplayMatching: () => displays.find(({ id }) => id === 1) ?? displays[0],
  });
  windows = [];
  states = [];
  presentation = new PresentationWindow({
    screen: screen as unknown as Screen,
    machine: new MachineFile(folder, () => undefined),
    table: () => ({ getBounds: () => laptop.bounds }),
    create: () => {
      const window = new Window();
      windows.push(window);
      return window as unknown as BrowserWindow;
    },
    onChange: (state) => void states.push(presentationStateSchema.parse(state)),
  });
}

beforeEach(() => {
  awake.clear();
  displays = [laptop, television];
  folder = mkdtempSync(join(tmpdir(), "harvest-machine-"));
  start();
});

describe("the presentation window", () => {
  it("fills the external display, and keeps it on only while it is open", () => {
    expect(presentation.ask({ type: "look" })).toEqual({
      on: null,
      displays: [
        { id: 1, label: "Built-in", width: 2880, height: 1800, main: true },
        { id: 2, label: "TV", width: 1920, height: 1080, main: false },
      ],
    });
    expect(awake.size).toBe(0);
    expect(presentation.ask({ type: "open", display: null }).on).toBe(2);
    expect(windows[0]).toMatchObject({ bounds: television.bounds, fullScreen: true });
    expect(awake.size).toBe(1);
    expect(presentation.ask({ type: "close" }).on).toBeNull();
    expect(awake.size).toBe(0);
    expect(states.at(-1)?.on).toBeNull();
  });

  it("is one: asked for again, it moves", () => {
    presentation.ask({ type: "open", display: null });
    expect(presentation.ask({ type: "open", display: 1 }).on).toBe(1);
    expect(windows).toHaveLength(1);
    expect(windows[0]).toMatchObject({ bounds: laptop.bounds, fullScreen: true });
  });

  it("remembers the display that was chosen, by its id, over restarts", () => {
    presentation.ask({ type: "open", display: 1 });
    presentation.close();
    expect(JSON.parse(readFileSync(join(folder, "machine.json"), "utf8"))).toEqual({ version: 1, display: 1 });
    start();
    expect(presentation.ask({ type: "open", display: null }).on).toBe(1);
  });

  it("comes back beside the table when its display goes, and returns with it", () => {
    presentation.ask({ type: "open", display: 2 });
    displays = [laptop];
    screen.emit("display-removed");
    expect(windows[0]).toMatchObject({ bounds: { x: 288, y: 180, width: 864, height: 540 }, fullScreen: false });
    displays = [laptop, television];
    screen.emit("display-added");
    expect(windows[0]).toMatchObject({ bounds: television.bounds, fullScreen: true });
    expect(states.at(-1)?.on).toBe(2);
  });

  it("fills its display anew when that is scaled", () => {
    presentation.ask({ type: "open", display: 2 });
    const scaled = { ...television, bounds: { ...television.bounds, width: 1280, height: 720 }, scaleFactor: 1.5 };
    displays = [laptop, scaled];
    screen.emit("display-metrics-changed");
    expect(windows[0]).toMatchObject({ bounds: scaled.bounds, fullScreen: true });
  });

  it("may be closed by itself and opened again", () => {
    presentation.ask({ type: "open", display: null });
    windows[0]?.close();
    expect(presentation.ask({ type: "open", display: null }).on).toBe(2);
    expect(windows).toHaveLength(2);
  });

  it("begins anew where machine.json is of no use, and says so", () => {
    writeFileSync(join(folder, "machine.json"), '{"version":1,"display":"TV"}');
    const warnings: string[] = [];
    expect(new MachineFile(folder, (warning) => void warnings.push(warning)).display).toBeNull();
    expect(warnings).toEqual([expect.stringMatching(/machine\.json cannot be read/)]);
  });
});
