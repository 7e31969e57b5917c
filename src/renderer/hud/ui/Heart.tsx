import { rem } from "./rem";

/** A karma heart: blackberry enamel where full, an outline where empty. */
export function Heart({ full = true, size = 14 }: { full?: boolean; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" style={{ width: rem(size), height: rem(size), flex: "none" }} aria-hidden="true">
      <path
        d="M12 20.5C6 16.2 3 12.9 3 9.2 3 6.5 5 4.5 7.5 4.5c1.8 0 3.5 1 4.5 2.7 1-1.7 2.7-2.7 4.5-2.7C19 4.5 21 6.5 21 9.2c0 3.7-3 7-9 11.3Z"
        fill={full ? "var(--karma)" : "none"}
        stroke="var(--karma-rim)"
        strokeWidth="1.8"
      />
      {full && <path d="M7 7.2c-1.2.3-1.9 1.2-1.9 2.3" fill="none" stroke="#fff9" strokeWidth="1.6" />}
    </svg>
  );
}
