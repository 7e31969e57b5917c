import { useState } from "react";

const KEY = "harvest-table:forage-tutorial";

/** Whether this device still shows the tutorial: until it is closed once, and again when asked for. */
export function useTutorialWanted(): { wanted: boolean; want(wanted: boolean): void } {
  const [wanted, setWanted] = useState(() => read() !== "seen");
  return {
    wanted,
    want(next) {
      setWanted(next);
      try {
        if (next) localStorage.removeItem(KEY);
        else localStorage.setItem(KEY, "seen");
      } catch (error) {
        // Private windows may keep nothing: the tutorial is then closed for this page only.
        console.warn("The tutorial's end could not be kept.", error);
      }
    },
  };
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
