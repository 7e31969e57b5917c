/** A tomato on its stalk: the sign over the door. */
export function Sprig() {
  return (
    <svg viewBox="0 0 64 64" width="52" height="52" aria-hidden="true">
      <circle cx="32" cy="35" r="25" fill="#b72c1a" />
      <circle cx="32" cy="33.5" r="24" fill="#d9472f" />
      <path d="M16 28a18 18 0 0 1 8-10" fill="none" stroke="#fff8" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M32 14c-3-5-8-6-12-5 3 1 5 3 6 6-4 0-7 2-8 5 5-2 9-1 14-1s9-1 14 1c-1-3-4-5-8-5 1-3 3-5 6-6-4-1-9 0-12 5Z"
        fill="#4f7a35"
      />
      <path d="M32 15c0-5 1-8 4-11" fill="none" stroke="#4f7a35" strokeWidth="3.4" strokeLinecap="round" />
    </svg>
  );
}
