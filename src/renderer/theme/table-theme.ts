import { create } from "zustand";
import { THEMES, type ThemeId } from "../../shared/protocol/presentation";

interface TableTheme {
  /** How the table looks, here as on every other screen. */
  theme: ThemeId;
  /** Changes it for all of them; null where that is not this page's to do. */
  choose: ((theme: ThemeId) => void) | null;
}

/** The look that the host keeps for all screens, within reach of whatever draws here. */
export const useTableTheme = create<TableTheme>(() => ({ theme: THEMES[0], choose: null }));
