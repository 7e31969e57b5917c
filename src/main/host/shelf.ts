import { seededDice } from "../../shared/dice/random-stream";
import { commitmentOf } from "../../shared/dice/seed-text";
import { shuffled } from "../../shared/dice/shuffle";
import type { Reply, Request } from "../../shared/protocol/messages";
import type { Imported, PlayerStatistics, TableList } from "../../shared/protocol/tables";
import {
  FILE_VERSION,
  FILES_FORMAT,
  type FileFault,
  readFileText,
  type TableFile,
  tableFile,
} from "../../shared/table/file";
import type { TableRecord } from "../../shared/table/records";
import { sealedRecords } from "../../shared/table/seal";
import { ToldTable } from "../../shared/table/told-table";
import { FORMAT, VERSION } from "../journal/header";
import type { JournalText } from "../journal/read-journal";
import type { JournalFile, JournalStore } from "../journal/store";
import type { Connection } from "./connection";
import { type Glance, glanceAt } from "./glance";
import { hashOf } from "./hash-of";
import { type Refused, refuse } from "./refuse";
import { statisticsOf } from "./statistics";

/** Tables told of in one list; older ones are still in the folder and in the statistics. */
const LISTED = 200;

interface ShelfParts {
  tables: JournalStore;
  now(): number;
  newId(): string;
  secret(): string;
}

/** The tables that were put away: what is told of them, and what may be done with them. */
export class Shelf {
  /** What a look at a journal showed, as long as the file is the same. */
  private readonly seen = new Map<string, { version: string; glance: Glance }>();
  /** The parts of a file that a line is sending. */
  private readonly coming = new Map<Connection, string[]>();

  constructor(private readonly parts: ShelfParts) {}

  list(open: string | null): TableList {
    const list: TableList = { open, unfinished: [], finished: [], broken: [] };
    for (const file of this.parts.tables.files()) {
      const glance = this.look(file);
      if ("reason" in glance) list.broken.push({ table: file.table, reason: glance.reason, params: glance.params });
      else if (glance.over) list.finished.push(glance.listed);
      else list.unfinished.push(glance.pictured);
    }
    return {
      open,
      unfinished: list.unfinished.slice(0, LISTED),
      finished: list.finished.slice(0, LISTED),
      broken: list.broken.slice(0, LISTED),
    };
  }

  statistics(): PlayerStatistics[] {
    const glances = this.parts.tables.files().map((file) => this.look(file));
    return statisticsOf(glances.flatMap((glance) => ("reason" in glance ? [] : glance.played)));
  }

  /** One table as a file, or all of them. */
  file(table: string | null): Reply {
    const { tables, now } = this.parts;
    if (table !== null) {
      const read = tables.read(table);
      if (!read.ok) return refuse("cannot-open", read.fault.reason, read.fault.params);
      const file = fileOf(read.journal);
      return { ok: true, file: { name: `${fileName(file)}.harvest.json`, text: `${JSON.stringify(file)}\n` } };
    }
    const files = tables.files().flatMap((file) => {
      const read = tables.read(file.table);
      return read.ok ? [fileOf(read.journal)] : [];
    });
    const text = `${JSON.stringify({ format: FILES_FORMAT, version: FILE_VERSION, tables: files })}\n`;
    return { ok: true, file: { name: `harvest-tables-${day(now())}.harvest.json`, text } };
  }

  remove(table: string): Refused | null {
    const fault = this.parts.tables.trash(table);
    return fault && refuse("cannot-open", fault.reason, fault.params);
  }

  restore(table: string): Refused | null {
    const fault = this.parts.tables.restore(table);
    return fault && refuse("cannot-open", fault.reason, fault.params);
  }

  /** Takes a part of a file; the answer to the last tells what became of it, null is for all others. */
  takeIn(connection: Connection, { part, parts, text }: Extract<Request, { type: "import" }>): Reply | null {
    const coming = part === 0 ? [] : (this.coming.get(connection) ?? []);
    if (part !== coming.length || part >= parts) {
      this.coming.delete(connection);
      return refuse("bad-file", "other-part", { part });
    }
    coming.push(text);
    this.coming.set(connection, coming);
    if (coming.length < parts) return null;
    this.coming.delete(connection);
    const files = readFileText(coming.join(""));
    if ("reason" in files) return refuse("bad-file", files.reason, files.params);
    return { ok: true, imported: this.add(files) };
  }

  /** Forgets what a line that is gone was sending. */
  forget(connection: Connection): void {
    this.coming.delete(connection);
  }

  private add(files: readonly (TableFile | FileFault)[]): Imported {
    const { tables } = this.parts;
    const known = new Set(tables.files().map(({ table }) => table));
    const imported: Imported = { added: [], known: [], refused: [] };
    for (const file of files) {
      if ("reason" in file) imported.refused.push(file);
      else if (known.has(file.table)) imported.known.push(file.table);
      else {
        const fault = this.addOne(file);
        if (fault) imported.refused.push(fault);
        else imported.added.push(file.table);
      }
    }
    return imported;
  }

  /**
   * A table that is not over goes on with a seed of this host's, since its own is not told; so does what its game
   * keeps secret.
   */
  private addOne(file: TableFile): FileFault | null {
    const { tables, now, newId, secret } = this.parts;
    const told = new ToldTable(file.game, file.setup, hashOf);
    const wrong = file.log.findIndex((record) => told.tell(record).length > 0);
    if (wrong !== -1) return { reason: "not-a-table-file", params: { field: `log.${wrong}` } };
    const { table, game, created } = file;
    let setup = file.setup;
    let records: TableRecord[] = [...file.log];
    if (!told.over) {
      const seed = secret();
      const order = seededDice(secret(), 0);
      const sealed = sealedRecords(file, records, (unseen) => shuffled(unseen, order) ?? unseen, hashOf);
      if (sealed) ({ setup, records } = sealed);
      // Words were given to the seed that was committed to then: before the game they are asked for anew.
      if (!told.started) records = [];
      records.push({ type: "seeded", at: now(), commitment: commitmentOf(seed), seed });
    }
    const header = { format: FORMAT, version: VERSION, table, game, created, epoch: newId(), setup } as const;
    tables.create(header, records).close();
    return null;
  }

  private look(file: JournalFile): Glance | FileFault | { reason: string; params: FileFault["params"] } {
    const seen = this.seen.get(file.table);
    if (seen?.version === file.version) return seen.glance;
    const read = this.parts.tables.read(file.table);
    if (!read.ok) return read.fault;
    const glance = glanceAt(read.journal, file.changed, hashOf);
    this.seen.set(file.table, { version: file.version, glance });
    return glance;
  }
}

/** A file from a journal, which may lack its end. */
function fileOf({ header, records }: JournalText): TableFile {
  return tableFile(header, records, hashOf);
}

const day = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** A name that every file system takes. */
function fileName({ created, setup, game }: TableFile): string {
  const players = setup.players
    .join("-")
    .replace(/[^\p{L}\p{N}-]+/gu, "_")
    .slice(0, 60);
  return `${game}-${day(created)}-${players}`;
}
