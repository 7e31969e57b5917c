import { useEffect, useLayoutEffect, useRef } from "react";
import { type FirstKeys, OWN_KEYS, readsOn } from "../../hud/keys/use-hotkeys";
import { type ForageKey, forageKey } from "./forage-keys";

/** Listens to the keys of the table as long as it is mounted. A held key repeats moves of the card, nothing else. */
export function useForageKeys(holding: boolean, onKey: (key: ForageKey) => void, first?: FirstKeys): void {
  const now = useRef({ holding, onKey, first });
  // Before the paint: a key must never be read against an older table than the one on the screen.
  useLayoutEffect(() => {
    now.current = { holding, onKey, first };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.isComposing || target?.closest(OWN_KEYS)) return;
      const onButton = target?.closest("button:not([data-card]), a, summary, [role=button]") != null;
      const { first } = now.current;
      if (!event.repeat && !readsOn(event.key, target) && first?.(event, onButton)) {
        event.preventDefault();
        return;
      }
      const key = forageKey(event, now.current.holding, onButton);
      if (key === null || (event.repeat && key.does !== "move")) return;
      event.preventDefault();
      now.current.onKey(key);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
