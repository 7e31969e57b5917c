import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { Mesh } from "three";
import type { Bounds } from "../../../shared/games/forage/geometry";
import type { Forest } from "../../../shared/games/forage/state";
import { WOODLANDS } from "../../../shared/games/forage/woodland";
import { createDieGeometry } from "../../dice/die-geometry";
import { createDieMaterial } from "../../dice/die-materials";
import type { Motion } from "../../dice/motions/motion";
import { DICE_SETS, type DiceSetId } from "../../dice/sets/dice-sets";
import type { Pose } from "../../dice/world";
import type { QualityLook } from "../../scene/quality";
import { ALL_WAITING, diceIn, type PlacedDie } from "./dice-places";
import { motionOf, restingPose } from "./die-motion";
import { topLevels } from "./layout";
import { mountForestProbe } from "./probe";
import { MOVES } from "./use-stirring";

/** Dice of one placement begin to move one after another, this far apart, in milliseconds at the table's own pace. */
const STAGGER = 110;
/** The card comes down first, in milliseconds. */
const AFTER_CARD = 300;

interface Moving {
  die: PlacedDie;
  pose: Pose;
  motion: Motion | null;
  /** When the card was laid that moves it, on the page's clock. */
  since: number;
  /** How long it waits from then on, at the table's own pace. */
  waits: number;
}

/** The fifteen dice: on their cells or in the supply, and on their way between. */
export function ForestDice(props: {
  forest: Forest;
  bounds: Bounds;
  look: QualityLook;
  set: DiceSetId;
  /** How many times faster than at the table; Infinity: they lie there at once. */
  pace: number;
  /** Called in every frame in which a die moves on. */
  onMove(): void;
}) {
  const { forest, bounds, look, set, pace, onMove } = props;
  const instant = pace === Number.POSITIVE_INFINITY;
  const { invalidate } = useThree();
  const meshes = useMemo(() => dieMeshes(look, set), [look, set]);
  useEffect(
    () => () => {
      for (const mesh of meshes.values()) {
        mesh.geometry.dispose();
        for (const material of [mesh.material].flat()) material.dispose();
      }
    },
    [meshes],
  );
  useEffect(() => mountForestProbe(meshes), [meshes]);

  const dice = useRef<Moving[] | null>(null);
  useLayoutEffect(() => {
    const tops = topLevels(forest.placements);
    const last = dice.current;
    const before = last?.map(({ die }) => die) ?? ALL_WAITING;
    const now = performance.now();
    let moved = 0;
    dice.current = diceIn(forest, before).map((die, index) => {
      const rest = restingPose(die, tops, bounds);
      const was = last?.[index];
      const motion = was && !instant ? motionOf(was.die, was.pose, die, rest) : null;
      return {
        die,
        pose: motion && was ? was.pose : rest,
        motion,
        since: now,
        waits: motion ? AFTER_CARD + STAGGER * moved++ : 0,
      };
    });
    invalidate();
  }, [forest, bounds, instant, invalidate]);

  useFrame(() => {
    const now = performance.now();
    let moving = false;
    for (const each of dice.current ?? []) {
      if (each.motion) {
        const ms = (now - each.since) * pace - each.waits;
        each.pose = each.motion.at(ms);
        if (ms >= each.motion.durationMs) each.motion = null;
        else moving = true;
      }
      const mesh = meshes.get(each.die.id);
      mesh?.position.set(...each.pose.position);
      mesh?.quaternion.set(...each.pose.quaternion);
    }
    if (moving) onMove();
  }, MOVES);
  return [...meshes.values()].map((mesh) => <primitive key={mesh.uuid} object={mesh} />);
}

function dieMeshes(look: QualityLook, set: DiceSetId): Map<string, Mesh> {
  const meshes = new Map<string, Mesh>();
  for (const colour of WOODLANDS) {
    const kind = DICE_SETS[set].kinds[colour];
    const geometry = createDieGeometry(colour, kind, look.reflections ? "full" : "light");
    const material = createDieMaterial(kind.finish, look.dice);
    for (const { id } of ALL_WAITING.filter((die) => die.colour === colour)) {
      const mesh = new Mesh(geometry, material);
      mesh.name = id;
      mesh.castShadow = true;
      mesh.receiveShadow = true;
      meshes.set(id, mesh);
    }
  }
  return meshes;
}
