import type { Socket } from "socket.io";

/** Cuts a line whose reader is so slow that more than `most` characters wait for it, answers and pushes alike. */
export function cutSlowReader({ conn, request }: Socket, most: number): void {
  let waiting = 0;
  conn.on("packetCreate", ({ data }: { data?: unknown }) => {
    waiting += typeof data === "string" ? data.length : 0;
    // Not closed in words: those would only wait as well.
    if (waiting > most) request.socket.destroy();
  });
  conn.on("drain", () => {
    waiting = 0;
  });
}
