import type { IncomingMessage, ServerResponse } from "node:http";
import type { AnswerOptions, Site } from "../site/site";
import { originFault } from "./origins";

/** Answers a request that may not come in, or that asks for what is never done; false where it may go on. */
export function turnedAway(request: IncomingMessage, response: ServerResponse, hosts: ReadonlySet<string>): boolean {
  const fault = originFault(request.headers, hosts);
  if (fault) {
    const status = fault === "host" ? 421 : 403;
    response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
    response.end(`This is not an address of the table (${fault}).\n`);
    return true;
  }
  if (request.method === "GET" || request.method === "HEAD") return false;
  response.writeHead(405, { Allow: "GET, HEAD" });
  response.end();
  return true;
}

/** Answers with a file of the built page. */
export async function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  site: Site,
  options: Pick<AnswerOptions, "socketOrigins" | "front">,
): Promise<void> {
  const [path = "/"] = (request.url ?? "/").split("?");
  const answer = await site.answer(path, { ...options, encodings: request.headers["accept-encoding"] ?? "" });
  response.writeHead(answer.status, { ...answer.headers, "Content-Length": answer.body.byteLength });
  response.end(request.method === "HEAD" ? undefined : answer.body);
}
