import type { Host } from "../host/host";
import type { Site } from "../site/site";
import { Limits } from "./limits";
import { listen } from "./listener";

const LOOPBACK = "127.0.0.1";

export interface ServerParts {
  host: Host;
  site: Site;
  /** 0 for a free one. */
  port: number;
  /** What a page of this host's own machine proves itself with. */
  token: string;
  limits?: Limits;
  warn(message: string): void;
}

export interface RunningServer {
  /** The address of the page, with the host token in its fragment. */
  url: string;
  port: number;
  close(): Promise<void>;
}

/** Serves the page and the table to this machine's own browsers. Rejects where the port cannot be had. */
export async function startServer({ token, limits = new Limits(), ...parts }: ServerParts): Promise<RunningServer> {
  const { origin, port, close } = await listen({ ...parts, token, limits, address: LOOPBACK });
  return { url: `${origin}/#token=${token}`, port, close };
}
