import { copyFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Settings, settingsSchema } from "../../shared/protocol/messages";

const DEFAULTS: Settings = { version: 1, lastSetup: null };

/** settings.json in the data folder: written whole or not at all, and never a reason not to start. */
export class SettingsFile {
  private readonly path: string;
  private readonly folder: string;
  private settings: Settings = DEFAULTS;

  /** Reads what is there. `warn` is told in words what was wrong with it; the defaults stand in for that part. */
  constructor(folder: string, warn: (message: string) => void) {
    this.folder = folder;
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
    if (faults.length === 0) return;
    const kept = join(folder, "settings.broken.json");
    copyFileSync(this.path, kept);
    warn(`${this.path}: ${faults.join("; ")}. Defaults stand in for that; the file is kept as ${kept}`);
  }

  get current(): Settings {
    return this.settings;
  }

  /** @throws where the data folder cannot be written. */
  save(settings: Settings): void {
    this.settings = settings;
    mkdirSync(this.folder, { recursive: true });
    const draft = `${this.path}.${process.pid}.tmp`;
    writeFileSync(draft, `${JSON.stringify(settings, null, 2)}\n`, { flush: true });
    renameSync(draft, this.path);
  }
}

/** Settings from the text of a file, part by part; `faults` name each part that had to give way to its default. */
export function parseSettings(text: string): { settings: Settings; faults: string[] } {
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
  const unknown = Object.keys(found).filter((key) => !(key in DEFAULTS));
  if (unknown.length > 0) faults.push(`unknown ${unknown.join(", ")}`);
  const part = <Key extends keyof Settings>(key: Key): Settings[Key] => {
    if (!(key in found)) return DEFAULTS[key];
    const parsed = settingsSchema.shape[key].safeParse((found as Record<string, unknown>)[key]);
    if (parsed.success) return parsed.data as Settings[Key];
    const issue = parsed.error.issues[0];
    faults.push(`${[key, ...(issue?.path ?? [])].join(".")}: ${issue?.message}`);
    return DEFAULTS[key];
  };
  return { settings: { version: part("version"), lastSetup: part("lastSetup") }, faults };
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
