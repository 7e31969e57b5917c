import { rem } from "../ui/rem";

/** The ketchup splatter of the last player (DT-S4). */
export function Splatter({ label, size = 30 }: { label: string; size?: number }) {
  return (
    <svg
      viewBox="0 0 40 40"
      role="img"
      aria-label={label}
      style={{ width: rem(size), height: rem(size), flex: "none" }}
    >
      <title>{label}</title>
      <path
        d="M20 6c3 0 3 5 6 6s6-4 8-2-2 5-2 8 5 3 5 6-5 3-7 5 1 7-2 8-4-4-7-4-5 5-8 4 0-6-2-9-7-2-7-5 5-3 6-6-3-6-1-8 5 2 8 1 1-4 3-4Z"
        fill="#c0301d"
      />
      <circle cx="6" cy="10" r="2.2" fill="#c0301d" />
      <circle cx="36" cy="33" r="2" fill="#c0301d" />
      <path d="M15 16c1-2 3-3 5-3" fill="none" stroke="#fff9" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  );
}
