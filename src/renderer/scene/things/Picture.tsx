import { useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { MendingPainter } from "../painters/mending-painter";
import { type Painter, WHOLE_PAINTER } from "../painters/painter";
import { StillPainter } from "../painters/still-painter";
import type { QualityLook } from "../quality";
import { reveal } from "../renderer";
import type { DiceStage } from "../stage";
import { usePaint } from "../use-paint";

const PAINTERS: Readonly<Record<QualityLook["kept"], (stage: DiceStage, invalidate: () => void) => Painter>> = {
  nothing: () => WHOLE_PAINTER,
  "what is still": (stage, invalidate) => new StillPainter(stage, invalidate),
  everything: (stage, invalidate) => new MendingPainter(stage, invalidate),
};

interface Props {
  stage: DiceStage;
  look: QualityLook;
  /** Pictures a second at most; as many as there are frames unless said. */
  frameRate?: number | undefined;
}

/** Takes the picture of each frame: as `QualityLook.kept` says, little of it anew. */
export function Picture({ stage, look, frameRate }: Props) {
  const { gl, scene, invalidate } = useThree();
  const seen = useRef(false);
  const painter = useMemo(() => PAINTERS[look.kept](stage, invalidate), [stage, look, invalidate]);
  useEffect(() => () => painter.dispose(), [painter]);
  useEffect(() => {
    gl.info.autoReset = false;
    return () => {
      gl.info.autoReset = true;
    };
  }, [gl]);

  // A picture is taken in several goes, and things move in none of them.
  useLayoutEffect(() => {
    scene.matrixWorldAutoUpdate = false;
    return () => {
      scene.matrixWorldAutoUpdate = true;
    };
  }, [scene]);

  usePaint(({ camera }) => {
    gl.info.reset();
    scene.updateMatrixWorld();
    painter.paint(gl, scene, camera);
    if (!seen.current) reveal(gl);
    seen.current = true;
  }, frameRate);
  return null;
}
