import { useEffect } from "react";

/** Goes on with a replay where its page is looked at again, and lets go of it when its screen is left. */
export function useReplayPage(replay: { wake(): void; stop(): void }): void {
  useEffect(() => {
    document.addEventListener("visibilitychange", replay.wake);
    return () => {
      document.removeEventListener("visibilitychange", replay.wake);
      replay.stop();
    };
  }, [replay]);
}
