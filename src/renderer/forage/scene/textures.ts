import { useThree } from "@react-three/fiber";
import { useEffect, useState } from "react";
import { CanvasTexture, SRGBColorSpace, type Texture } from "three";
import { cachedTexture, canvasOf } from "../../scene/textures/surfaces";
import { bitmapOf, type Drawing } from "../cards/pictures";

/** The drawing as a texture; null until its bitmap is made. Disposed with the component. */
export function useDrawingTexture(drawing: Drawing): Texture | null {
  const { invalidate, gl } = useThree();
  const [texture, setTexture] = useState<Texture | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a drawing is known by its key
  useEffect(() => {
    let made: CanvasTexture | null = null;
    let gone = false;
    bitmapOf(drawing).then(
      (canvas) => {
        if (gone) return;
        made = new CanvasTexture(canvas);
        made.colorSpace = SRGBColorSpace;
        made.anisotropy = gl.capabilities.getMaxAnisotropy();
        setTexture(made);
        invalidate();
      },
      () => invalidate(),
    );
    return () => {
      gone = true;
      made?.dispose();
    };
  }, [drawing.key, gl, invalidate]);
  return texture;
}

/** The soft shadow of a card on what lies beneath it, larger than the card by a fifth on every side. */
export const cardShadow = (): Texture =>
  cachedTexture("forage-card-shadow", () => {
    const { canvas, ctx } = canvasOf(140, 200);
    ctx.shadowColor = "rgba(32, 18, 8, 0.75)";
    ctx.shadowBlur = 16;
    // Only the shadow is drawn: the card itself is out of the picture.
    ctx.shadowOffsetX = 400;
    ctx.fillRect(20 - 400, 22, 100, 156);
    return new CanvasTexture(canvas);
  });
