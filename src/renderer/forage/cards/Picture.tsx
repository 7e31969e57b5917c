import type { CSSProperties } from "react";
import { type Drawing, usePicture } from "./pictures";

/** A drawing as an image; blank paper until its bitmap is made. Decoration only: whoever shows it names it. */
export function Picture(props: { drawing: Drawing; className?: string | undefined; style?: CSSProperties }) {
  const url = usePicture(props.drawing);
  const { width, height } = props.drawing;
  return (
    <img
      className={props.className}
      src={url ?? BLANK}
      alt=""
      draggable={false}
      data-drawing={url ? "made" : "waiting"}
      style={{ aspectRatio: `${width} / ${height}`, ...props.style }}
    />
  );
}

const BLANK =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'%3E%3Crect width='1' height='1' fill='%23f3e7cb'/%3E%3C/svg%3E";
