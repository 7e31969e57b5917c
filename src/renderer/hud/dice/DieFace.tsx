import type { CSSProperties } from "react";
import type { DieKind, DieFace as Face } from "../../../shared/dice/forage-faces";
import { faceMarks } from "../../dice/marks/face-marks";
import type { Outline, Point } from "../../dice/marks/outline";
import type { KindLook } from "../../dice/sets/dice-set";
import { DICE_SETS, type DiceSetId } from "../../dice/sets/dice-sets";
import { useDeviceSettings } from "../settings/device-store";
import { rem } from "../ui/rem";
import styles from "./DieFace.module.css";

export interface DieFaceProps {
  colour: DieKind;
  /** Null: not rolled yet, a blank face with a turning arrow. */
  value: Face | null;
  /** In pixels at the usual letter size; `fill` takes the width of its box. */
  size?: number | "fill";
  /** Still in the air. */
  rolling?: boolean;
  /** The dice of this set, instead of the one that is played with. */
  set?: DiceSetId;
}

/** A drawn die of the chosen set, its marks cut as on the table. Decoration only: whoever shows it names it. */
export function DieFace({ colour, value, size = 48, rolling = false, set }: DieFaceProps) {
  const chosen = useDeviceSettings(({ settings }) => settings.diceSet);
  const look = DICE_SETS[set ?? chosen].kinds[colour];
  const corner = look.edge.chamfered ? 6 : 10;
  return (
    <svg
      className={`${styles.die} ${rolling ? styles.rolling : ""}`}
      viewBox="0 0 48 48"
      style={{ ...(size === "fill" ? FILLED : { width: rem(size), height: rem(size) }), ...paints(look) }}
      aria-hidden="true"
    >
      <rect className={styles.edge} x="2" y="3" width="44" height="44" rx={corner} />
      <rect className={styles.rim} x="2" y="1.5" width="44" height="43" rx={corner} />
      <rect className={styles.face} x="5.5" y="4.5" width="37" height="36.5" rx={corner - 1.5} />
      {value === null ? (
        <path className={styles.turn} d="M32 20a9.5 9.5 0 1 0 1 6.5M33 13v7.5h-7.5" />
      ) : (
        <path
          className={styles.mark}
          d={faceMarks(colour, look, value, true)
            .map(({ outline }) => drawn(outline))
            .join("")}
        />
      )}
    </svg>
  );
}

const FILLED = { width: "100%", height: "100%" };

const paints = ({ body, mark, edgePaint }: KindLook) =>
  ({ "--body": body, "--mark": mark, "--rim": edgePaint ?? "var(--side)" }) as CSSProperties;

/** Die edges to the drawing's units, around the middle of its face. */
const onDrawing = ([u, v]: Point): string => `${(24 + u * 45).toFixed(1)} ${(22.75 - v * 45).toFixed(1)}`;

const drawn = ({ outer, islands }: Outline): string =>
  [outer, ...islands].map((contour) => `M${contour.map(onDrawing).join("L")}Z`).join("");
