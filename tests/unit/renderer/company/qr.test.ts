import { describe, expect, it } from "vitest";
import { joinAddress, spelledCode, typedAddress } from "../../../../src/renderer/company/join-address";
import { QUIET_ZONE, qrDrawing } from "../../../../src/renderer/company/qr-path";

/** The dark modules of a drawing, as `x,y`. */
function dark(path: string): Set<string> {
  const found = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = 0; at < Number(length); at++) found.add(`${Number(x) + at},${y}`);
  }
  return found;
}

describe("the address to join by", () => {
  it("carries the code in its fragment, which no request sends", () => {
    expect(joinAddress("http://192.168.1.5:4545/", "K7MPX4")).toBe("http://192.168.1.5:4545/#K7MPX4");
    expect(joinAddress("http://[2001:db8::5]:4545/", "K7MPX4")).toBe("http://[2001:db8::5]:4545/#K7MPX4");
  });

  it("is typed without its end, the code in two groups", () => {
    expect(typedAddress("http://192.168.1.5:4545/")).toBe("http://192.168.1.5:4545");
    expect(spelledCode("K7MPX4")).toBe("K7M PX4");
  });
});

describe("the QR code", () => {
  const { size, path } = qrDrawing("http://192.168.1.5:4545/#K7MPX4");
  const modules = dark(path);

  it("is of version 2 for an address of 31 letters: 25 modules and the quiet zone on both sides", () => {
    // ISO/IEC 18004: version 2 with correction L carries 32 bytes.
    expect(size).toBe(25 + 2 * QUIET_ZONE);
    expect(QUIET_ZONE).toBe(4);
  });

  it("keeps its quiet zone light", () => {
    for (const module of modules) {
      const [x, y] = module.split(",").map(Number) as [number, number];
      for (const at of [x, y]) {
        expect(at).toBeGreaterThanOrEqual(QUIET_ZONE);
        expect(at).toBeLessThan(size - QUIET_ZONE);
      }
    }
  });

  it("has the three eyes that a camera looks for", () => {
    const far = size - QUIET_ZONE - 7;
    for (const [left, top] of [
      [QUIET_ZONE, QUIET_ZONE],
      [far, QUIET_ZONE],
      [QUIET_ZONE, far],
    ] as const) {
      for (let x = 0; x < 7; x++) {
        for (let y = 0; y < 7; y++) {
          const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
          expect(modules.has(`${left + x},${top + y}`)).toBe(ring !== 2);
        }
      }
    }
  });
});
