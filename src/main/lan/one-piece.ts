import type { Socket } from "socket.io";

/** What Socket.IO notes on a packet that goes to many lines: its WebSocket frame, made once, as head and body. */
interface Noted {
  options?: { wsPreEncodedFrame?: readonly Buffer[] };
}

/**
 * Lets frames that were made once for many lines be written in one piece: two pieces cost every line a gathering write,
 * which at a table with many who look on is most of what the host does.
 */
export function writeInOnePiece({ conn }: Socket): void {
  conn.on("packetCreate", ({ options }: Noted) => {
    const frame = options?.wsPreEncodedFrame;
    // The lines share the note: the first of them joins it for all.
    if (frame && frame.length > 1) options.wsPreEncodedFrame = [Buffer.concat(frame)];
  });
}
