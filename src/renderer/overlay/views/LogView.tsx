import type { ReactNode } from "react";
import type { TableView } from "../../../shared/protocol/messages";
import type { Presentation } from "../../app/presenter";
import { shownLog } from "../../app/shown-log";
import { eventWords } from "../../i18n/event-words";
import { useForageWords } from "../../i18n/use-forage-words";
import { useWords } from "../../i18n/use-words";
import type { ViewProps } from "../Overlay";
import { seatStyle } from "../parts/SeatNumber";

/** Sentences that are shown at once. */
const MOST_LINES = 6;

interface LogLine {
  key: string;
  kind: string;
  seat: number | null;
  words: ReactNode;
}

/** What happened last, in words, the newest at the bottom. */
export function LogView({ shown }: ViewProps) {
  if (shown.diced && shown.presentation) return <DicedLog table={shown.diced} presentation={shown.presentation} />;
  return shown.forage ? <ForageLog table={shown.forage} /> : null;
}

/** Told by what follows them, or of no account to those who look on. */
const UNTOLD: ReadonlySet<string> = new Set(["turn-ended", "shard-earned", "karma-spent", "game-started"]);

function DicedLog({ table, presentation }: { table: TableView<"diced-tomatoes">; presentation: Presentation }) {
  const words = useWords(table.state.players);
  const { thrown, rolling, waiting } = presentation;
  const inTheAir = rolling ? thrown?.spec.rollId : null;
  const lines = shownLog(table.log, waiting).flatMap(({ seq, events }) =>
    events.flatMap((event, index): LogLine[] => {
      if (UNTOLD.has(event.type) || ("rollId" in event && event.rollId === inTheAir)) return [];
      const seat = "by" in event ? event.by : "seat" in event ? event.seat : null;
      return [{ key: `${seq}-${index}`, kind: event.type, seat, words: eventWords(event, words) }];
    }),
  );
  return <Lines lines={lines} />;
}

function ForageLog({ table }: { table: TableView<"forage"> }) {
  const words = useForageWords(table.state.players);
  const lines = table.log.flatMap(({ seq, events }) =>
    events.flatMap((event, index): LogLine[] => {
      if (event.type === "card-drawn" || event.type === "game-started") return [];
      const seat = "seat" in event ? event.seat : null;
      return [{ key: `${seq}-${index}`, kind: event.type, seat, words: words.event(event) }];
    }),
  );
  return <Lines lines={lines} />;
}

function Lines({ lines }: { lines: readonly LogLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ol className="ht-log">
      {lines.slice(-MOST_LINES).map(({ key, kind, seat, words }) => (
        <li
          key={key}
          className="ht-log-line"
          data-kind={kind}
          style={seat === null ? undefined : seatStyle(seat)}
          data-seat={seat === null ? undefined : seat + 1}
        >
          {words}
        </li>
      ))}
    </ol>
  );
}
