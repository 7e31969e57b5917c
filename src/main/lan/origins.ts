/** Names under which a loopback server is addressed; nothing else may be, or a page elsewhere could borrow one. */
const LOOPBACK_NAMES = ["127.0.0.1", "localhost"];

/** The exact `Host` headers that a loopback server on `port` answers to. */
export function allowedHosts(port: number): ReadonlySet<string> {
  return new Set(LOOPBACK_NAMES.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`])));
}

/** Why a request may not come in; null where it may. A browser always names its origin when it opens a socket. */
export function originFault(
  headers: { host?: string | undefined; origin?: string | undefined },
  hosts: ReadonlySet<string>,
): "host" | "origin" | null {
  if (headers.host === undefined || !hosts.has(headers.host)) return "host";
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) return "origin";
  return null;
}
