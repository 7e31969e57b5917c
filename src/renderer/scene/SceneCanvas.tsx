import { Canvas } from "@react-three/fiber";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { PCFShadowMap } from "three";
import type { KindLook } from "../dice/sets/dice-set";
import { FIELD_OF_VIEW } from "./camera-fit";
import { type ContextState, hasWebGL } from "./context-loss";
import type { SceneLook } from "./look";
import { pixelRatio } from "./quality";
import { rendererOf } from "./renderer";
import { usePixelDensity } from "./use-pixel-density";

interface Props {
  look: SceneLook;
  /** Dice that will be drawn. */
  kinds: readonly KindLook[];
  className: string | undefined;
  /** What the picture is, for screen readers. */
  label: string;
  /** 0 stops all frames; anything else is the business of what takes the pictures. */
  frameRate?: number | undefined;
  /** `missing` where this browser draws no WebGL. */
  onContext(state: ContextState): void;
  /** Lies over the picture. */
  cover?: ReactNode;
  children: ReactNode;
}

/** A canvas that fills its box, with as many pixels as its look allows, and frames only when something asks for them. */
export function SceneCanvas({ look, kinds, className, label, frameRate, onContext, cover, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const density = usePixelDensity();
  const [ratio, setRatio] = useState<number | null>(null);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      setRatio(pixelRatio(look, clientWidth, clientHeight, density));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [look, density]);

  const [works] = useState(hasWebGL);
  useEffect(() => {
    if (!works) onContext("missing");
  }, [works, onContext]);
  if (!works) return null;

  return (
    <div ref={box} className={className} role="img" aria-label={label}>
      {ratio !== null && (
        <Canvas
          // What a canvas keeps, and how smooth it is, is fixed when its context is made.
          key={look.kept}
          frameloop={frameRate === 0 ? "never" : "demand"}
          dpr={ratio}
          shadows={{ type: PCFShadowMap, enabled: look.shadowMap > 0 }}
          camera={{ fov: FIELD_OF_VIEW, near: 1, far: 400, position: [0, 50, 25] }}
          gl={(canvas) => rendererOf(canvas, look, kinds)}
        >
          {children}
        </Canvas>
      )}
      {cover}
    </div>
  );
}
