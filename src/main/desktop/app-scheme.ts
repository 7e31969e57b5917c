import { type Protocol, protocol } from "electron";
import type { Site } from "../site/site";

const SCHEME = "app";

/** Where the desktop window's page lives. */
export const APP_ORIGIN = `${SCHEME}://harvest-table`;

/** Has to run before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** Whether an address is one of the page's own. */
export function isAppUrl(url: string): boolean {
  // Node gives a scheme it does not know the origin "null", so the text itself is compared.
  return url === APP_ORIGIN || url.startsWith(`${APP_ORIGIN}/`);
}

/** Answers app://harvest-table/… with the built page, and nothing else. */
export function serveAppScheme(target: Protocol, site: Site): void {
  target.handle(SCHEME, async (request) => {
    if (!isAppUrl(request.url) || request.method !== "GET") return new Response("Not found\n", { status: 404 });
    const { status, headers, body } = await site.answer(new URL(request.url).pathname);
    return new Response(body, { status, headers });
  });
}
