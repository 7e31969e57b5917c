import { type Mode, strike } from "./synth";

/** A bar of wood: its overtones lie far apart and fade first. */
export const bar = (pitch: number, level: number, fade: number): Mode[] => [
  { pitch, level, fade },
  { pitch: pitch * 2.76, level: level * 0.42, fade: fade * 0.55 },
  { pitch: pitch * 5.4, level: level * 0.2, fade: fade * 0.3 },
];

/** A tongue of a thumb piano: warm and long, with a short bright touch. */
const tongue = (pitch: number, level = 1, fade = 0.34): Mode[] => [
  { pitch, level, fade },
  { pitch: pitch * 2, level: level * 0.16, fade: fade * 0.6 },
  { pitch: pitch * 6.3, level: level * 0.09, fade: 0.03 },
];

/** Notes in hertz, equal temperament on A4 = 440. */
const note = (steps: number): number => 440 * 2 ** (steps / 12);
export const A4 = note(0);
export const C5 = note(3);
export const E5 = note(7);
export const G5 = note(10);
export const A5 = note(12);
export const C6 = note(15);
export const E6 = note(19);

/** A little higher or lower from variant to variant. */
export const detuned = (variant: number): number => 1 + (((variant * 7) % 5) - 2) * 0.022;

export const melody = (
  samples: Float32Array,
  rate: number,
  notes: readonly (readonly [pitch: number, at: number])[],
): void => {
  for (const [pitch, at] of notes) strike(samples, rate, tongue(pitch), at);
};
