import { create } from "zustand";

interface PresenterStore {
  /** Whether this page can present: the table's own screen can. */
  available: boolean;
  /** Whether the presenter's sheet is open. */
  open: boolean;
}

/** The presenter's sheet, within reach of every menu. */
export const usePresenter = create<PresenterStore>(() => ({ available: false, open: false }));
