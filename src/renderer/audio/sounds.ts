import { DICE_SOUNDS } from "./dice-sounds";
import { finish } from "./synth";
import { TABLE_SOUNDS } from "./table-sounds";

export interface Sound {
  /** Seconds. */
  length: number;
  /** How many that differ a little are made, so that none is heard twice in a row. */
  variants: number;
  /** Adds the sound to silence, at so many samples a second. */
  make(samples: Float32Array, rate: number, variant: number): void;
}

const SOUNDS = { ...DICE_SOUNDS, ...TABLE_SOUNDS };

export type SoundName = keyof typeof SOUNDS;

export const SOUND_NAMES = Object.keys(SOUNDS) as SoundName[];

export const variantsOf = (name: SoundName): number => SOUNDS[name].variants;

/** The samples of a sound at so many a second: mono, its peak at 0.9, silent at its end. */
export function synthesise(name: SoundName, rate: number, variant: number): Float32Array<ArrayBuffer> {
  const { length, make }: Sound = SOUNDS[name];
  const samples = new Float32Array(Math.round(length * rate));
  make(samples, rate, variant);
  finish(samples, rate);
  return samples;
}
