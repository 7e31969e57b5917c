import type { Presenter, PresenterOptions } from "./presenter";

/** How a screen shows what happens on its table. */
export interface Sight {
  /** Whether a 3D scene plays throws now. */
  playsThrows: boolean;
  /** Whether that scene is there yet. */
  sceneIsThere: boolean;
  /** Whether motion is to be avoided. */
  instant: boolean;
}

/** What a presenter asks of the screen and the page around it; null until the table is on the screen. */
export function shownBy(sight: () => Sight | null): Omit<PresenterOptions, "onChange" | "pace"> {
  return {
    isSeen: () => sight() !== null,
    instant: () => sight()?.instant === true || document.hidden,
    playsThrows: () => sight()?.playsThrows === true,
    sceneIsThere: () => sight()?.sceneIsThere === true,
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
