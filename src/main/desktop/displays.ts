/** A display as far as choosing one goes; its bounds in the desktop's own units. */
export interface DisplayFacts {
  id: number;
  label: string;
  bounds: { x: number; y: number; width: number; height: number };
  /** Device pixels to a unit. */
  scaleFactor: number;
  /** Built into the machine. */
  internal: boolean;
}

/** Where the presentation window belongs. */
export interface Place {
  display: number;
  bounds: DisplayFacts["bounds"];
  /** On a display of its own; beside the table's own window it would cover the presenter's controls. */
  fullScreen: boolean;
}

/** The share of a display that the window takes beside the table's own. */
const SHARE = 0.6;

/**
 * Where to present: on the display that was chosen, where it is there; else on the best that the table's own window is
 * not on; else in a window on that one. Null where there is no display at all.
 */
export function placeFor(displays: readonly DisplayFacts[], wanted: number | null, main: number): Place | null {
  const chosen = displays.find(({ id }) => id === wanted);
  const display = chosen ?? bestBeside(displays, main) ?? displays.find(({ id }) => id === main) ?? displays[0];
  if (!display) return null;
  // Chosen is chosen: somebody with one display may want it filled.
  if (display.id !== main || chosen) return { display: display.id, bounds: display.bounds, fullScreen: true };
  return { display: display.id, bounds: windowOn(display), fullScreen: false };
}

/**
 * Where an open presentation belongs after displays came, went or changed; `now` is where it is. It comes back to the
 * main display when its own goes, and returns when `wanted` is there again.
 */
export function placeAfter(
  displays: readonly DisplayFacts[],
  { now, wanted, main }: { now: Place; wanted: number | null; main: number },
): Place | null {
  const here = displays.find(({ id }) => id === now.display);
  const returns = wanted !== null && wanted !== now.display && displays.some(({ id }) => id === wanted);
  if (!returns && here) {
    return now.fullScreen ? { ...now, bounds: here.bounds } : { ...now, bounds: windowOn(here) };
  }
  if (returns) return placeFor(displays, wanted, main);
  const home = displays.find(({ id }) => id === main) ?? displays[0];
  return home ? { display: home.id, bounds: windowOn(home), fullScreen: false } : null;
}

/** An external display before a built-in one, then the one with most pixels, then the first. */
function bestBeside(displays: readonly DisplayFacts[], main: number): DisplayFacts | undefined {
  return displays
    .filter(({ id }) => id !== main)
    .sort((a, b) => Number(a.internal) - Number(b.internal) || pixelsOf(b) - pixelsOf(a))[0];
}

const pixelsOf = ({ bounds, scaleFactor }: DisplayFacts): number => bounds.width * bounds.height * scaleFactor ** 2;

/** A window in the middle of a display. */
function windowOn({ bounds }: DisplayFacts): DisplayFacts["bounds"] {
  const [width, height] = [Math.round(bounds.width * SHARE), Math.round(bounds.height * SHARE)];
  return {
    x: bounds.x + Math.round((bounds.width - width) / 2),
    y: bounds.y + Math.round((bounds.height - height) / 2),
    width,
    height,
  };
}
