import { useThree } from "@react-three/fiber";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { DIE_COLOURS, type DieId, type DieValue } from "../../shared/dice/kinds";
import type { ThemeId } from "../../shared/protocol/presentation";
import type { TableThrow } from "../app/presenter";
import type { CameraView, TableActions, TableScreen } from "../app/turn";
import type { Contact } from "../dice/contacts";
import type { KindLook } from "../dice/sets/dice-set";
import { DICE_SETS, type DiceSetId } from "../dice/sets/dice-sets";
import type { CameraRig, CloseUp } from "./camera-rig";
import { type ContextState, useContextLoss } from "./context-loss";
import { sceneLook } from "./look";
import { type Hover, NO_HOVER, watchPointer } from "./pointer";
import type { Quality } from "./quality";
import { SceneCanvas } from "./SceneCanvas";
import { Stage } from "./stage";
import { forgetRooms } from "./surroundings";
import styles from "./TableCanvas.module.css";
import { Backdrop } from "./things/Backdrop";
import { DiceMeshes } from "./things/DiceMeshes";
import { Director } from "./things/Director";
import { Furniture } from "./things/Furniture";
import { Light } from "./things/Light";
import { Mats } from "./things/Mats";
import { Picture } from "./things/Picture";
import { Pieces } from "./things/Pieces";
import { Targets } from "./things/Targets";
import { Throw } from "./things/Throw";
import { useFaces } from "./use-faces";

export interface TableCanvasProps {
  screen: TableScreen;
  /** Null where the table is only looked at: nothing can be pressed or turned. */
  actions: TableActions | null;
  /** The last throw: it is played while `screen.rolling`, and its dice lie in the tray until the next one. */
  thrown: TableThrow | null;
  /** The dice of a throw lie still, and these are the faces drawn on top. */
  onSettled(rollId: string, faces: Record<string, DieValue>): void;
  /** Dice of the throw have met something just now. */
  onKnocks(knocks: readonly Contact[]): void;
  /** Rises with every wish to see the end of the throw at once. */
  skip: number;
  camera: CameraView;
  /** Rises with every wish to go to `camera`, so that a camera turned by hand can be set back. */
  cameraMove: number;
  reducedMotion: boolean;
  /** How fast throws are shown; their normal speed unless said. */
  pace?: "normal" | "double" | "instant";
  /** How many times faster than that; 1 unless said. */
  speed?: number;
  /** Whether the last die of a roll that decides something is looked at from near, in slow motion. */
  closeUps?: boolean;
  quality: Quality;
  theme: ThemeId;
  diceSet: DiceSetId;
  /** Whether a live physics world rolls the dice; else the recorded poses of the plan are played. */
  physics?: boolean;
  /** Pictures a second at most, 0 for none; as many as the screen shows unless said. */
  frameRate?: number;
  /** What the picture is, for screen readers; the controls on it are DOM. */
  label: string;
  /** `missing` means that this browser draws no WebGL: show the flat table. */
  onContext(state: ContextState): void;
}

/** The 3D table. Data down, wishes up; it decides no rule. */
export function TableCanvas(props: TableCanvasProps) {
  const { quality, label, onContext } = props;
  const look = sceneLook(quality, props.theme);
  const printable = useFaces(props.screen.shown.players.map((player) => player.name).join(""));
  return (
    <SceneCanvas
      look={look}
      kinds={kindsOf(props)}
      className={styles.table}
      label={label}
      frameRate={props.frameRate}
      onContext={onContext}
      cover={<div className={styles.vignette} aria-hidden="true" />}
    >
      {printable && <Scene {...props} />}
    </SceneCanvas>
  );
}

/** Looks of the dice at the table. */
function kindsOf({ screen: { shown }, diceSet }: TableCanvasProps): KindLook[] {
  const colours = DIE_COLOURS.filter((colour) => colour !== "gold" || shown.options.goldenSun);
  return colours.map((colour) => DICE_SETS[diceSet].kinds[colour]);
}

function Scene(props: TableCanvasProps) {
  const { screen, actions, thrown, onSettled, skip, camera, cameraMove, reducedMotion, quality, onContext } = props;
  const { gl, camera: eye, invalidate } = useThree();
  const look = sceneLook(quality, props.theme);
  const { shown, aim } = screen;
  const { pace = "normal", speed = 1, closeUps = false } = props;
  const starting = thrown?.kind === "starting";
  const [closeUp, setCloseUp] = useState<CloseUp | null>(null);

  // A table is laid anew for another table or other dice, not for every state.
  const laid = `${screen.tableId}/${shown.players.length}/${shown.options.goldenSun}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `laid` says when
  const stage = useMemo(() => new Stage(shown, starting), [laid]);

  const [hover, setHover] = useState<Hover>(NO_HOVER);
  const [rearranged, setRearranged] = useState(0);
  const lit = useMemo(
    () => new Set<DieId>([...aim.picked, ...(aim.selected ? [aim.selected] : [])]),
    [aim.picked, aim.selected],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `rearranged` counts changes of the tray
  useLayoutEffect(() => {
    const lifts = { picked: new Set(aim.picked), selected: aim.selected, hovered: hover.die };
    stage.show(shown, starting, lifts, performance.now(), reducedMotion);
    invalidate();
  }, [stage, shown, starting, aim, hover.die, reducedMotion, rearranged, invalidate]);

  const rig = useRef<CameraRig | null>(null);
  const onRig = useCallback((made: CameraRig | null) => {
    rig.current = made;
  }, []);
  const latest = useRef({ stage, screen, actions, camera: eye, invalidate });
  latest.current = { stage, screen, actions, camera: eye, invalidate };
  const played = actions !== null;
  useEffect(() => {
    if (!played) return;
    return watchPointer(gl.domElement, () => ({
      ...latest.current,
      actions: latest.current.actions as TableActions,
      orbit: (enabled) => {
        if (rig.current) rig.current.enabled = enabled;
      },
      onHover: (next) => {
        gl.domElement.style.cursor = next.die || next.vine ? "pointer" : "";
        setHover((last) => (sameHover(last, next) ? last : next));
      },
    }));
  }, [gl, played]);

  const [restored, setRestored] = useState(0);
  useContextLoss(gl, onContext, () => {
    forgetRooms(gl);
    setRestored((count) => count + 1);
    stage.dirty = true;
    stage.stillChanged = true;
    invalidate();
  });

  return (
    <>
      <Backdrop look={look} />
      <Light key={restored} layout={stage.layout} look={look} />
      <Director
        stage={stage}
        hand={shown.hand}
        look={look}
        view={camera}
        move={cameraMove}
        activeSeat={shown.activeSeat}
        instant={reducedMotion}
        closeUp={closeUp}
        onRig={onRig}
      />
      <Throw
        stage={stage}
        spec={thrown?.spec ?? null}
        rolling={screen.rolling}
        skip={skip}
        instant={reducedMotion || pace === "instant"}
        speed={pace === "double" ? 2 * speed : speed}
        closeUp={closeUps && !reducedMotion && pace === "normal" && speed === 1 && Boolean(thrown?.decides)}
        live={props.physics ?? true}
        onCloseUp={setCloseUp}
        onKnocks={props.onKnocks}
        onRearranged={() => setRearranged((count) => count + 1)}
        onSettled={onSettled}
      />
      <Furniture layout={stage.layout} look={look} />
      <Mats state={shown} stage={stage} look={look} />
      <Pieces state={shown} stage={stage} look={look} />
      <DiceMeshes stage={stage} look={look} set={props.diceSet} lit={lit} />
      <Picture stage={stage} look={look} frameRate={props.frameRate} />
      <Targets layout={stage.layout} targets={screen.targets} hovered={hover.vine} />
    </>
  );
}

const sameHover = (a: Hover, b: Hover): boolean =>
  a.die === b.die && a.vine?.seat === b.vine?.seat && a.vine?.vine === b.vine?.vine;
