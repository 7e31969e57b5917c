import { useMemo } from "react";
import { qrDrawing } from "./qr-path";

/** A QR code, dark on white whatever lies around it, as large as its box. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrDrawing(text), [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#1c120a" />
    </svg>
  );
}
