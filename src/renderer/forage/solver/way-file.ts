import type { Command } from "../../../shared/games/forage/commands";
import type { Setup, State } from "../../../shared/games/forage/state";
import { stateHash } from "../../../shared/protocol/hash";
import { Course, type Stream } from "../../../shared/table/course";
import type { TableFile } from "../../../shared/table/file";
import type { TableRecord } from "../../../shared/table/records";

/** Another way through the pile of a game for one, as a table of its own that plays back. @throws where it is illegal. */
export function wayFile(own: TableFile, laid: State, commands: readonly Command[]): TableFile {
  const setup: Setup = { ...(own.setup as Setup), deal: { pile: laid.pile ?? [], recipes: laid.recipes } };
  const course = new Course("forage", setup);
  for (const step of course.laying(NOTHING) ?? []) course.take(step);
  const at = own.created;
  const hash = () => stateHash(course.newest.state);
  const records: TableRecord[] = [
    { type: "seeded", at, commitment: "0".repeat(64), seed: null },
    { type: "started", at, drawn: [], hash: hash() },
  ];
  for (const { ...command } of commands) {
    const attempt = course.attempt(0, command, NOTHING);
    if (!attempt.ok) throw new Error(`no way through the pile: ${attempt.refusal.reason}`);
    course.take(attempt.step);
    const { seq } = attempt.step;
    records.push({ type: "command", at, seq, by: "local", seat: 0, command, drawn: [], hash: hash() });
  }
  return { ...own, setup, over: true, script: null, log: records };
}

/** Nothing is drawn on a way whose pile is known. */
const NOTHING: Stream = () => ({ dice: () => null, below: () => null, position: 0 });
