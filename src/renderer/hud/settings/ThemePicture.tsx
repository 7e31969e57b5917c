import type { ThemeId } from "../../../shared/protocol/presentation";
import styles from "./ThemeChoice.module.css";

interface Sketch {
  ground: string;
  joints: string | null;
  runner: string | null;
  stripe: string;
  frame: string;
  felt: string;
  paper: string;
  /** What lies at the edge; null for nothing. */
  about: string | null;
}

/** The table of each theme from above, in a few strokes. */
const SKETCHES: Readonly<Record<ThemeId, Sketch>> = {
  garden: {
    ground: "#a9774a",
    joints: "#6e4527",
    runner: "#eadfc5",
    stripe: "#c23a28",
    frame: "#7a4a2b",
    felt: "#56723f",
    paper: "#f4e8cd",
    about: "#cf3a22",
  },
  market: {
    ground: "#38283f",
    joints: "#17101f",
    runner: "#33346a",
    stripe: "#ff8a4a",
    frame: "#8a2c20",
    felt: "#36667a",
    paper: "#ecdcc0",
    about: "#ffb45e",
  },
  studio: {
    ground: "#00ff00",
    joints: null,
    runner: null,
    stripe: "#000000",
    frame: "#81878e",
    felt: "#43474e",
    paper: "#f0ece2",
    about: null,
  },
};

const MATS = [
  { x: 5, plate: "#c8321f" },
  { x: 83, plate: "#4f7a35" },
] as const;

export function ThemePicture({ theme }: { theme: ThemeId }) {
  const look = SKETCHES[theme];
  return (
    <svg viewBox="0 0 120 68" className={styles.picture} aria-hidden="true">
      <rect width="120" height="68" fill={look.ground} />
      {look.joints && <path d="M0 17h120M0 34h120M0 51h120" stroke={look.joints} strokeWidth="0.8" opacity="0.7" />}
      {look.runner && (
        <>
          <rect x="40" width="40" height="68" fill={look.runner} />
          <path d="M42 0v68M78 0v68" stroke={look.stripe} strokeWidth="1.6" />
        </>
      )}
      <rect x="43.5" y="6" width="33" height="15" rx="4" fill="#c0924f" stroke="#8d6330" strokeWidth="1.6" />
      <rect x="43" y="27" width="34" height="34" rx="3" fill={look.frame} />
      <rect x="46" y="30" width="28" height="28" rx="1" fill={look.felt} />
      {MATS.map(({ x, plate }) => (
        <g key={x}>
          <rect x={x} y="14" width="32" height="42" rx="1.5" fill={look.paper} />
          <rect x={x} y="14" width="32" height="6" rx="1.5" fill={plate} />
          {[28, 38, 48].map((y) => (
            <circle key={y} cx={x + 6} cy={y} r="3.4" fill="#d9472f" />
          ))}
        </g>
      ))}
      {[
        [52, 36],
        [61, 44],
        [55, 51],
      ].map(([x, y]) => (
        <rect key={x} x={x} y={y} width="5.5" height="5.5" rx="1" fill="#b8220f" />
      ))}
      {look.about && (
        <>
          <circle cx="7" cy="6" r="4.2" fill={look.about} />
          <circle cx="112" cy="7" r="3.6" fill={look.about} />
        </>
      )}
    </svg>
  );
}
