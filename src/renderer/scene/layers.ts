export const STILL_LAYER = 0;
/** Things that move are on this layer, so that the still rest can be drawn without them. */
export const MOVING_LAYER = 1;
