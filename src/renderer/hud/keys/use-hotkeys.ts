import { useEffect, useLayoutEffect, useRef } from "react";
import type { TableActions, TableScreen } from "../../app/turn";
import { type HudKey, type KeyPress, pressKey } from "./hotkeys";

/** Where letters are text or belong to an open menu or sheet; a slider takes its own keys before they come here. */
export const OWN_KEYS =
  "input:not([type=range]), textarea, select, [contenteditable], [role=menu], [role=dialog], [role=alertdialog], [role=radiogroup]";

const READING_KEYS: ReadonlySet<string> = new Set(["PageUp", "PageDown", "Home", "End"]);

/** Whether a key reads on in the drawer that has the focus. */
export const readsOn = (key: string, target: Element | null): boolean =>
  READING_KEYS.has(key) && target?.closest("aside") != null;

/** Asked before the table's own keys; true where the key meant something. */
export type FirstKeys = (press: KeyPress, onButton: boolean) => boolean;

/** Listens to the keys of the table as long as it is mounted. */
export function useHotkeys(
  screen: TableScreen,
  actions: TableActions,
  hud: (key: HudKey) => void,
  first?: FirstKeys,
): void {
  const now = useRef({ screen, actions, hud, first });
  // Before the paint: a key must never be read against an older table than the one on the screen.
  useLayoutEffect(() => {
    now.current = { screen, actions, hud, first };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.isComposing || event.repeat || target?.closest(OWN_KEYS)) return;
      const onButton = target?.closest("button, a, summary, [role=button]") != null;
      const { screen, actions, hud, first } = now.current;
      if ((!readsOn(event.key, target) && first?.(event, onButton)) || pressKey(event, screen, actions, hud, onButton))
        event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
