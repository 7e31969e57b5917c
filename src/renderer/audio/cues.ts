import type { Contact } from "../dice/contacts";
import { TRAY } from "../dice/tray";
import type { SoundName } from "./sounds";

/** One sound to be played. */
export interface Cue {
  sound: SoundName;
  /** 0 to 1. */
  gain: number;
  /** −1 at the left to 1 at the right. */
  pan: number;
  /** What is above this is dulled, hertz; null leaves it as it is. */
  dullAbove: number | null;
  /** Milliseconds from now. */
  after: number;
}

export const cue = (sound: SoundName, part: Partial<Cue> = {}): Cue => ({
  sound,
  gain: 0.6,
  pan: 0,
  dullAbove: null,
  after: 0,
  ...part,
});

/** A jolt of a throw, as far as it is heard. */
export type Knock = Pick<Contact, "pair" | "strength" | "place">;

const MATERIAL = { "die-floor": "felt", "die-wall": "wood", "die-die": "dice" } as const;
/** A knock of this strength is as loud as one gets. */
const HARDEST = 16;
/** The tray is in the middle of the room: its walls are not at the listener's ears. */
const WIDTH = 0.75;

/** A knock as it sounds: louder and brighter the harder it is, from where it happens. */
export function knockCue({ pair, strength, place }: Knock): Cue {
  const force = Math.min(1, Math.max(0, strength / HARDEST));
  const side = place[0] / (TRAY.width / 2);
  return {
    sound: MATERIAL[pair],
    gain: 0.08 + 0.82 * force ** 1.2,
    pan: WIDTH * Math.min(1, Math.max(-1, side)),
    dullAbove: 700 + 11_000 * force,
    after: 0,
  };
}

/** Keeps a heap of dice from becoming noise: no more than so many sounds a second, of faint ones half as many. */
export class SoundCap {
  private readonly admitted: number[] = [];

  constructor(
    private readonly most = 28,
    private readonly faint = 0.25,
  ) {}

  /** Whether a sound of this gain may be played at `now`, milliseconds. */
  admits(gain: number, now: number): boolean {
    while (this.admitted.length > 0 && (this.admitted[0] as number) <= now - 1000) this.admitted.shift();
    const room = gain < this.faint ? this.most / 2 : this.most;
    if (this.admitted.length >= room) return false;
    this.admitted.push(now);
    return true;
  }
}
