import { useEffect, useRef, useState } from "react";
import type { ShownRefusal } from "../../hud/hud-props";
import type { ForageWords } from "../../i18n/forage-words";
import type { HeldCard } from "../board/held";
import type { forestBounds } from "../model/aim";
import { totalText } from "../model/score-lines";
import type { ForageLogEntry } from "./forage-props";

/** How long words are gathered before they are said together, in milliseconds. */
const GATHER = 350;

/** The one polite live region: where the held card is and what it would do, then what happened, and refusals. */
export function ForageLive(props: {
  held: HeldCard | null;
  bounds: ReturnType<typeof forestBounds>;
  log: readonly ForageLogEntry[];
  refusal: ShownRefusal | null;
  words: ForageWords;
}) {
  const { held, bounds, log, refusal, words } = props;
  const [spoken, setSpoken] = useState("");
  const last = log.at(-1);
  const told = useRef(last?.seq ?? -1);
  const news = useRef("");
  if (last && last.seq !== told.current) {
    told.current = last.seq;
    news.current = last.events.map(words.event).join(" ");
  }
  const hover = held ? heldWords(held, bounds, words) : "";
  const refused = refusal ? words.refusal(refusal.refusal) : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step brings new words in `news`.
  useEffect(() => {
    const timer = setTimeout(() => {
      setSpoken([news.current, refused, hover].filter(Boolean).join(" "));
      news.current = "";
    }, GATHER);
    return () => clearTimeout(timer);
  }, [hover, refused, last?.seq]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite" data-testid="live-region">
      {spoken}
    </div>
  );
}

function heldWords({ aim, rehearsal }: HeldCard, bounds: ReturnType<typeof forestBounds>, words: ForageWords): string {
  const { t } = words;
  const where = t("forage.live.where", {
    card: aim.card,
    column: aim.x - bounds.left + 1,
    row: aim.y - bounds.top + 1,
    rotation: aim.rotation,
  });
  if (!rehearsal.legal) return `${where} ${t("forage.hand.illegal")} ${words.refusal(rehearsal.refusal)}`;
  const { chosen, before } = rehearsal;
  const does = words.list(chosen.cells.map(words.outlook));
  const change = words.signed(chosen.score.total - before.total);
  return `${where} ${t("forage.live.does", { does, change, total: totalText(chosen.score.total) })}`;
}
