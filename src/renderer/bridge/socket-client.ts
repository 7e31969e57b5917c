import { io } from "socket.io-client";
import { LINE_OPTIONS, type Pass, type SocketClient, socketLine } from "../../shared/line/socket-line";

export interface SocketClientParts {
  /** Where the host listens, such as `http://127.0.0.1:4000`. */
  origin: string;
  pass: Pass;
}

/** The line of a browser. */
export const socketClient = ({ origin, pass }: SocketClientParts): SocketClient =>
  socketLine({
    open: (auth) => io(origin, { ...LINE_OPTIONS, auth }),
    pass,
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
