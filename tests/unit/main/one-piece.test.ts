import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server, type Socket } from "socket.io";
import { io } from "socket.io-client";
import { afterEach, describe, expect, it } from "vitest";
import { writeInOnePiece } from "../../../src/main/lan/one-piece";

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

describe("a frame for many lines", () => {
  it("is joined once for all of them", () => {
    const options = { wsPreEncodedFrame: [Buffer.from([0x81, 3]), Buffer.from("4hi")] };
    const conns = [new EventEmitter(), new EventEmitter()];
    for (const conn of conns) writeInOnePiece({ conn } as unknown as Socket);
    const frames = conns.map((conn) => {
      conn.emit("packetCreate", { options });
      return options.wsPreEncodedFrame;
    });
    expect(frames[0]).toEqual([Buffer.from([0x81, 3, 0x34, 0x68, 0x69])]);
    expect(frames[1]).toBe(frames[0]);
  });

  it("leaves packets alone that are for one line", () => {
    const conn = new EventEmitter();
    writeInOnePiece({ conn } as unknown as Socket);
    expect(() => conn.emit("packetCreate", {})).not.toThrow();
    expect(() => conn.emit("packetCreate", { options: {} })).not.toThrow();
  });

  it("comes whole to every line, long or short", async () => {
    const http = createServer().listen(0, "127.0.0.1");
    await once(http, "listening");
    const server = new Server(http, { transports: ["websocket"] });
    ended.push(() => server.close());
    server.on("connection", writeInOnePiece);
    const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    const texts = ["", "a", "é".repeat(200), "x".repeat(70_000)];
    const heard = [0, 1, 2].map(() => {
      const client = io(url, { transports: ["websocket"], forceNew: true });
      ended.push(() => client.close());
      const told: string[] = [];
      return new Promise<string[]>((resolve) => {
        client.on("text", (text: string) => {
          told.push(text);
          if (told.length === texts.length) resolve(told);
        });
      });
    });
    while (server.sockets.sockets.size < heard.length) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const text of texts) server.emit("text", text);
    expect(await Promise.all(heard)).toEqual([texts, texts, texts]);
  });
});
