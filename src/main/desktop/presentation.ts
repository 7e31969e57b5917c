import { type BrowserWindow, powerSaveBlocker, type Screen } from "electron";
import type { PresentationAsk, PresentationState } from "../../shared/protocol/desktop-bridge";
import { type DisplayFacts, type Place, placeAfter, placeFor } from "./displays";
import type { MachineFile } from "./machine-file";

export interface PresentationParts {
  screen: Pick<Screen, "getAllDisplays" | "getDisplayMatching" | "getPrimaryDisplay" | "on">;
  machine: Pick<MachineFile, "display">;
  /** The table's own window; null while it is closed. */
  table(): Pick<BrowserWindow, "getBounds"> | null;
  /** Makes the window, its page on its way. */
  create(bounds: Place["bounds"]): BrowserWindow;
  /** Told of every change of the state. */
  onChange(state: PresentationState): void;
}

/** The presentation window of the desktop: where it stands, and that the screen stays on while it does. */
export class PresentationWindow {
  private open: { window: BrowserWindow; place: Place; awake: number } | null = null;

  constructor(private readonly parts: PresentationParts) {
    for (const change of ["display-added", "display-removed", "display-metrics-changed"] as const) {
      // One name at a time is all that the types of `on` allow.
      parts.screen.on(change as "display-added", () => this.follow());
    }
  }

  ask(ask: PresentationAsk): PresentationState {
    if (ask.type === "open") this.show(ask.display);
    if (ask.type === "close") this.close();
    return this.state;
  }

  get state(): PresentationState {
    const main = this.main;
    return {
      on: this.open?.place.display ?? null,
      displays: this.displays.map(({ id, label, bounds, scaleFactor }) => ({
        id,
        label: label.slice(0, 128),
        width: Math.round(bounds.width * scaleFactor),
        height: Math.round(bounds.height * scaleFactor),
        main: id === main,
      })),
    };
  }

  close(): void {
    this.open?.window.close();
  }

  private show(wanted: number | null): void {
    if (wanted !== null) this.parts.machine.display = wanted;
    const place = placeFor(this.displays, wanted ?? this.parts.machine.display, this.main);
    if (!place) return;
    if (this.open) {
      this.put(place);
      return;
    }
    const window = this.parts.create(place.bounds);
    const awake = powerSaveBlocker.start("prevent-display-sleep");
    this.open = { window, place, awake };
    window.once("closed", () => {
      powerSaveBlocker.stop(awake);
      this.open = null;
      this.tell();
    });
    this.put(place);
  }

  /** Displays came, went or were set otherwise. */
  private follow(): void {
    const { open } = this;
    if (open) {
      const place = placeAfter(this.displays, { now: open.place, wanted: this.parts.machine.display, main: this.main });
      if (place) this.put(place);
    }
    this.tell();
  }

  private put(place: Place): void {
    if (!this.open) return;
    const { window } = this.open;
    this.open.place = place;
    // A window that fills one display does not go to another.
    if (window.isFullScreen()) window.setFullScreen(false);
    window.setBounds(place.bounds);
    if (place.fullScreen) window.setFullScreen(true);
    this.tell();
  }

  private tell(): void {
    this.parts.onChange(this.state);
  }

  /** The display that the table's own window is on. */
  private get main(): number {
    const { screen, table } = this.parts;
    const window = table();
    return (window ? screen.getDisplayMatching(window.getBounds()) : screen.getPrimaryDisplay()).id;
  }

  private get displays(): DisplayFacts[] {
    return this.parts.screen
      .getAllDisplays()
      .map(({ id, label, bounds, scaleFactor, internal }) => ({ id, label, bounds, scaleFactor, internal }));
  }
}
