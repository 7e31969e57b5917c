import type { ReactNode } from "react";
import type { GuestColour } from "../../../shared/protocol/company";
import { rem } from "../../hud/ui/rem";
import { COLOURS } from "../../theme/colours";

const GROUNDS: Readonly<Record<GuestColour, string>> = {
  tomato: COLOURS.tomato,
  leaf: COLOURS.leaf,
  blackberry: COLOURS.blackberry,
  mustard: COLOURS.mustard,
  enamel: COLOURS.enamelBlue,
  chestnut: COLOURS.chestnut,
};

/** What each colour is the colour of, so that it can be told without seeing colours. */
const SIGNS: Readonly<Record<GuestColour, ReactNode>> = {
  tomato: (
    <>
      <circle cx="12" cy="13.5" r="6" />
      <path d="M12 8.5 8.5 6l3 .2L12 3.5l.6 2.7 3-.2z" />
    </>
  ),
  leaf: <path d="M6 18C5 10 9.5 5.5 18.5 5.5 19 14 14.5 18.5 8 17.5L13 11z" />,
  blackberry: (
    <>
      <circle cx="9.5" cy="9" r="2.6" />
      <circle cx="14.5" cy="9" r="2.6" />
      <circle cx="7.8" cy="13" r="2.6" />
      <circle cx="12" cy="13" r="2.6" />
      <circle cx="16.2" cy="13" r="2.6" />
      <circle cx="10" cy="17" r="2.6" />
      <circle cx="14" cy="17" r="2.6" />
    </>
  ),
  mustard: (
    <>
      <circle cx="12" cy="7.5" r="3.2" />
      <circle cx="12" cy="16.5" r="3.2" />
      <circle cx="7.5" cy="12" r="3.2" />
      <circle cx="16.5" cy="12" r="3.2" />
    </>
  ),
  enamel: <path d="M6 7h10v2h2.5a2.5 2.5 0 0 1 0 6H16v2.5H6zM16 11v2h2.2a1 1 0 0 0 0-2z" fillRule="evenodd" />,
  chestnut: <path d="M12 4c1.5 2.5 6.5 5 6.5 9.5 0 4-3 5.5-6.5 5.5s-6.5-1.5-6.5-5.5C5.5 9 10.5 6.5 12 4z" />,
};

/** A guest's badge: a colour, and a picture of what it is the colour of. Whoever shows it names it. */
export function GuestMark({ colour, size = 32 }: { colour: GuestColour; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" style={{ width: rem(size), height: rem(size), flex: "none" }} aria-hidden="true">
      <circle cx="12" cy="12" r="11.5" fill={GROUNDS[colour]} />
      <circle cx="12" cy="12" r="10.6" fill="none" stroke="#fff6e255" strokeWidth="1" />
      <g
        fill={colour === "mustard" ? COLOURS.ink : "#fff6e2"}
        transform="translate(12 12) scale(0.86) translate(-12 -12)"
      >
        {SIGNS[colour]}
      </g>
    </svg>
  );
}
