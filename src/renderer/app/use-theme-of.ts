import { useEffect } from "react";
import { useStore } from "zustand";
import { useTableTheme } from "../theme/table-theme";
import type { Session } from "./session";

/** The look of the table is the host's: whoever draws here finds it in the store, and styles by the page's root. */
export function useThemeOf({ store, presenting }: Session, mayChoose: boolean): void {
  const theme = useStore(store, (state) => state.theme);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    useTableTheme.setState({ theme, choose: mayChoose ? presenting.setTheme : null });
  }, [theme, mayChoose, presenting]);
}
