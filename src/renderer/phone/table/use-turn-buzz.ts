import { useEffect } from "react";
import { useReducedMotion } from "../../app/use-reduced-motion";
import { useDeviceSettings } from "../../hud/settings/device-store";

/** Two short knocks, in milliseconds: on, off, on. */
const KNOCKS = [70, 90, 70];

/** Lets the phone vibrate when the turn of its own player comes; `turn` is null while another plays. */
export function useTurnBuzz(turn: number | null): void {
  const { vibration, motion } = useDeviceSettings(({ settings }) => settings);
  const reduced = useReducedMotion(motion);
  const wanted = vibration === "on" && !reduced;
  useEffect(() => {
    // Browsers without a motor, and pages that nobody has touched yet, do not vibrate.
    if (turn !== null && wanted && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(KNOCKS);
  }, [turn, wanted]);
}
