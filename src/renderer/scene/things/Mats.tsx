import { useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import {
  CanvasTexture,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Quaternion,
  SRGBColorSpace,
  Vector3,
} from "three";
import type { Player, State } from "../../../shared/games/diced-tomatoes/state";
import { vineValue } from "../../../shared/games/diced-tomatoes/vines";
import { matGeometry } from "../geometry/mat-geometry";
import { tokenGeometry } from "../geometry/pieces";
import { joined } from "../geometry/tint";
import { karmaBoard } from "../geometry/wood-geometry";
import { MAT_THICKNESS, type MatLayout, type MatPlace, onMat, type TableLayout } from "../layout";
import type { SceneLook } from "../look";
import { inOwnColours, surface } from "../materials";
import type { Stage } from "../stage";
import { loadFaces } from "../textures/faces";
import { drawKarmaBoard, drawMat, type MatPrint } from "../textures/mat-texture";
import { canvasOf, matGlowTexture } from "../textures/surfaces";
import type { SceneTheme } from "../themes/scene-theme";

const UPRIGHT = new Quaternion();

interface Props {
  state: State;
  stage: Stage;
  look: SceneLook;
}

/** Every player's mat with what is printed, glued and stamped on it. */
export function Mats({ state, stage, look }: Props) {
  const { layout } = stage;
  const geometry = useMemo(() => matGeometry(layout.mat), [layout.mat]);
  const fonts = useFonts(state.players.map((player) => player.name).join(""));
  useEffect(() => () => geometry.dispose(), [geometry]);
  const prints = layout.mats.map(({ seat }) => printOf(state, state.players[seat] as Player, seat));
  const looks = JSON.stringify([prints, state.activeSeat, fonts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `looks` stands for all that is drawn here
  useLayoutEffect(() => {
    stage.stillChanged = true;
  }, [stage, look, looks]);
  return (
    <>
      {look.theme.glow && <TurnGlow layout={layout} seat={state.activeSeat} glow={look.theme.glow} />}
      {layout.mats.map((place) => (
        <Mat
          key={place.seat}
          place={place}
          mat={layout.mat}
          look={look}
          geometry={geometry}
          fonts={fonts}
          print={prints[place.seat] as MatPrint}
        />
      ))}
      <Tokens layout={layout} look={look} />
      <KarmaBoards layout={layout} look={look} capped={state.options.karmaCap === "track"} fonts={fonts} />
    </>
  );
}

function printOf(state: State, player: Player, seat: number): MatPrint {
  return {
    seat,
    name: player.name,
    karma: player.karma,
    shards: state.options.goldenSun || state.options.karmaOverload,
    slots: player.track.map(({ score, bonus }) => ({ score, bonus })),
    worths: player.vines.map((vine) => vine && vineValue(vine)),
  };
}

/** Rises when faces for `text` have arrived that were not there, so that canvases are drawn again with them. */
function useFonts(text: string): number {
  const [loaded, setLoaded] = useState(0);
  useEffect(() => {
    let wanted = true;
    const loading = loadFaces(text);
    loading?.then(() => {
      if (wanted) setLoaded((count) => count + 1);
    });
    return () => {
      wanted = false;
    };
  }, [text]);
  return loaded;
}

/** A print whose rows go towards the viewer, as the geometry of mats and boards has them. */
function printed(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.flipY = false;
  return texture;
}

interface MatProps {
  place: MatPlace;
  mat: MatLayout;
  look: SceneLook;
  geometry: ReturnType<typeof matGeometry>;
  fonts: number;
  print: MatPrint;
}

function Mat({ place, mat, look, geometry, fonts, print }: MatProps) {
  const invalidate = useThree((state) => state.invalidate);
  const sheet = useMemo(() => {
    const { canvas, ctx } = canvasOf(
      Math.round(mat.width * look.matPixels),
      Math.round(mat.depth * look.matPixels),
      true,
    );
    const texture = printed(canvas);
    return { ctx, texture, material: surface(look, { map: texture, roughness: 0.9 }) };
  }, [mat, look]);
  useEffect(
    () => () => {
      sheet.texture.dispose();
      sheet.material.dispose();
    },
    [sheet],
  );
  const key = JSON.stringify(print);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the print, `fonts` for the faces it is drawn with
  useLayoutEffect(() => {
    drawMat(sheet.ctx, mat, print, look.matPixels);
    sheet.texture.needsUpdate = true;
    invalidate();
  }, [sheet, mat, look, key, fonts, invalidate]);
  return (
    <mesh
      geometry={geometry}
      material={sheet.material}
      position={[place.x, 0, place.z]}
      scale={place.scale}
      receiveShadow
      castShadow
    />
  );
}

function Tokens({ layout, look }: { layout: TableLayout; look: SceneLook }) {
  const mesh = useMemo(() => {
    const tokens = new InstancedMesh(
      tokenGeometry(layout.mat.tokenRadius),
      surface(look, { vertexColors: true, roughness: 0.22 }),
      layout.mats.length * 3,
    );
    const spots = layout.mats.flatMap((place) => layout.mat.vines.map(({ token }) => ({ place, spot: token })));
    spots.forEach(({ place, spot }, index) => {
      const { x, z } = onMat(place, spot);
      const position = new Vector3(x, MAT_THICKNESS, z);
      tokens.setMatrixAt(index, new Matrix4().compose(position, UPRIGHT, new Vector3().setScalar(place.scale)));
    });
    tokens.castShadow = true;
    tokens.receiveShadow = true;
    return inOwnColours(tokens);
  }, [layout, look]);
  useDisposal(mesh);
  return <primitive object={mesh} />;
}

function KarmaBoards({
  layout,
  look,
  capped,
  fonts,
}: {
  layout: TableLayout;
  look: SceneLook;
  capped: boolean;
  fonts: number;
}) {
  const invalidate = useThree((state) => state.invalidate);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `fonts` counts the faces that the numbers are drawn with
  const mesh = useMemo(() => {
    const { width, depth } = layout.mat.karma;
    const texture = printed(drawKarmaBoard(width, depth, look.matPixels, capped, look.theme.frame));
    const boards = layout.mats.map(({ x, z, scale }) =>
      karmaBoard(layout.mat).scale(scale, scale, scale).translate(x, 0, z),
    );
    const all = new Mesh(joined(boards), surface(look, { map: texture, roughness: 0.55 }));
    all.castShadow = true;
    all.receiveShadow = true;
    return all;
  }, [layout, look, capped, fonts]);
  useDisposal(mesh);
  useEffect(() => {
    if (mesh) invalidate();
  }, [mesh, invalidate]);
  return <primitive object={mesh} />;
}

/** A golden light around the mat whose turn it is, beside the marker on it. */
function TurnGlow({
  layout,
  seat,
  glow: light,
}: {
  layout: TableLayout;
  seat: number | null;
  glow: NonNullable<SceneTheme["glow"]>;
}) {
  const mesh = useMemo(() => {
    const material = new MeshBasicMaterial({ map: matGlowTexture(light), transparent: true, depthWrite: false });
    // One instance, like the halos of dice: one program draws both.
    const glow = new InstancedMesh(new PlaneGeometry(1, 1).rotateX(-Math.PI / 2), material, 1);
    glow.setMatrixAt(0, new Matrix4());
    return glow;
  }, [light]);
  useEffect(
    () => () => {
      mesh.geometry.dispose();
      mesh.material.dispose();
      mesh.dispose();
    },
    [mesh],
  );
  const place = layout.mats.find((mat) => mat.seat === seat);
  if (!place) return null;
  return (
    <primitive object={mesh} position={[place.x, 0.03, place.z]} scale={[place.width + 1.5, 1, place.depth + 1.5]} />
  );
}

function useDisposal(mesh: Mesh): void {
  useEffect(
    () => () => {
      mesh.geometry.dispose();
      for (const material of [mesh.material].flat()) {
        if ("map" in material && material.map instanceof CanvasTexture) material.map.dispose();
        material.dispose();
      }
      if (mesh instanceof InstancedMesh) mesh.dispose();
    },
    [mesh],
  );
}
