/** What a run of the phones went through. */
export interface Tally {
  games: number;
  /** Commands that stand in the journals. */
  moves: number;
  phones: number;
  reloads: number;
  /** Lines cut both ways, in the middle of a request or not. */
  cuts: number;
  /** Lines on which one side was no longer heard, and nobody was told. */
  silences: number;
  /** Phones without any network for a while. */
  offline: number;
  /** Requests that arrived twice, and buttons pressed twice at once. */
  doubleSubmits: number;
  tabs: number;
  kicks: number;
  restarts: number;
  /** Pages whose state was held against the host's at the end of a game. */
  compared: number;
}

export const nothingYet = (): Tally => ({
  games: 0,
  moves: 0,
  phones: 0,
  reloads: 0,
  cuts: 0,
  silences: 0,
  offline: 0,
  doubleSubmits: 0,
  tabs: 0,
  kicks: 0,
  restarts: 0,
  compared: 0,
});
