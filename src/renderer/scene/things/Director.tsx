import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import type { PerspectiveCamera } from "three";
import type { HandDie } from "../../../shared/games/diced-tomatoes/state";
import type { CameraView } from "../../app/turn";
import { AnchorWriter } from "../anchor-writer";
import { CameraRig, type CloseUp } from "../camera-rig";
import type { QualityLook } from "../quality";
import type { Stage } from "../stage";

interface Props {
  stage: Stage;
  hand: readonly HandDie[];
  look: QualityLook;
  view: CameraView;
  /** Rises with every wish to go to `view`, also where it is the view already. */
  move: number;
  activeSeat: number | null;
  instant: boolean;
  /** Looked at from near while it is there. */
  closeUp: CloseUp | null;
  onRig(rig: CameraRig | null): void;
}

/** Brings the stage, the camera, shadows and anchors to the time of each frame, and asks for the next one while needed. */
export function Director({ stage, hand, look, view, move, activeSeat, instant, closeUp, onRig }: Props) {
  const { gl, camera, size, invalidate } = useThree();
  const rig = useRef<CameraRig | null>(null);
  const anchors = useMemo(() => new AnchorWriter(), []);
  const settled = useRef(false);

  useLayoutEffect(() => {
    const made = new CameraRig(camera as PerspectiveCamera, gl.domElement, () => invalidate());
    rig.current = made;
    onRig(made);
    settled.current = false;
    return () => {
      onRig(null);
      rig.current = null;
      made.dispose();
    };
  }, [camera, gl, invalidate, onRig]);
  useEffect(() => () => anchors.clear(), [anchors]);

  const aspect = size.width / Math.max(1, size.height);
  const tallSeat = aspect < 1.15 ? activeSeat : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `move` repeats a wish
  useLayoutEffect(() => {
    // The first look is no journey, and neither is a new size.
    rig.current?.show(stage.layout, view, aspect, tallSeat, settled.current && !instant);
    settled.current = true;
    stage.dirty = true;
    invalidate();
  }, [stage, view, move, aspect, tallSeat, instant, invalidate]);

  useEffect(() => {
    if (!closeUp) return;
    const shown = rig.current;
    shown?.lookClose(closeUp, aspect);
    invalidate();
    return () => {
      shown?.lookBack();
      invalidate();
    };
  }, [closeUp, aspect, invalidate]);

  useLayoutEffect(() => {
    gl.shadowMap.enabled = look.shadowMap > 0;
    gl.shadowMap.autoUpdate = false;
    gl.shadowMap.needsUpdate = true;
  }, [gl, look]);

  useFrame((_, delta) => {
    const looking = rig.current?.update(delta) ?? false;
    const moving = stage.step(performance.now());
    if (moving || stage.dirty) gl.shadowMap.needsUpdate = true;
    if (looking || stage.dirty) anchors.write(stage, hand, camera, size.width, size.height);
    stage.dirty = false;
    if (moving || looking) invalidate();
  }, -1);
  return null;
}
