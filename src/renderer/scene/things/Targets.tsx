import { useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo } from "react";
import { Color, InstancedMesh, Matrix4, MeshBasicMaterial, PlaneGeometry, Quaternion, Vector3 } from "three";
import type { Target } from "../../app/turn";
import { MOVING_LAYER } from "../layers";
import { areaOnMat, MAT_THICKNESS, type TableLayout } from "../layout";
import { targetTexture } from "../textures/surfaces";

interface Props {
  layout: TableLayout;
  targets: readonly Target[];
  hovered: { seat: number; vine: number } | null;
}

const FLAT = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), -Math.PI / 2);
const BRIGHT = new Color(1.25, 1.2, 1);
const PLAIN = new Color(1, 1, 1);

/** Width over depth of a frame around a vine. */
function frameShape({ mat }: TableLayout): number {
  const [vine] = mat.vines;
  return vine ? vine.width / vine.depth : 1;
}

/** Frames on the vines that the current aim can act on. One aim has one kind of target. */
export function Targets({ layout, targets, hovered }: Props) {
  const invalidate = useThree((state) => state.invalidate);
  // Kept from aim to aim: a material that comes and goes is compiled again each time.
  const mesh = useMemo(() => {
    const material = new MeshBasicMaterial({
      map: targetTexture("place", frameShape(layout)),
      transparent: true,
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
    });
    const frames = new InstancedMesh(new PlaneGeometry(1, 1), material, layout.mats.length * 3);
    frames.layers.set(MOVING_LAYER);
    frames.renderOrder = 3;
    frames.frustumCulled = false;
    return frames;
  }, [layout]);
  useEffect(
    () => () => {
      mesh.geometry.dispose();
      mesh.material.dispose();
      mesh.dispose();
    },
    [mesh],
  );
  useLayoutEffect(() => {
    const [first] = targets;
    if (first) mesh.material.map = targetTexture(first.kind, frameShape(layout));
    const matrix = new Matrix4();
    let count = 0;
    for (const { seat, vine } of targets) {
      const place = layout.mats.find((mat) => mat.seat === seat);
      const plan = layout.mat.vines[vine];
      if (!place || !plan || count >= layout.mats.length * 3) continue;
      const area = areaOnMat(place, plan);
      const swell = hovered?.seat === seat && hovered.vine === vine ? 1.05 : 1;
      mesh.setColorAt(count, swell > 1 ? BRIGHT : PLAIN);
      const size = new Vector3(area.width * swell, area.depth * swell, 1);
      mesh.setMatrixAt(count++, matrix.compose(new Vector3(area.x, MAT_THICKNESS + 0.03, area.z), FLAT, size));
    }
    mesh.count = count;
    mesh.visible = count > 0;
    mesh.instanceMatrix.needsUpdate = true;
    if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
    invalidate();
  }, [mesh, targets, hovered, layout, invalidate]);
  return <primitive object={mesh} />;
}
