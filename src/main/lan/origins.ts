/** Names under which a loopback server is addressed; nothing else may be, or a page elsewhere could borrow one. */
const LOOPBACK_NAMES = ["127.0.0.1", "localhost"];

/** An address as it stands in a `Host` header: IPv6 in brackets. */
export const inUrl = (address: string): string => (address.includes(":") ? `[${address}]` : address);

const withPort = (name: string, port: number): string[] => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]);

/** The exact `Host` headers that a server on `port` of `address` answers to: its own number, on loopback its names. */
export function allowedHosts(address: string, port: number): ReadonlySet<string> {
  const names = LOOPBACK_NAMES.includes(address) ? LOOPBACK_NAMES : [inUrl(address)];
  return new Set(names.flatMap((name) => withPort(name, port)));
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
