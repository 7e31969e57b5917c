import { createStore, type StoreApi } from "zustand/vanilla";
import type { GameId } from "../../../shared/games/registry";
import type { Reply, Request } from "../../../shared/protocol/messages";
import { FILE_LIMIT, type FileFault, readFileText, type TableFile } from "../../../shared/table/file";
import { type DicedTape, dicedTape } from "./diced-tape";
import { type ForageTape, forageTape } from "./forage-tape";

/** A tape of any game that the table plays. */
export type AnyTape = DicedTape | ForageTape;

/** Why nothing plays back; `words` is the key of the sentence that says so. */
export interface ReplayFault {
  words: string;
  params: Record<string, string | number>;
}

export interface ReplayDoorState {
  /** What plays back now; null where nothing does. */
  tape: AnyTape | null;
  /** Another table of the same pile, shown small beside it; null for none. */
  beside: ForageTape | null;
  fault: ReplayFault | null;
  /** Rises with every tape that is shown: one may be of the same table as the one before. */
  openings: number;
}

/** The ways into a replay: each shows it at once, or says in `fault` why it cannot. */
export interface ReplayDoor {
  store: StoreApi<ReplayDoorState>;
  openReplay(file: TableFile): void;
  /** The best way through a forest's pile, with the player's own beside it. */
  openBeside(own: TableFile, best: TableFile): void;
  /** A table of the host, by its id. */
  openTable(table: string): Promise<void>;
  /** A file that was picked or dropped. */
  openFile(file: Blob): Promise<void>;
  /** The text of such a file. */
  openText(text: string): void;
  close(): void;
  readFault(): void;
}

const TAPES: Readonly<Record<GameId, (file: TableFile) => AnyTape | null>> = {
  "diced-tomatoes": dicedTape,
  forage: forageTape,
};

const MEGABYTE = 1024 * 1024;

export function replayDoor(ask: (request: Request) => Promise<Reply>): ReplayDoor {
  const store = createStore<ReplayDoorState>(() => ({ tape: null, beside: null, fault: null, openings: 0 }));
  const show = (found: AnyTape | ReplayFault, beside: ForageTape | null = null) =>
    store.setState(({ openings }) =>
      "words" in found ? { fault: found } : { tape: found, beside, fault: null, openings: openings + 1 },
    );
  const openText = (text: string) => show(tapeIn(text));
  return {
    store,
    openReplay: (file) => show(tapeOfFile(file)),
    openBeside: (own, best) => show(tapeOfFile(best), forageTape(own)),
    openText,
    async openTable(table) {
      const reply = await ask({ type: "export", table });
      if (reply.ok && "file" in reply) openText(reply.file.text);
      else if (!reply.ok) show(fault(`refusal.${reply.refusal.reason}`, reply.refusal.params));
    },
    async openFile(file) {
      const text = file.size > FILE_LIMIT ? null : await file.text().catch(() => undefined);
      if (text === null) show(fault("replay.fault.too-large", { limit: FILE_LIMIT / MEGABYTE }));
      else if (text === undefined) show(fault("replay.fault.unreadable"));
      else openText(text);
    },
    close: () => store.setState({ tape: null }),
    readFault: () => store.setState({ fault: null }),
  };
}

const fault = (words: string, params: ReplayFault["params"] = {}): ReplayFault => ({ words, params });

/** The one table that a file's text holds. */
function tapeIn(text: string): AnyTape | ReplayFault {
  const found = readFileText(text);
  if (!Array.isArray(found)) return faultOf(found);
  const [only] = found;
  if (!only) return fault("replay.fault.no-table-file");
  if (found.length > 1) return fault("replay.fault.many-tables", { count: found.length });
  return "reason" in only ? faultOf(only) : tapeOfFile(only);
}

function tapeOfFile(file: TableFile): AnyTape | ReplayFault {
  return TAPES[file.game](file) ?? fault("replay.fault.not-begun");
}

function faultOf({ reason, params }: FileFault): ReplayFault {
  if (reason === "newer-file") return fault("refusal.newer-file", params);
  return fault(params.field === "" ? "replay.fault.no-table-file" : `replay.fault.${reason}`, params);
}
