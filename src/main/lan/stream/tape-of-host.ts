import { BUILD } from "../../../shared/protocol/build";
import { PROTOCOL } from "../../../shared/protocol/channels";
import type { News } from "../../../shared/protocol/messages";
import { LONGEST_DELAY } from "../../../shared/protocol/stream";
import type { Host } from "../../host/host";
import type { Clock } from "./delayed-line";
import { Tape } from "./tape";

/** A little longer than the longest delay, for timers that come late. In milliseconds. */
const TAPE_LENGTH = (LONGEST_DELAY + 30) * 1000;

/**
 * A tape that follows a host from now on, and begins with what its table went through before this process: a delay
 * outlives a restart. `onNews` is told at once of what has nothing to do with the game. `today` is the time by which the
 * host dates its steps, in milliseconds since 1970.
 */
export function tapeOf(host: Host, clock: Clock, onNews: (news: News) => void, today = Date.now): Tape {
  const tape = new Tape(TAPE_LENGTH);
  const [now, date] = [clock.now(), today()];
  for (const { at, push } of host.streamed(date - TAPE_LENGTH)) tape.take(push, now - Math.max(0, date - at));
  const session = host.connect({
    role: "stream",
    guest: null,
    push: (push) => {
      if (push.type === "snapshot" || push.type === "update" || push.type === "settled") tape.take(push, clock.now());
      else onNews(push);
    },
    end: () => undefined,
  });
  session.request({ type: "hello", protocol: PROTOCOL, build: BUILD, last: null });
  return tape;
}
