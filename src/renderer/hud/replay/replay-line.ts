import type { ReactNode } from "react";

/** A turn that can be jumped to. */
export interface TurnMark {
  /** Its frame. */
  at: number;
  label: string;
  /** Whose it is, where that is not plain: seat and name. */
  whose: { seat: number; name: string } | null;
}

/** A highlight that can be jumped to. */
export interface HighlightMark {
  /** Its frame. */
  at: number;
  label: string;
  /** Decoration only: the label tells all. */
  icon: ReactNode;
}

/** What the bar of a replay shows of a tape, in words. */
export interface ReplayLine {
  /** Where the replay is. */
  position: string;
  turns: readonly TurnMark[];
  /** What the highlights are. */
  highlightsTitle: string;
  highlights: readonly HighlightMark[];
  /** Whether the file tells of steps beyond the last frame that cannot have been so. */
  cut: boolean;
}
