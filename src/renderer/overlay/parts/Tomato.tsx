/** An enamel tomato: a token of a vine, or one of the six that a player gathers; an outline where it is still missing. */
export const Tomato = ({ full = true }: { full?: boolean }) => (
  <svg viewBox="0 0 64 64" className="ht-tomato" data-full={full || undefined} aria-hidden="true">
    {full ? (
      <>
        <circle cx="32" cy="35" r="27" fill="#9d2413" />
        <circle cx="32" cy="33" r="26.5" fill="#d9472f" />
        <path d="M13 30a20 20 0 0 1 10-13" fill="none" stroke="#fff9" strokeWidth="3.4" strokeLinecap="round" />
      </>
    ) : (
      <circle cx="32" cy="34" r="24" fill="#fffaf080" stroke="#a98a5e" strokeWidth="3.5" strokeDasharray="7 6" />
    )}
    <path
      d="M32 14c-3-6-9-7-14-6 4 1 6 4 7 7-5 0-8 2-9 6 5-2 10-1 16-1s11-1 16 1c-1-4-4-6-9-6 1-3 3-6 7-7-5-1-11 0-14 6Z"
      fill={full ? "#4f7a35" : "#4f7a3566"}
    />
  </svg>
);
