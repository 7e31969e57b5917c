import { DieFace } from "../../hud/dice/DieFace";
import styles from "./TomatoPicture.module.css";

/** The game's picture: a vine of three tomatoes, dice lying on them, on a wooden table. */
export function TomatoPicture() {
  return (
    <div className={styles.picture} aria-hidden="true">
      <svg viewBox="0 0 520 440" className={styles.drawing} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <defs>
          <radialGradient id="tomato" cx="36%" cy="30%" r="80%">
            <stop offset="0" stopColor="#f0735a" />
            <stop offset="0.45" stopColor="#d6402a" />
            <stop offset="1" stopColor="#9c2110" />
          </radialGradient>
          <linearGradient id="plank" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#c48a57" />
            <stop offset="1" stopColor="#a56c40" />
          </linearGradient>
        </defs>
        {[0, 1, 2, 3].map((row) => (
          <g key={row} transform={`translate(0 ${row * 110})`}>
            <rect width="520" height="110" fill="url(#plank)" />
            <path
              d={`M0 ${26 + row * 5}c120-14 180 16 300 2s150-10 220 0M0 ${72 - row * 4}c90 12 200-10 310 2s140 6 210-4`}
              fill="none"
              stroke="#7d4b27"
              strokeOpacity="0.22"
              strokeWidth="2.5"
            />
            <path d="M0 109h520" stroke="#6e4122" strokeOpacity="0.55" strokeWidth="2" />
          </g>
        ))}
        <ellipse cx="262" cy="246" rx="216" ry="156" fill="#f4ead3" />
        <ellipse cx="262" cy="240" rx="216" ry="156" fill="#fbf5e6" />
        <ellipse cx="262" cy="240" rx="203" ry="144" fill="none" stroke="#35506b" strokeWidth="5" />
        <ellipse cx="262" cy="244" rx="158" ry="108" fill="#f3e9d2" />
        <path
          d="M92 130c60-36 122-6 158 20s96 50 178 18"
          fill="none"
          stroke="#4f7a35"
          strokeWidth="9"
          strokeLinecap="round"
        />
        <path
          d="M172 118c-6 30-22 44-28 62M262 160c2 26-2 40-6 60M356 178c8 20 10 24 12 36"
          fill="none"
          stroke="#4f7a35"
          strokeWidth="7"
          strokeLinecap="round"
        />
        {LEAVES.map((leaf) => (
          <g key={leaf} transform={leaf}>
            <path d="M0 0c22-30 58-34 84-20-16 28-54 38-84 20Z" fill="#5f8d40" />
            <path d="M4-2c26-12 50-18 74-17" fill="none" stroke="#3d6327" strokeWidth="2.5" />
          </g>
        ))}
        {TOMATOES.map(([x, y, size]) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
            <ellipse cx="4" cy="62" rx="60" ry="14" fill="#3a2418" opacity="0.18" />
            <path d="M0-54c46-10 76 20 70 62-5 38-38 58-70 58s-65-20-70-58c-6-42 24-72 70-62Z" fill="url(#tomato)" />
            <path
              d="M-50-6c2-20 14-32 28-36"
              fill="none"
              stroke="#ffffff"
              strokeOpacity="0.6"
              strokeWidth="7"
              strokeLinecap="round"
            />
            <path
              d="M0-58c-6-12-22-20-36-16 10 4 16 10 18 16-14-2-26 6-30 18 16-6 34-6 48-6s32 0 48 6c-4-12-16-20-30-18 2-6 8-12 18-16-14-4-30 4-36 16Z"
              fill="#47742e"
            />
          </g>
        ))}
      </svg>
      <span className={styles.die} style={{ left: "22.5%", top: "47%", rotate: "-9deg" }}>
        <DieFace colour="red" value={3} size={62} />
      </span>
      <span className={styles.die} style={{ left: "44%", top: "58%", rotate: "6deg" }}>
        <DieFace colour="red" value={4} size={66} />
      </span>
      <span className={styles.die} style={{ left: "65.5%", top: "54%", rotate: "-4deg" }}>
        <DieFace colour="red" value={5} size={60} />
      </span>
      <span className={styles.die} style={{ left: "80%", top: "78%", rotate: "19deg" }}>
        <DieFace colour="black" value={2} size={52} />
      </span>
      <span className={styles.die} style={{ left: "8%", top: "80%", rotate: "-22deg" }}>
        <DieFace colour="gold" value={6} size={52} />
      </span>
    </div>
  );
}

const LEAVES = ["translate(96 132) rotate(-28)", "translate(250 150) rotate(-62)", "translate(408 172) rotate(-20)"];

/** Centre and size of each tomato in the drawing. */
const TOMATOES: readonly (readonly [number, number, number])[] = [
  [146, 232, 0.92],
  [262, 282, 1],
  [374, 264, 0.9],
];
