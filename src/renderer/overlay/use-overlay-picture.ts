import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import type { OverlayView } from "../../shared/protocol/stream";
import { useMeasuredQuality } from "../app/use-measured-quality";
import { useSceneStateUnless } from "../app/use-scene-state";
import type { ContextState } from "../scene/context-loss";
import type { Quality } from "../scene/quality";
import type { OverlayQuery } from "./query";
import type { Show, Shown } from "./show";

/** How the three-dimensional picture of an overlay is drawn. */
export interface OverlayPicture {
  /** The drawn picture stands in: there is no WebGL, or it is gone. */
  flat: boolean;
  quality: Quality;
  /** Pictures a second at most; 0 while nobody can see them. */
  frameRate: number;
  onContext(state: ContextState): void;
  /** To be told when things on the picture begin to move, and when all lie still again. */
  onMoving(moving: boolean): void;
}

const uprightPage = () => matchMedia("(max-aspect-ratio: 1)");

function watchUpright(onChange: () => void): () => void {
  const page = uprightPage();
  page.addEventListener("change", onChange);
  return () => page.removeEventListener("change", onChange);
}

/** A whole table in an upright picture would be too small: it is drawn one thing below the other. */
const isSolid = (view: OverlayView, upright: boolean): boolean => view === "dice" || (view === "table" && !upright);

/** Follows how an overlay can draw, and tells its show so. */
export function useOverlayPicture(wanted: {
  show: Show;
  look: OverlayQuery;
  reduced: boolean;
  flat: boolean;
}): OverlayPicture {
  const { show, look, reduced } = wanted;
  const hidden = useStore(show.store, (shown) => shown.hidden);
  const rolling = useStore(show.store, isRolling);
  const upright = useSyncExternalStore(watchUpright, () => uprightPage().matches);
  const solid = isSolid(look.view, upright) && !wanted.flat;
  const { scene, flat, drawn, onContext } = useSceneStateUnless(!solid);
  const { quality, onMoving } = useMeasuredQuality(solid ? "auto" : "low");
  useEffect(() => onMoving(solid && rolling), [onMoving, solid, rolling]);
  const playsThrows = !flat && scene === "fine";
  const sceneIsThere = playsThrows && drawn;
  useEffect(() => show.see({ playsThrows, sceneIsThere, reduced }), [show, playsThrows, sceneIsThere, reduced]);
  const frameRate = hidden ? 0 : look.fps;
  return useMemo(
    () => ({ flat, quality, frameRate, onContext, onMoving }),
    [flat, quality, frameRate, onContext, onMoving],
  );
}

const isRolling = ({ presentation, test }: Shown): boolean => Boolean(presentation?.rolling || test?.rolling);
