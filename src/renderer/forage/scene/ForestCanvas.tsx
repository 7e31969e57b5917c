import { Canvas, useFrame, useThree } from "@react-three/fiber";
import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from "react";
import { ACESFilmicToneMapping, type Group, PCFShadowMap, PerspectiveCamera } from "three";
import { cardOf } from "../../../shared/games/forage/cards";
import type { CellKey } from "../../../shared/games/forage/geometry";
import type { Forest } from "../../../shared/games/forage/state";
import type { ThemeId } from "../../../shared/protocol/presentation";
import type { DiceSetId } from "../../dice/sets/dice-sets";
import { type ContextState, hasWebGL, useContextLoss } from "../../scene/context-loss";
import { type SceneLook, sceneLook } from "../../scene/look";
import { surface as tableSurface } from "../../scene/materials";
import { pixelRatio, type Quality } from "../../scene/quality";
import { woodTexture } from "../../scene/textures/surfaces";
import type { WoodLook } from "../../scene/themes/scene-theme";
import { Backdrop } from "../../scene/things/Backdrop";
import { Light } from "../../scene/things/Light";
import { usePaint } from "../../scene/use-paint";
import { usePixelDensity } from "../../scene/use-pixel-density";
import type { ForestPictureProps } from "../board/FlatForest";
import { OutlookMark } from "../board/OutlookMark";
import { useSize } from "../board/use-size";
import { BACK_DRAWING } from "../cards/pictures";
import { forestBounds } from "../model/aim";
import { framing } from "../model/view";
import { forestCamera, onPicture, pointUnder } from "./camera";
import styles from "./ForestCanvas.module.css";
import { CardMesh, type CardShapes, ForestCards, useCardShapes } from "./ForestCards";
import { ForestDice } from "./ForestDice";
import { cardRim, mouseToken } from "./geometry";
import { CELL, cardSpot, cellSpot, mouseSpot, pileSpot, THICKNESS, topLevels, withSupply } from "./layout";
import { useDrawingTexture } from "./textures";
import { useStirring } from "./use-stirring";

export interface ForestCanvasProps extends ForestPictureProps {
  quality: Quality;
  theme: ThemeId;
  diceSet: DiceSetId;
  reducedMotion: boolean;
  label: string;
  /** Pictures a second at most, 0 for none; as many as the screen shows unless said. */
  frameRate?: number;
  /** `missing` means that this browser draws no WebGL: show the flat forest. */
  onContext(state: ContextState): void;
  /** Told when cards or dice begin to move, and when all lie still. */
  onMoving(moving: boolean): void;
}

/** The forest as things on the wooden table: thick cards in their layers, dice on them, supply and mouse beside. */
export function ForestCanvas(props: ForestCanvasProps) {
  const { forest, held, view, surface, quality } = props;
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const density = usePixelDensity();
  const look = sceneLook(quality, props.theme);
  const bounds = useMemo(() => forestBounds(forest), [forest]);
  const camera = useMemo(() => forestCamera(framing(withSupply(bounds), size, view), size), [bounds, size, view]);
  const { cell } = framing(withSupply(bounds), size, view);
  useImperativeHandle(surface, () => ({
    toForest(clientX, clientY) {
      const rect = box.current?.getBoundingClientRect();
      return rect ? pointUnder(camera, clientX - rect.left, clientY - rect.top, size) : null;
    },
    cellSize: () => cell,
  }));
  const tops = useMemo(() => topLevels(forest.placements), [forest.placements]);
  const laid = useRef(new Map<string, number>());
  useEffect(() => {
    const there = new Set<string>(forest.placements.map(({ card }) => card));
    for (const card of laid.current.keys()) if (!there.has(card)) laid.current.delete(card);
  }, [forest.placements]);
  const { onContext } = props;
  const [works] = useState(hasWebGL);
  useEffect(() => {
    if (!works) onContext("missing");
  }, [works, onContext]);
  return (
    <div ref={box} className={styles.picture} role="img" aria-label={props.label}>
      {works && size.width > 0 && (
        <Canvas
          key={String(look.antialias)}
          frameloop={props.frameRate === 0 ? "never" : "demand"}
          dpr={pixelRatio(look, size.width, size.height, density)}
          shadows={{ type: PCFShadowMap, enabled: look.shadowMap > 0 }}
          gl={{ antialias: look.antialias, powerPreference: "high-performance", toneMapping: ACESFilmicToneMapping }}
        >
          <Scene {...props} look={look} camera={camera} tops={tops} laid={laid.current} />
        </Canvas>
      )}
      {held &&
        (held.rehearsal.legal ? held.rehearsal.chosen.cells : held.rehearsal.cells).map((outlook) => {
          const spot = cellSpot(outlook.cell, (tops.get(outlook.cell) ?? 0) + HELD_LEVELS);
          const edge = (CELL / 2) * 0.96;
          const corner = onPicture(camera, { ...spot, x: spot.x - edge, z: spot.z - edge }, size);
          const end = onPicture(camera, { ...spot, x: spot.x + edge, z: spot.z + edge }, size);
          return (
            <div
              key={outlook.cell}
              className={styles.outlook}
              style={{
                left: corner.left,
                top: corner.top,
                width: end.left - corner.left,
                height: end.top - corner.top,
              }}
            >
              <OutlookMark outlook={outlook} />
            </div>
          );
        })}
    </div>
  );
}

/** A held card is this many layers above what it would cover. */
const HELD_LEVELS = 8;
const REACH = { x: 3, z: 2, width: 26, depth: 22 };

interface SceneProps extends ForestCanvasProps {
  look: SceneLook;
  camera: PerspectiveCamera;
  tops: ReadonlyMap<CellKey, number>;
  laid: Map<string, number>;
}

function Scene(props: SceneProps) {
  const { deck, forest, held, look, camera, tops, laid } = props;
  const pace = props.reducedMotion ? Number.POSITIVE_INFINITY : props.pace;
  const { gl, invalidate } = useThree();
  const shapes = useCardShapes();
  const bounds = useMemo(() => forestBounds(forest), [forest]);
  const layout = useMemo(() => ({ bounds: REACH }), []);
  useContextLoss(gl, props.onContext, invalidate);
  const onMove = useStirring(props.onMoving);
  // What is held or looked at changes without the scene knowing: draw again after every render.
  useLayoutEffect(() => invalidate());
  usePaint(({ gl, scene, camera }) => gl.render(scene, camera), props.frameRate);
  return (
    <>
      <Eye camera={camera} instant={pace === Number.POSITIVE_INFINITY} />
      <Backdrop look={look} />
      <Light layout={layout} look={look} />
      {look.theme.top && <TableTop look={look} boards={look.theme.top} />}
      <ForestCards deck={deck} placements={forest.placements} look={look} shapes={shapes} {...{ pace, laid, onMove }} />
      <ForestDice forest={forest} bounds={bounds} look={look} set={props.diceSet} {...{ pace, onMove }} />
      <Mouse forest={forest} tops={tops} />
      <Pile count={props.pile} spot={pileSpot(bounds)} shapes={shapes} />
      {held && <Held {...props} held={held} shapes={shapes} />}
    </>
  );
}

/** Brings the picture's camera to where it should be, softly unless told not to. */
function Eye({ camera, instant }: { camera: PerspectiveCamera; instant: boolean }) {
  const { camera: eye, invalidate } = useThree();
  const first = useRef(true);
  useFrame((_, delta) => {
    if (!(eye instanceof PerspectiveCamera)) return;
    const share = instant || first.current ? 1 : 1 - Math.exp(-Math.min(delta, 0.1) * 9);
    first.current = false;
    eye.fov = camera.fov;
    eye.near = camera.near;
    eye.far = camera.far;
    eye.quaternion.copy(camera.quaternion);
    eye.position.lerp(camera.position, share);
    if (eye.position.distanceTo(camera.position) < 0.01) eye.position.copy(camera.position);
    else invalidate();
    eye.updateProjectionMatrix();
  });
  return null;
}

function TableTop({ look, boards }: { look: SceneLook; boards: WoodLook }) {
  const material = useMemo(() => {
    const map = woodTexture(boards, look.boardPixels).clone();
    map.repeat.set(5, 5);
    map.needsUpdate = true;
    return tableSurface(look, { map, roughness: 0.55 });
  }, [look, boards]);
  useEffect(() => () => material.dispose(), [material]);
  return (
    <mesh rotation-x={-Math.PI / 2} position-y={-0.01} receiveShadow material={material}>
      <planeGeometry args={[130, 130]} />
    </mesh>
  );
}

function Mouse({ forest, tops }: { forest: Forest; tops: ReadonlyMap<CellKey, number> }) {
  const geometry = useMemo(mouseToken, []);
  useEffect(() => () => geometry.dispose(), [geometry]);
  const { token } = forest;
  const spot = token === "supply" ? mouseSpot(forestBounds(forest)) : cellSpot(token, tops.get(token) ?? 0);
  return (
    <mesh geometry={geometry} position={[spot.x, spot.y, spot.z]} castShadow receiveShadow>
      <meshLambertMaterial color="#d8a668" />
    </mesh>
  );
}

function Pile({ count, spot, shapes }: { count: number; spot: { x: number; z: number }; shapes: CardShapes }) {
  const texture = useDrawingTexture(BACK_DRAWING);
  return Array.from({ length: count }, (_, index) => (
    <group
      // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a pile have no names
      key={index}
      position={[spot.x, index * THICKNESS, spot.z]}
      rotation-y={Math.PI / 2 + ((index * 7) % 5) * 0.012 - 0.024}
      scale={[0.62, 1, 0.62]}
    >
      <mesh geometry={shapes.body} castShadow receiveShadow>
        <meshLambertMaterial color="#e9d9b2" />
      </mesh>
      {index === count - 1 && (
        <mesh geometry={shapes.print} receiveShadow key={texture?.uuid ?? "paper"}>
          <meshLambertMaterial map={texture} color={texture ? "#ffffff" : "#3f5d3a"} />
        </mesh>
      )}
    </group>
  ));
}

function Held(props: SceneProps & { held: NonNullable<SceneProps["held"]>; shapes: CardShapes }) {
  const { held, tops, shapes } = props;
  const group = useRef<Group>(null);
  const rim = useMemo(cardRim, []);
  useEffect(() => () => rim.dispose(), [rim]);
  const highest = Math.max(0, ...tops.values());
  const spot = cardSpot(held.aim, highest + HELD_LEVELS);
  return (
    <group ref={group} position={[spot.x, spot.y, spot.z]} rotation-y={(-held.aim.rotation * Math.PI) / 180}>
      <mesh geometry={rim} position-y={0.01}>
        <meshBasicMaterial color={held.rehearsal.legal ? "#6fa045" : "#c0301d"} toneMapped={false} />
      </mesh>
      <CardMesh card={cardOf(props.deck, held.aim.card)} look={props.look} shapes={shapes} />
    </group>
  );
}
