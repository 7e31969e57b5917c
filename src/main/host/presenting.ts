import { FIRST_STAGE, presentationRequests, type Stage } from "../../shared/protocol/presentation";
import { isAtTable } from "./connection";
import type { Line } from "./line";
import { inGroup, type RequestOf } from "./request-group";
import type { SettingsFile } from "./settings-file";

type PresentingRequest = RequestOf<typeof presentationRequests>;

export const isPresentingRequest = inGroup(presentationRequests);

export interface PresentingParts {
  settings: SettingsFile;
  /** Every line there is, greeted or not. */
  lines: ReadonlySet<Line>;
}

/** How the table looks everywhere, and what its presentation screens show. The stage lasts as long as the host. */
export class Presenting {
  private current: Stage = FIRST_STAGE;

  constructor(private readonly parts: PresentingParts) {}

  get stage(): Stage {
    return this.current;
  }

  act(request: PresentingRequest): void {
    if (request.type === "set-stage") {
      this.current = { ...this.current, ...said(request.stage) };
      this.tellAll();
      return;
    }
    const { settings, lines } = this.parts;
    settings.save({ ...settings.current, theme: request.theme });
    // Told beside the table's steps: a snapshot would cut short the dice that are in the air.
    for (const { greeted, connection } of lines) if (greeted) connection.push({ type: "theme", theme: request.theme });
  }

  /** Tells a screen at the table what is presented; guests have nothing to do with it. */
  tell(line: Line): void {
    if (!isAtTable(line.connection.role)) return;
    const screens = [...this.parts.lines].filter(
      ({ greeted, connection }) => greeted && connection.role === "presentation",
    );
    line.connection.push({ type: "stage", stage: this.current, screens: screens.length });
  }

  tellAll(): void {
    for (const line of this.parts.lines) if (line.greeted) this.tell(line);
  }
}

/** Only the parts with a value: over IPC a part may be there and undefined. */
const said = <Part extends object>(parts: Part): Partial<Stage> =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
