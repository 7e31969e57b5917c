import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import type { OverlayView } from "../../shared/protocol/stream";
import type { Knock } from "../audio/cues";
import type { OverlayLine } from "./overlay-client";
import type { OverlayQuery } from "./query";
import type { Show, Shown } from "./show";
import { type OverlayPicture, useOverlayPicture } from "./use-overlay-picture";
import { useOverlaySound } from "./use-overlay-sound";
import { BoardView } from "./views/BoardView";
import { DiceView } from "./views/DiceView";
import { LogView } from "./views/LogView";
import { ScoreView } from "./views/ScoreView";
import { TableView } from "./views/TableView";

const VIEWS: Readonly<Record<OverlayView, (props: ViewProps) => React.ReactNode>> = {
  table: TableView,
  dice: DiceView,
  board: BoardView,
  score: ScoreView,
  log: LogView,
};

/** What every view is drawn from. */
export interface ViewProps {
  shown: Shown;
  show: Show;
  look: OverlayQuery;
  /** Motion is to be avoided. */
  reduced: boolean;
  picture: OverlayPicture;
  /** Dice of the throw have met something just now. */
  onKnocks(knocks: readonly Knock[]): void;
}

interface OverlayProps {
  look: OverlayQuery;
  show: Show;
  /** Whether tables and dice are drawn without WebGL in any case. */
  flat?: boolean;
}

/** One overlay, filling its box: transparent wherever nothing is drawn. */
export function Overlay({ look, show, flat = false }: OverlayProps) {
  const shown = useStore(show.store);
  const { t } = useTranslation();
  const { view, bg, lang, motion, safe, scale } = look;
  const View = VIEWS[view];
  const reduced = motion === "reduced";
  const picture = useOverlayPicture({ show, look, reduced, flat });
  const onKnocks = useOverlaySound(show, look.mute, !picture.flat && !reduced);
  const players = shown.diced?.state.players.length ?? shown.forage?.state.players.length ?? 0;
  const style = {
    background: bg === "transparent" ? undefined : `#${bg}`,
    "--ht-scale": scale,
    "--ht-players": Math.max(1, players),
  } as CSSProperties;
  return (
    <main
      className="ht-overlay"
      data-view={view}
      data-game={shown.diced ? "diced-tomatoes" : shown.forage ? "forage" : undefined}
      data-players={players}
      data-theme={shown.theme}
      data-motion={motion}
      data-hidden={shown.direction.hidden || undefined}
      lang={lang}
      aria-label={t(`overlay.${view}`)}
      style={style}
    >
      <div className="ht-frame" data-safe={safe || undefined}>
        <View shown={shown} show={show} look={look} reduced={reduced} picture={picture} onKnocks={onKnocks} />
        <Notice shown={shown} />
      </div>
    </main>
  );
}

/** Words for the time before there is anything to show; what was shown once stays through a lost line. */
function Notice({ shown }: { shown: Shown }) {
  const { t } = useTranslation();
  const key = noticeOf(shown);
  if (key === null) return null;
  return (
    <p className="ht-notice" role="status" data-notice={key}>
      {t(`overlay.${key}`)}
    </p>
  );
}

type Notice = "waiting" | "not-begun" | "token" | "too-many" | "outdated";

const LINE_NOTICES: Partial<Record<OverlayLine, Notice>> = {
  "overlay-token": "token",
  "too-many-overlays": "too-many",
  outdated: "outdated",
};

function noticeOf({ line, diced, forage, waiting, test }: Shown): Notice | null {
  const of = LINE_NOTICES[line];
  if (of) return of;
  if (diced || forage || test) return null;
  return waiting ? "not-begun" : "waiting";
}
