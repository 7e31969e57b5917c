import { useThree } from "@react-three/fiber";
import { useLayoutEffect } from "react";
import type { SceneLook } from "../look";

/** What is seen where nothing lies, and how bright the picture is. */
export function Backdrop({ look }: { look: SceneLook }) {
  const { gl, invalidate } = useThree();
  useLayoutEffect(() => {
    const { ground, exposure } = look.theme;
    // No scene background: that would clear the kept picture of what is still. An empty ground lets the page's own
    // colour through, which tone mapping would change.
    gl.setClearColor(ground ?? "#000000", ground === null ? 0 : 1);
    gl.toneMappingExposure = look.reflections ? exposure.reflecting : exposure.plain;
    invalidate();
  }, [gl, look, invalidate]);
  return null;
}
