import { useEffect, useLayoutEffect, useRef } from "react";
import type { TableActions, TableScreen } from "../../app/turn";
import { type HudKey, pressKey } from "./hotkeys";

/** Where letters are text or belong to an open menu or sheet. */
export const OWN_KEYS =
  "input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=alertdialog], [role=radiogroup]";

/** Listens to the keys of the table as long as it is mounted. */
export function useHotkeys(screen: TableScreen, actions: TableActions, hud: (key: HudKey) => void): void {
  const now = useRef({ screen, actions, hud });
  // Before the paint: a key must never be read against an older table than the one on the screen.
  useLayoutEffect(() => {
    now.current = { screen, actions, hud };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.isComposing || event.repeat || target?.closest(OWN_KEYS)) return;
      const onButton = target?.closest("button, a, summary, [role=button]") != null;
      if (pressKey(event, now.current.screen, now.current.actions, now.current.hud, onButton)) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
