import type { Presenter, PresenterOptions } from "./presenter";
import type { SettledRolls } from "./settled-rolls";

/** How a screen shows what happens on its table. */
export interface Sight {
  /** Whether a 3D scene plays throws now. */
  playsThrows: boolean;
  /** Whether that scene is there yet. */
  sceneIsThere: boolean;
  /** Whether motion is to be avoided. */
  instant: boolean;
}

/** How a page shows its table while another of its screens is on: it is up to date whenever it comes back. */
export const OUT_OF_SIGHT: Sight = { playsThrows: false, sceneIsThere: false, instant: true };

/** Whether a screen shows dice rolling, so that others may wait for it. */
export const showsRolls = (sight: Sight | null, hidden: boolean): boolean =>
  sight?.playsThrows === true && sight.sceneIsThere && !sight.instant && !hidden;

/**
 * What a presenter asks of the screen and the page around it; `sight` is null until the table is on the screen. A flat
 * table keeps a roll's values back until its dice lie still on a screen that shows them, as `rolls` tells.
 */
export function shownBy(
  sight: () => Sight | null,
  rolls: Pick<SettledRolls, "wait">,
): Omit<PresenterOptions, "onChange" | "pace"> {
  const scene = () => sight()?.playsThrows === true;
  const instant = () => sight()?.instant === true || document.hidden;
  return {
    isSeen: () => sight() !== null,
    instant,
    playsThrows: (rollId) => scene() || (!instant() && rolls.wait(rollId) > 0),
    sceneIsThere: () => sight()?.sceneIsThere === true,
    restLimit: (rollId) => (scene() ? undefined : rolls.wait(rollId)),
    setTimer: (run, ms) => window.setTimeout(run, ms),
    clearTimer: (timer) => window.clearTimeout(timer),
  };
}

/** Lets a presenter go on where the screen shows things another way than before; `endThrows` lands what is in the air. */
export function showAs(now: Sight, before: Sight | null, presenter: Presenter | null, endThrows: () => void): void {
  presenter?.goOn();
  if (now.sceneIsThere && !before?.sceneIsThere) presenter?.sceneCame();
  if (!now.playsThrows || now.instant) endThrows();
  if (!now.playsThrows && presenter?.current.rolling) presenter.flush();
}
