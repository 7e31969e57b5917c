import type { AddressInfo } from "node:net";
import { peerParts } from "./peer-parts";

// boardgame.io's own server, on loopback; its first line is the port. Its game is kept in memory.
const server = peerParts(process.argv[2] ?? "").newServer();
const { app } = server;
const listen = app.listen.bind(app);
app.listen = (port, done) => listen(port, "127.0.0.1", done);
const { appServer } = await server.run(0);
process.stdout.write(`${(appServer.address() as AddressInfo).port}\n`);
process.once("SIGTERM", () => process.exit(0));
