/** A length drawn at a root size of 16 CSS pixels, so that it grows with the letters around it. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;
