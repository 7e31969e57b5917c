import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { COMMON_HEADERS, contentSecurityPolicy, NONCE_MARK } from "./headers";

/** The one page that others put styles into: a streaming program, where its owner wrote some. */
const OVERLAY = "/overlay.html";

/** The pages, by the address that leads to each from everywhere. */
const PAGES: Readonly<Record<string, string>> = { "/table": "/index.html", "/join": "/join.html", "/overlay": OVERLAY };
const FRONT = { table: "/index.html", guest: "/join.html", overlay: OVERLAY } as const;

const MIME: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** Files that are text, and so a third as long when packed. */
const PACKED = new Set([".html", ".js", ".mjs", ".css", ".json", ".svg", ".txt", ".webmanifest"]);

const pack = promisify(gzip);

export interface AnswerOptions {
  /** Where the page may open sockets beside its own origin. */
  socketOrigins?: readonly string[];
  /** Which page stands at `/`: the table's own, the one by which guests join, or that of a stream. */
  front?: keyof typeof FRONT;
  /** The request's `Accept-Encoding`. */
  encodings?: string;
}

export interface SiteAnswer {
  status: 200 | 404;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

/** The built page, the same over app:// and over HTTP. Only files that were there at the start are ever answered. */
export class Site {
  /** Path in the address → file. */
  private readonly files: ReadonlyMap<string, string>;
  private readonly packs = new Map<string, Uint8Array<ArrayBuffer>>();

  /** @throws where the page is not built. */
  constructor(folder: string) {
    if (!existsSync(join(folder, "index.html"))) {
      throw new Error(`the page is not built: there is no index.html in ${folder} (npm run build makes it)`);
    }
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    this.files = new Map(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [`/${relative(folder, file).split(sep).join("/")}`, file]),
    );
  }

  /** Answers a path as it stands in an address, percent signs and all. */
  async answer(
    rawPath: string,
    { socketOrigins = [], front = "table", encodings = "" }: AnswerOptions = {},
  ): Promise<SiteAnswer> {
    const nonce = randomBytes(18).toString("base64");
    const path = decodePath(rawPath, FRONT[front]);
    const styles = path === OVERLAY ? "injected" : "own";
    const headers: Record<string, string> = {
      ...COMMON_HEADERS,
      "Content-Security-Policy": contentSecurityPolicy(nonce, socketOrigins, styles),
    };
    const file = path === null ? undefined : this.files.get(path);
    if (path === null || file === undefined) {
      const body = new TextEncoder().encode("Not found\n");
      return {
        status: 404,
        headers: { ...headers, "Content-Type": MIME[".txt"] as string, "Cache-Control": "no-store" },
        body,
      };
    }
    const kind = extname(file).toLowerCase();
    headers["Content-Type"] = MIME[kind] ?? "application/octet-stream";
    if (kind === ".html") {
      const html = await readFile(file, "utf8");
      const body = new TextEncoder().encode(html.replaceAll(NONCE_MARK, nonce));
      return { status: 200, headers: { ...headers, "Cache-Control": "no-store" }, body };
    }
    // Vite puts a hash of the contents into every name under assets/.
    headers["Cache-Control"] = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
    if (!PACKED.has(kind) || !/\bgzip\b/.test(encodings)) {
      return { status: 200, headers, body: new Uint8Array(await readFile(file)) };
    }
    headers["Content-Encoding"] = "gzip";
    headers.Vary = "Accept-Encoding";
    return { status: 200, headers, body: await this.packed(file) };
  }

  /** A file packed by gzip, once: the files do not change while the host runs. */
  private async packed(file: string): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.packs.get(file);
    if (known) return known;
    const body = new Uint8Array(await pack(await readFile(file), { level: 9 }));
    this.packs.set(file, body);
    return body;
  }
}

/** The file path that an address means; null where it cannot be one. */
function decodePath(rawPath: string, front: string): string | null {
  try {
    const path = decodeURIComponent(rawPath);
    return path === "/" ? front : Object.hasOwn(PAGES, path) ? (PAGES[path] as string) : path;
  } catch {
    return null;
  }
}
