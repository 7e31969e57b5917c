import { _roots } from "@react-three/fiber";
import { useEffect, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import type { TableThrow } from "../../../src/renderer/app/presenter";
import type { CameraView, TableActions, TableScreen, Target } from "../../../src/renderer/app/turn";
import type { DiceSetId } from "../../../src/renderer/dice/sets/dice-sets";
import { getAnchor } from "../../../src/renderer/scene/anchors";
import { drawingFigures, readTopFaces } from "../../../src/renderer/scene/probe";
import type { Quality } from "../../../src/renderer/scene/quality";
import { TableCanvas } from "../../../src/renderer/scene/TableCanvas";
import type { DieId } from "../../../src/shared/dice/kinds";
import type { Flick } from "../../../src/shared/dice/throw";
import type { State } from "../../../src/shared/games/diced-tomatoes/state";
import type { ThemeId } from "../../../src/shared/protocol/presentation";
import { midGame, rolled } from "./states";
import "../../../src/renderer/theme/fonts.css";
import "../../../src/renderer/theme/tokens.css";
import "../../../src/renderer/theme/market.css";
import "../../../src/renderer/theme/studio.css";

const query = new URLSearchParams(location.search);
const players = Number(query.get("players") ?? 6);
const quality = (query.get("quality") ?? "medium") as Quality;
const golden = query.get("golden") !== "0";
const fill = Number(query.get("fill") ?? 0.7);

/** Milliseconds for each of `count` frames, waiting for the picture each time. */
function bench(count: number): { mean: number; calls: number; triangles: number } {
  const canvas = document.querySelector("canvas");
  const root = canvas && _roots.get(canvas);
  if (!root) throw new Error("no scene to measure");
  const { gl, scene, camera } = root.store.getState();
  const pixel = new Uint8Array(4);
  const context = gl.getContext();
  const frame = () => {
    gl.render(scene, camera);
    context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, pixel);
  };
  frame();
  const start = performance.now();
  for (let index = 0; index < count; index++) frame();
  const { calls, triangles } = gl.info.render;
  return { mean: (performance.now() - start) / count, calls, triangles };
}

function Harness() {
  const start = useMemo(
    () => midGame(players, { goldenSun: golden, killerTomatoes: true, karmaOverload: true }, fill),
    [],
  );
  const [state, setState] = useState(start);
  const [thrown, setThrown] = useState<TableThrow | null>(null);
  const [rolling, setRolling] = useState(false);
  const [picked, setPicked] = useState<DieId[]>([]);
  const [selected, setSelected] = useState<DieId | null>(null);
  const [view, setView] = useState<CameraView>((query.get("view") ?? "overview") as CameraView);
  const [skip, setSkip] = useState(0);
  const [values, setValues] = useState<readonly number[]>([2, 4, 5, 6, 1, 3, 3, 2, 6, 1]);

  const targets: Target[] = selected
    ? state.players.flatMap((player, seat) =>
        player.vines.flatMap((vine, index): Target[] =>
          vine && vine.dice.length < 2
            ? [{ kind: "place", seat, vine: index, command: { type: "place", die: selected, seat, vine: index } }]
            : [],
        ),
      )
    : [];

  const throwDice = (from: State, dice: DieId[], shown: readonly number[], flick?: Flick) => {
    const roll = rolled(from, dice, shown);
    setPicked([]);
    setState(roll.state);
    setThrown({ kind: "roll", spec: { ...roll.spec, ...(flick && { flick }) }, decides: "harvest" });
    setRolling(true);
  };
  /** Puts what is in hand back, so that every roll finds the same basket, and throws its first dice. */
  const rollFromBasket = (asked: readonly number[]): DieId[] => {
    const basket = [...state.hand.map(({ die }) => die), ...state.basket];
    const dice = basket.slice(0, asked.length);
    throwDice({ ...state, phase: "pick", hand: [], basket }, dice, asked);
    return dice;
  };

  const actions: TableActions = {
    pick: (die) => setPicked((dice) => [...dice, die]),
    unpick: (die) => setPicked((dice) => dice.filter((other) => other !== die)),
    setPicked,
    select: setSelected,
    aimPower: () => {},
    send: (command) => {
      setSelected(null);
      if (command.type !== "place") return;
      setState((last) => {
        const held = last.hand.find(({ die }) => die === command.die);
        if (!held?.value) return last;
        const value = held.value;
        return {
          ...last,
          hand: last.hand.filter(({ die }) => die !== command.die),
          players: last.players.map((player, seat) =>
            seat !== command.seat
              ? player
              : {
                  ...player,
                  vines: player.vines.map((vine, index) =>
                    index === command.vine && vine
                      ? { ...vine, dice: [...vine.dice, { die: command.die, value }] }
                      : vine,
                  ),
                },
          ),
        };
      });
    },
    roll: (flick) => {
      const dice = picked.length ? picked : (state.basket.filter((_, index) => index % 5 === 1).slice(0, 5) as DieId[]);
      throwDice(state, dice, values, flick);
    },
    endTurn: () => {},
    undo: () => {},
    skip: () => setSkip((count) => count + 1),
    openTable: () => {},
    closeTable: () => {},
    focusCamera: setView,
  };
  const screen: TableScreen = {
    tableId: "harness",
    shown: state,
    aim: { picked, selected, power: null },
    targets,
    legal: rolling ? [] : [{ type: "endTurn" }, { type: "roll", dice: [] }],
    rolling,
    canUndo: false,
  };

  useEffect(() => {
    Object.assign(window, {
      harness: {
        ...actions,
        setState,
        setValues,
        rollFromBasket,
        state,
        thrown,
        rolling,
        readTopFaces,
        drawingFigures,
        getAnchor,
        bench,
        settle: () => setRolling(false),
      },
    });
  });

  return (
    <TableCanvas
      screen={screen}
      actions={actions}
      thrown={thrown}
      onSettled={(rollId, faces) => {
        Object.assign(window, { settled: { rollId, faces } });
        setRolling(false);
      }}
      onKnocks={() => {}}
      skip={skip}
      camera={view}
      cameraMove={0}
      closeUps={query.get("closeup") === "1"}
      reducedMotion={query.get("reduced") === "1"}
      quality={quality}
      theme={(query.get("theme") ?? "garden") as ThemeId}
      diceSet={(query.get("set") ?? "orchard") as DiceSetId}
      physics={query.get("physics") !== "0"}
      label="The table"
      onContext={(context) => Object.assign(window, { context })}
    />
  );
}

document.documentElement.dataset.theme = query.get("theme") ?? "garden";
const root = document.getElementById("root");
if (!root) throw new Error("the page has no root");
createRoot(root).render(<Harness />);
