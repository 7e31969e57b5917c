import { io, type Socket } from "socket.io-client";
import { isPush } from "../../../src/shared/line/client-parts";
import { type News, PUSH_CHANNEL, type Push } from "../../../src/shared/protocol/messages";

/** A line to the host at the address that it printed, with its token; `take` is told of every push that moves the table. */
export async function connectTo(url: string, take: (push: Push) => void): Promise<Socket> {
  const { origin, hash } = new URL(url);
  const token = new URLSearchParams(hash.slice(1)).get("token");
  const socket = io(origin, { transports: ["websocket"], auth: { token }, extraHeaders: { origin } });
  socket.on(PUSH_CHANNEL, (...messages: (Push | News)[]) => {
    for (const message of messages) if (isPush(message)) take(message);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  return socket;
}
