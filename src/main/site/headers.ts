/** What stands in the built index.html where each answer puts a nonce of its own. */
export const NONCE_MARK = "%CSP_NONCE%";

/**
 * Rules for a page: everything from itself, workers from blobs too, nothing from elsewhere. `injected` lets others put
 * styles into it.
 */
export function contentSecurityPolicy(
  nonce: string,
  socketOrigins: readonly string[],
  styles: "own" | "injected" = "own",
): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "worker-src 'self' blob:",
    // A nonce beside it would switch 'unsafe-inline' off.
    styles === "own" ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...socketOrigins].join(" "),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Headers that every answer carries, whatever it is. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), usb=(), payment=()",
};
