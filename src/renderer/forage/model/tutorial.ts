/** What a player is told while the first three cards are laid. */
export type TutorialStep = "take" | "place" | "turn" | "lay" | "grow" | "mouse" | "free";

/** Where a newcomer stands; `turned`: the card has been turned since the game began. */
export interface Progress {
  placed: number;
  holding: boolean;
  legal: boolean;
  turned: boolean;
}

/** The next thing to try; null once three cards are laid and the last word is read. */
export function tutorialStep({ placed, holding, legal, turned }: Progress): TutorialStep | null {
  if (placed === 0) {
    if (!holding) return "take";
    if (!legal) return "place";
    return turned ? "lay" : "turn";
  }
  if (placed === 1) return "grow";
  if (placed === 2) return "mouse";
  return placed === 3 ? "free" : null;
}
