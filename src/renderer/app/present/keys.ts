import { CAMERAS, type PresentationCamera } from "../../../shared/protocol/presentation";

/** 0 is the director, 1 to 5 are the cameras that stay, in the order in which they are offered. */
export function cameraOfKey(key: string): PresentationCamera | null {
  return /^[0-5]$/.test(key) ? (CAMERAS[Number(key)] ?? null) : null;
}
