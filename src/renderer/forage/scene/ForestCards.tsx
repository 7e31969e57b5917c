import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Group } from "three";
import { type Card, cardOf } from "../../../shared/games/forage/cards";
import type { Position } from "../../../shared/games/forage/geometry";
import type { Placement } from "../../../shared/games/forage/state";
import type { SceneLook } from "../../scene/look";
import { faceDrawing } from "../cards/pictures";
import { cardBody, cardPrint } from "./geometry";
import { CELL, cardLevels, cardSpot } from "./layout";
import { cardShadow, useDrawingTexture } from "./textures";
import { MOVES } from "./use-stirring";

/** How long a card takes to come down, in milliseconds, and from how high. */
const DROP_MS = 380;
const DROP_HEIGHT = 2.4;

/** Boards and prints of all cards share their shapes. */
export function useCardShapes() {
  const shapes = useMemo(() => ({ body: cardBody(), print: cardPrint() }), []);
  useEffect(
    () => () => {
      shapes.body.dispose();
      shapes.print.dispose();
    },
    [shapes],
  );
  return shapes;
}

export type CardShapes = ReturnType<typeof useCardShapes>;

/** Every card of the forest in its layer; one that has just been laid settles onto the others. */
export function ForestCards(props: {
  deck: readonly Card[];
  placements: readonly Placement[];
  look: SceneLook;
  shapes: CardShapes;
  /** How many times faster than at the table; Infinity: they lie there at once. */
  pace: number;
  /** Since when each card lies in the forest, by its id; a picture that is made anew does not lay them again. */
  laid: Map<string, number>;
  /** Called in every frame in which a card comes down. */
  onMove(): void;
}) {
  const levels = cardLevels(props.placements);
  return props.placements.map((placement, index) => (
    <LaidCard
      key={placement.card}
      card={cardOf(props.deck, placement.card)}
      position={placement}
      level={levels[index] as number}
      look={props.look}
      shapes={props.shapes}
      pace={props.pace}
      laid={props.laid}
      onMove={props.onMove}
    />
  ));
}

function LaidCard(props: {
  card: Card;
  position: Position;
  level: number;
  look: SceneLook;
  shapes: CardShapes;
  pace: number;
  laid: Map<string, number>;
  onMove(): void;
}) {
  const { position, level, pace, onMove } = props;
  const { invalidate } = useThree();
  const group = useRef<Group>(null);
  const [since] = useState(() => {
    // A card that was to lie there at once has long come down.
    const now = pace === Number.POSITIVE_INFINITY ? Number.NEGATIVE_INFINITY : performance.now();
    const since = props.laid.get(props.card.id) ?? now;
    props.laid.set(props.card.id, since);
    return since;
  });
  const spot = cardSpot(position, level);
  useEffect(() => invalidate(), [invalidate]);
  useFrame(() => {
    if (!group.current) return;
    const t = pace === Number.POSITIVE_INFINITY ? 1 : Math.min(1, ((performance.now() - since) * pace) / DROP_MS);
    group.current.position.y = spot.y + DROP_HEIGHT * (1 - t) * (1 - t);
    if (t < 1) onMove();
  }, MOVES);
  return (
    <group ref={group} position={[spot.x, spot.y, spot.z]} rotation-y={(-position.rotation * Math.PI) / 180}>
      <CardMesh
        card={props.card}
        look={props.look}
        shapes={props.shapes}
        shadow={level > 0 || props.look.theme.shadows}
      />
    </group>
  );
}

/** A card as a thing: thick board, printed side, and its shadow on what lies beneath. */
export function CardMesh({
  card,
  look,
  shapes,
  shadow = true,
}: {
  card: Card;
  look: SceneLook;
  shapes: CardShapes;
  shadow?: boolean;
}) {
  const texture = useDrawingTexture(faceDrawing(card));
  return (
    <>
      {shadow && (
        <mesh rotation-x={-Math.PI / 2} position-y={0.006} renderOrder={-1}>
          <planeGeometry args={[2.8 * CELL, 3.85 * CELL]} />
          <meshBasicMaterial map={cardShadow()} transparent depthWrite={false} toneMapped={false} />
        </mesh>
      )}
      <mesh geometry={shapes.body} castShadow receiveShadow>
        <meshLambertMaterial color="#e9d9b2" />
      </mesh>
      <mesh geometry={shapes.print} receiveShadow key={texture?.uuid ?? "paper"}>
        {look.reflections ? (
          <meshStandardMaterial map={texture} color={texture ? "#ffffff" : "#f3e7cb"} roughness={0.86} />
        ) : (
          <meshLambertMaterial map={texture} color={texture ? "#ffffff" : "#f3e7cb"} />
        )}
      </mesh>
    </>
  );
}
