import { useFrame, useThree } from "@react-three/fiber";
import { useLayoutEffect, useMemo, useState } from "react";
import { DIE_COLOURS, type DieId, type DieValue } from "../../shared/dice/kinds";
import type { HandDie } from "../../shared/games/diced-tomatoes/state";
import type { ThemeId } from "../../shared/protocol/presentation";
import type { TableThrow } from "../app/presenter";
import type { Contact } from "../dice/contacts";
import { DICE_SETS, type DiceSetId } from "../dice/sets/dice-sets";
import { TRAY } from "../dice/tray";
import { fitCamera, WIDE } from "./camera-fit";
import { type ContextState, useContextLoss } from "./context-loss";
import { diceLook, type SceneLook } from "./look";
import type { Quality } from "./quality";
import { SceneCanvas } from "./SceneCanvas";
import { forgetRooms } from "./surroundings";
import { Backdrop } from "./things/Backdrop";
import { DiceMeshes } from "./things/DiceMeshes";
import { Light } from "./things/Light";
import { Picture } from "./things/Picture";
import { Throw } from "./things/Throw";
import { TrayStage } from "./tray-stage";

export interface DiceCanvasProps {
  /** Every die that may be thrown; another list lays another floor. */
  ids: readonly DieId[];
  /** Dice in hand: those that were thrown stay where they fell. */
  hand: readonly HandDie[];
  /** The last throw: it is played while `rolling`, and its dice lie there until they leave the hand. */
  thrown: TableThrow | null;
  rolling: boolean;
  /** Rises with every wish to see the end of the throw at once. */
  skip: number;
  reducedMotion: boolean;
  quality: Quality;
  theme: ThemeId;
  diceSet: DiceSetId;
  /** Size of the dice, 1 being as large as the picture allows; a larger one changes nothing. */
  scale: number;
  /** Pictures a second at most, 0 for none. */
  frameRate: number;
  className: string;
  label: string;
  onSettled(rollId: string, faces: Record<string, DieValue>): void;
  onKnocks(knocks: readonly Contact[]): void;
  onContext(state: ContextState): void;
}

/** Dice alone, on nothing: empty wherever neither a die nor its shadow is. */
export function DiceCanvas(props: DiceCanvasProps) {
  const look = diceLook(props.quality, props.theme);
  const { ids, diceSet } = props;
  const kinds = useMemo(
    () =>
      DIE_COLOURS.filter((colour) => ids.some((id) => id.startsWith(colour))).map(
        (colour) => DICE_SETS[diceSet].kinds[colour],
      ),
    [ids, diceSet],
  );
  return (
    <SceneCanvas
      look={look}
      kinds={kinds}
      className={props.className}
      label={props.label}
      frameRate={props.frameRate}
      onContext={props.onContext}
    >
      <Scene {...props} look={look} />
    </SceneCanvas>
  );
}

const NOT_LIT: ReadonlySet<string> = new Set();
const FLOOR = { bounds: { x: 0, z: 0, width: TRAY.width, depth: TRAY.depth } };

function Scene(props: DiceCanvasProps & { look: SceneLook }) {
  const { ids, hand, thrown, rolling, reducedMotion, look, frameRate } = props;
  const { gl, invalidate } = useThree();
  const stage = useMemo(() => new TrayStage(ids), [ids]);
  const starting = thrown?.kind === "starting";
  const [rearranged, setRearranged] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rearranged` counts changes of what lies there
  useLayoutEffect(() => {
    stage.show(hand, starting, performance.now(), reducedMotion || frameRate === 0);
    invalidate();
  }, [stage, hand, starting, reducedMotion, frameRate, rearranged, invalidate]);

  const [restored, setRestored] = useState(0);
  useContextLoss(gl, props.onContext, () => {
    forgetRooms(gl);
    setRestored((count) => count + 1);
    invalidate();
  });

  useFrame(() => {
    stage.dirty = false;
    if (stage.dice.step(performance.now())) invalidate();
  }, -1);

  return (
    <>
      <Eye scale={props.scale} />
      <Backdrop look={look} />
      <Light key={restored} layout={FLOOR} look={look} />
      <Throw
        stage={stage}
        spec={thrown?.spec ?? null}
        rolling={rolling}
        skip={props.skip}
        instant={reducedMotion}
        speed={1}
        closeUp={false}
        live={false}
        onCloseUp={nowhere}
        onKnocks={props.onKnocks}
        onRearranged={() => setRearranged((count) => count + 1)}
        onSettled={props.onSettled}
      />
      <DiceMeshes stage={stage} look={look} set={props.diceSet} lit={NOT_LIT} />
      <Picture stage={stage} look={look} frameRate={frameRate} />
    </>
  );
}

const nowhere = (): void => undefined;

/** Height of a die that lies. */
const DIE_HEIGHT = 1;
/** The share of the picture that stays free at each side at least. */
const LEAST_MARGIN = 0.02;

/** Looks at all of the floor, as near as it can; from its narrow side where the picture is upright. */
function Eye({ scale }: { scale: number }) {
  const { camera, size, invalidate } = useThree();
  useLayoutEffect(() => {
    const aspect = size.width / Math.max(1, size.height);
    const upright = aspect < WIDE;
    const { width, depth } = FLOOR.bounds;
    const area = { x: 0, z: 0, width: upright ? depth : width, depth: upright ? width : depth };
    const { position, target } = fitCamera(area, DIE_HEIGHT, aspect, Math.max(LEAST_MARGIN, (1 - scale) / 2));
    const turned = { x: target.z, z: -target.x };
    if (upright) camera.position.set(position.z, position.y, -position.x);
    else camera.position.copy(position);
    camera.lookAt(upright ? turned.x : target.x, 0, upright ? turned.z : target.z);
    camera.updateMatrixWorld();
    invalidate();
  }, [camera, size, scale, invalidate]);
  return null;
}
