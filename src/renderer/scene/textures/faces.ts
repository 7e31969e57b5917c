import { TEXT_FONT, TITLE_FONT } from "../../theme/colours";

const FACES = [`600 40px ${TITLE_FONT}`, `700 40px ${TITLE_FONT}`, `700 40px ${TEXT_FONT}`];

/** Fetches the faces that mats are printed in, as far as `text` and figures need them; null where all are there. */
export function loadFaces(text: string): Promise<unknown> | null {
  const letters = `${text}0123456789+-`;
  const missing = FACES.filter((face) => !document.fonts.check(face, letters));
  return missing.length > 0 ? Promise.allSettled(missing.map((face) => document.fonts.load(face, letters))) : null;
}
