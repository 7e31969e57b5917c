import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { forageKeptSchema } from "../../shared/protocol/forage-kept";
import { settingsSchema } from "../../shared/protocol/messages";
import { replaceFile } from "./replace-file";

const fileSchema = settingsSchema.extend({ forage: forageKeptSchema });

/** What settings.json holds. */
export type KeptSettings = z.infer<typeof fileSchema>;

const DEFAULTS: KeptSettings = { version: 2, lastSetups: {}, theme: "garden", forage: { deck: null, days: [] } };

/** settings.json in the data folder: written whole or not at all, and never a reason not to start or to play. */
export class SettingsFile {
  private readonly path: string;
  private readonly folder: string;
  private readonly warn: (message: string) => void;
  private settings: KeptSettings = DEFAULTS;

  /** Reads what is there. `warn` is told in words what was wrong with it; the defaults stand in for that part. */
  constructor(folder: string, warn: (message: string) => void) {
    this.folder = folder;
    this.warn = warn;
    this.path = join(folder, "settings.json");
    let text: string;
    try {
      text = readFileSync(this.path, "utf8");
    } catch (error) {
      if (!isMissing(error)) warn(`${this.path} cannot be read (${messageOf(error)}); the defaults are used`);
      return;
    }
    const { settings, faults } = parseSettings(text);
    this.settings = settings;
    if (faults.length > 0) warn(`${this.path}: ${faults.join("; ")}. Defaults stand in for that; ${this.keepAside()}`);
  }

  get current(): KeptSettings {
    return this.settings;
  }

  /** Takes new settings. Where they cannot be written, `warn` is told and they last as long as this process. */
  save(settings: KeptSettings): void {
    this.settings = settings;
    try {
      replaceFile(this.path, `${JSON.stringify(settings, null, 2)}\n`);
    } catch (error) {
      this.warn(`${this.path} cannot be written (${messageOf(error)}); the settings are not kept`);
    }
  }

  /** Copies a file with faults before it is written over; answers what came of that, in words. */
  private keepAside(): string {
    const kept = join(this.folder, "settings.broken.json");
    try {
      copyFileSync(this.path, kept);
      return `the file is kept as ${kept}`;
    } catch (error) {
      return `no copy of the file could be kept (${messageOf(error)})`;
    }
  }
}

/** Settings from the text of a file, part by part; `faults` name each part that had to give way to its default. */
export function parseSettings(text: string): { settings: KeptSettings; faults: string[] } {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    return { settings: DEFAULTS, faults: [`not JSON (${messageOf(error)})`] };
  }
  if (typeof found !== "object" || found === null || Array.isArray(found)) {
    return { settings: DEFAULTS, faults: ["not an object"] };
  }
  const faults: string[] = [];
  const settings = isVersionOne(found) ? migrated(found) : found;
  const unknown = Object.keys(settings).filter((key) => !Object.hasOwn(DEFAULTS, key));
  if (unknown.length > 0) faults.push(`unknown ${unknown.join(", ")}`);
  const part = <Key extends keyof KeptSettings>(key: Key): KeptSettings[Key] => {
    if (!Object.hasOwn(settings, key)) return DEFAULTS[key];
    const parsed = fileSchema.shape[key].safeParse((settings as Record<string, unknown>)[key]);
    if (parsed.success) return parsed.data as KeptSettings[Key];
    const issue = parsed.error.issues[0];
    faults.push(`${[key, ...(issue?.path ?? [])].join(".")}: ${issue?.message}`);
    return DEFAULTS[key];
  };
  return {
    settings: {
      version: part("version"),
      lastSetups: part("lastSetups"),
      theme: part("theme"),
      forage: part("forage"),
    },
    faults,
  };
}

/** Version 1 knew one game alone. */
const isVersionOne = (found: object): found is { version: 1 } => "version" in found && found.version === 1;

function migrated({ lastSetup, ...rest }: { version: 1; lastSetup?: unknown }): object {
  return { ...rest, version: 2, lastSetups: lastSetup ? { "diced-tomatoes": lastSetup } : {} };
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
