import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { HostFile } from "../../../src/main/host/host-file";

const fresh = () => mkdtempSync(join(tmpdir(), "harvest-host-file-"));

function open(folder: string) {
  const warnings: string[] = [];
  return { file: new HostFile(folder, (message) => warnings.push(message)), warnings };
}

it("the host's token and port are the same after a restart, for this account's eyes alone", () => {
  const folder = fresh();
  const { file, warnings } = open(folder);
  expect(file.token).toMatch(/^[\w-]{43}$/);
  expect(file.port).toBeNull();
  file.port = 4321;
  chmodSync(join(folder, "host.json"), 0o644);
  const again = open(folder).file;
  expect({ token: again.token, port: again.port }).toEqual({ token: file.token, port: 4321 });
  expect(statSync(join(folder, "host.json")).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["host.json"]);
  expect(warnings).toEqual([]);
});

it("each folder has a token of its own", () => {
  expect(open(fresh()).file.token).not.toBe(open(fresh()).file.token);
});

it.each(["", "{", '{"token":"short","port":null}', '{"port":1}'])(
  "%j gives way to a new token, and it is said",
  (text) => {
    const folder = fresh();
    writeFileSync(join(folder, "host.json"), text);
    const { file, warnings } = open(folder);
    expect(file.token).toMatch(/^[\w-]{43}$/);
    expect(warnings).toEqual([expect.stringMatching(/not as it was written/)]);
    expect(JSON.parse(readFileSync(join(folder, "host.json"), "utf8"))).toEqual({ token: file.token, port: null });
  },
);

it("where it cannot be kept there is a token all the same, and it is said", () => {
  const folder = fresh();
  mkdirSync(join(folder, "host.json"));
  const { file, warnings } = open(folder);
  expect(file.token).toMatch(/^[\w-]{43}$/);
  expect(warnings.join()).toMatch(/cannot be written/);
});
