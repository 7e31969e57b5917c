import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Site } from "../../../src/main/site/site";

const folder = mkdtempSync(join(tmpdir(), "harvest-site-"));
mkdirSync(join(folder, "page", "assets"), { recursive: true });
writeFileSync(join(folder, "secret.txt"), "secret");
writeFileSync(
  join(folder, "page", "index.html"),
  '<script nonce="%CSP_NONCE%"></script><style nonce="%CSP_NONCE%"></style>',
);
writeFileSync(join(folder, "page", "assets", "app-1a2b.js"), "export {};");
const site = new Site(join(folder, "page"));

const text = (body: Uint8Array) => new TextDecoder().decode(body);

describe("the page", () => {
  it.each(["/", "/index.html"])("%s has a nonce of its own in every answer", async (path) => {
    const [one, two] = [await site.answer(path, { socketOrigins: ["ws://127.0.0.1:1"] }), await site.answer(path)];
    const nonce = /nonce="([^"]+)"/.exec(text(one.body))?.[1] as string;
    expect(text(one.body)).toBe(`<script nonce="${nonce}"></script><style nonce="${nonce}"></style>`);
    expect(text(two.body)).not.toContain(nonce);
    expect(one.headers["Content-Security-Policy"]).toBe(
      `default-src 'self'; script-src 'self' 'nonce-${nonce}'; worker-src 'self' blob:; ` +
        `style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; connect-src 'self' ws://127.0.0.1:1; ` +
        "font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(one.headers).toMatchObject({ "Cache-Control": "no-store", "Content-Type": "text/html; charset=utf-8" });
  });

  it("has files that may be kept for ever, as their names carry a hash", async () => {
    const { status, headers } = await site.answer("/assets/app-1a2b.js");
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
    });
  });

  it.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets",
    "/assets/",
    "/%",
    "/%00",
    "//index.html",
    "",
  ])("answers nothing else: %s", async (path) => {
    const { status, body } = await site.answer(path);
    expect(status).toBe(404);
    expect(text(body)).not.toContain("secret");
  });

  it("that is not built says so", () => {
    expect(() => new Site(folder)).toThrow(/npm run build/);
  });
});
