/** How two fingers lie to one another: the angle from one to the other in degrees, and how far apart they are. */
export interface Pinch {
  angle: number;
  far: number;
}

interface Point {
  x: number;
  y: number;
}

export const pinchOf = (one: Point, other: Point): Pinch => ({
  angle: (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI,
  far: Math.hypot(other.x - one.x, other.y - one.y),
});

/** How far the fingers have turned, from −180 to under 180 degrees, clockwise as y goes down. */
export const twistBetween = (before: Pinch, now: Pinch): number => ((now.angle - before.angle + 540) % 360) - 180;
