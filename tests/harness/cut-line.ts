import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A line to a loopback server that a test can cut or make deaf. */
export interface CutLine {
  port: number;
  /** From now on nothing comes back from the server, until the line is cut. */
  swallowAnswers(): void;
  /** Breaks every connection; new ones work again. */
  cut(): void;
  close(): Promise<void>;
}

/** Passes bytes on to `target`, under the target's own `Host`. */
export async function cutLine(target: number): Promise<CutLine> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let swallowing = false;
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    const pair = [client, upstream] as const;
    pairs.add(pair);
    let first = true;
    client.on("data", (chunk) => {
      const mine = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      upstream.write(first ? chunk.toString("latin1").replaceAll(mine, `127.0.0.1:${target}`) : chunk, "latin1");
      first = false;
    });
    upstream.on("data", (chunk) => {
      if (!swallowing) client.write(chunk);
    });
    for (const socket of pair) {
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        pairs.delete(pair);
        for (const other of pair) other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = () => {
    swallowing = false;
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    swallowAnswers: () => {
      swallowing = true;
    },
    cut,
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
