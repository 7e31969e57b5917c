import { useEffect, useState } from "react";
import type { Session } from "../session";
import type { CameraView } from "../turn";
import { shotAfter } from "./director";

/** The director's shot of the table of *Diced Tomatoes*; every event counts, however fast they follow each other. */
export function useDirector({ store }: Session): CameraView {
  const [shot, setShot] = useState<CameraView>("overview");
  useEffect(() => {
    const look = (presentation = store.getState().presentation) => {
      if (presentation) setShot((last) => shotAfter(last, presentation));
    };
    look();
    return store.subscribe(({ presentation }, before) => {
      if (presentation !== before.presentation) look(presentation);
    });
  }, [store]);
  return shot;
}
