import { rem } from "./rem";

/** Line drawings of the HUD, 24 × 24, in the colour of the text around them. */
const PATHS = {
  undo: "M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  book: "M12 6.5C9.5 4.5 6.5 4.3 4 5v13.5c2.5-.7 5.5-.5 8 1.5 2.5-2 5.5-2.2 8-1.5V5c-2.5-.7-5.5-.5-8 1.5Zm0 0V20",
  log: "M5 4.5h11l3 3V19.5H5zM8.5 10h7M8.5 13.5h7M8.5 17h4",
  score: "M5 20V11M12 20V4.5M19 20v-6M3.5 20.5h17",
  gear: "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M5.6 18.4l1.8-1.8M16.6 7.4l1.8-1.8",
  help: "M9 9.2A3 3 0 1 1 13.2 12c-.8.5-1.2 1-1.2 2M12 17.2v.3",
  close: "M6 6l12 12M18 6 6 18",
  plus: "M12 6v12M6 12h12",
  minus: "M6 12h12",
  up: "M6.5 14.5 12 9l5.5 5.5",
  back: "M14.5 6.5 9 12l5.5 5.5",
  forth: "M9.5 6.5 15 12l-5.5 5.5",
  down: "M6.5 9.5 12 15l5.5-5.5",
  eye: "M3 12s3.3-6 9-6 9 6 9 6-3.3 6-9 6-9-6-9-6ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
  skip: "M5 6l6.5 6L5 18zM12.5 6l6.5 6-6.5 6z",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.4-4.2 3-6.5 6.5-6.5s6.1 2.3 6.5 6.5M16 10.5a3 3 0 1 0-1-5.8M17.5 13.8c2.3.6 3.8 2.700 4 6.2",
  door: "M6 20.5v-17h9v17M3.5 20.5h17M12 12.2v.3",
  leaf: "M5 19C4 10 9 4.5 19.5 4.5 20 14 15 19.5 7.5 18M5 19c2-5 5-8 9-10",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  turn: "M19 12a7 7 0 1 1-2.2-5.1M19.5 3.5v4.6h-4.6",
  sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  mute: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5",
  play: "M7.5 5v14l11.5-7z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  stepOn: "M8 6l7 6-7 6zM18 6v12",
  stepBack: "M16 6l-7 6 7 6zM6 6v12",
  turnOn: "M4.5 7l6 5-6 5zM11.5 7l6 5-6 5zM20 6v12",
  turnBack: "M19.5 7l-6 5 6 5zM12.5 7l-6 5 6 5zM4 6v12",
  screen: "M3.5 5h17v11.5h-17zM12 16.5V20M8 20h8",
  film: "M4 6h16v12H4zM8 6v12M16 6v12M4 10h4M4 14h4M16 10h4M16 14h4",
  phone:
    "M8.5 3.5h7a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5ZM11 17.5h2",
  phoneAway:
    "M10.5 3.5h5A1.5 1.5 0 0 1 17 5v8.5M17 17v2a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V7.5M11 17.5h2M3.5 4l17 16.5",
  check: "M5 12.5 10 17.5 19.5 7",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      style={{ width: rem(size), height: rem(size), flex: "none" }}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
