import type { z } from "zod";
import { requestSchema } from "../../src/shared/protocol/messages";
import type { Chooser } from "../property/diced-tomatoes/random-games";

type AnySchema = z.core.$ZodTypes;

/** What means something at the table that is attacked: ids, names, words of commands. */
export interface Known {
  /** The table that is open. */
  table: string;
  strings: string[];
  /** Requests that were made before, by anybody. */
  earlier: Record<string, unknown>[];
}

/** Messages made of the schemas of requests: some as they should be, most of them wrong somewhere. */
export class FuzzMessages {
  private readonly options: AnySchema[];
  private ids = 0;

  /** @param wire whether the message goes through JSON; else it may hold what only structured clone carries. */
  constructor(
    private readonly choose: Chooser,
    private readonly known: Known,
    private readonly wire: boolean,
  ) {
    this.options = flat(requestSchema as unknown as AnySchema);
  }

  next(): unknown {
    const { choose } = this;
    switch (choose(10)) {
      case 0:
        return this.hostile();
      case 1:
        return this.replay();
      default: {
        const message = this.fit(this.pick(this.options));
        for (let times = choose(3); times > 0; times -= 1) this.spoil(message);
        return message;
      }
    }
  }

  /** An earlier request, as it was or with something changed under its id. */
  private replay(): unknown {
    const { earlier } = this.known;
    if (earlier.length === 0) return this.hostile();
    const message = JSON.parse(JSON.stringify(this.pick(earlier))) as unknown;
    if (this.choose(2) === 0) this.spoil(message);
    return message;
  }

  /** A value that fits a schema, as far as the schema can be read. */
  private fit(schema: AnySchema, depth = 0): unknown {
    const { choose } = this;
    const inner = (next: unknown) => this.fit(next as AnySchema, depth + 1);
    const { def } = schema._zod;
    switch (def.type) {
      case "object":
        return Object.fromEntries(
          Object.entries(def.shape).map(([key, value]) => [key, this.likely(key) ?? inner(value)]),
        );
      case "literal":
        return this.pick(def.values);
      case "enum":
        return this.pick(Object.values(def.entries));
      case "nullable":
        return choose(3) === 0 ? null : inner(def.innerType);
      case "optional":
        return choose(2) === 0 ? undefined : inner(def.innerType);
      case "array":
        return Array.from({ length: choose(7) }, () => inner(def.element));
      case "record":
        return choose(2) === 0 ? this.command() : { [this.text()]: inner(def.valueType) };
      case "union":
        return inner(this.pick(def.options));
      case "boolean":
        return choose(2) === 0;
      case "number":
        return choose(4) === 0 ? choose(100) : choose(6);
      case "string":
        return this.text();
      default:
        return depth > 6 ? null : this.hostile();
    }
  }

  /** What takes a message past its form: an id that is new, the table that is open. */
  private likely(key: string): string | null {
    if (this.choose(5) === 0) return null;
    if (key === "table") return this.known.table;
    this.ids += key === "id" ? 1 : 0;
    return key === "id" ? `fuzz-request-${this.ids}` : null;
  }

  /** A command of one of the games, or nearly. */
  private command(): Record<string, unknown> {
    const { choose } = this;
    const die = () => this.pick(["red-1", "red-2", "red-3", "black-1", "gold-1", "red-99", "__proto__"]);
    return this.pick<Record<string, unknown>>([
      { type: "roll", dice: [die(), die(), die()] },
      { type: "place", die: die(), seat: choose(6), vine: choose(3) },
      { type: "karma", power: "set", die: die(), value: choose(8) },
      { type: "karma", power: "clear", seat: choose(6), vine: choose(3) },
      { type: "endTurn" },
      { type: "concede" },
      { type: "place", card: "F01", x: choose(5), y: 0, rotation: 90, mouse: { "0,0": "soil" }, order: ["0,0"] },
    ]);
  }

  /** Makes something of a message wrong, in place. */
  private spoil(message: unknown): void {
    if (typeof message !== "object" || message === null || ArrayBuffer.isView(message)) return;
    const target = message as Record<string, unknown>;
    const keys = Object.keys(target);
    const key = keys.length === 0 ? "type" : this.pick(keys);
    switch (this.choose(6)) {
      case 0:
        delete target[key];
        break;
      case 1:
        Object.defineProperty(target, this.pick(PROTOTYPE_KEYS), {
          value: this.hostile(),
          enumerable: true,
          writable: true,
          configurable: true,
        });
        break;
      case 2:
        target[this.text().slice(0, 40)] = this.hostile();
        break;
      case 3:
        this.spoil(target[key]);
        break;
      case 4:
        target[key] = this.text();
        break;
      default:
        target[key] = this.hostile();
    }
  }

  private text(): string {
    return this.pick(this.choose(4) === 0 ? STRANGE_TEXTS : this.known.strings);
  }

  private hostile(): unknown {
    const make = this.pick(this.wire ? HOSTILE : [...HOSTILE, ...CLONED]);
    return make(this.choose);
  }

  private pick<T>(items: readonly T[]): T {
    return items[this.choose(items.length)] as T;
  }
}

const PROTOTYPE_KEYS = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "toJSON", "then"];

const STRANGE_TEXTS = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "‮",
  "a".repeat(24),
  "a".repeat(65),
  "0".repeat(300),
  "1e999",
  "../../etc/passwd",
  "%00%2e%2e",
  "<script>",
  "{{7*7}}",
  ...PROTOTYPE_KEYS,
];

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
};

/** What JSON can carry, and nobody should send. */
const HOSTILE: ((choose: Chooser) => unknown)[] = [
  () => null,
  () => [],
  () => ({}),
  () => -1,
  () => 0.5,
  () => 2 ** 53,
  () => -(2 ** 31) - 1,
  () => 1.7976931348623157e308,
  () => 5e-324,
  () => true,
  () => JSON.parse('{"__proto__":{"seat":0,"role":"local"}}'),
  () => JSON.parse('{"constructor":{"prototype":{"ok":true}}}'),
  () => "x".repeat(17_000),
  (choose) => "食".repeat(choose(7000)),
  (choose) => nested(choose(800), (inner) => [inner]),
  (choose) => nested(choose(400), (inner) => ({ a: inner })),
  (choose) => Array.from({ length: choose(2000) }, () => 0),
  (choose) => Object.fromEntries(Array.from({ length: choose(300) }, (_, index) => [`key${index}`, index])),
  () => [[], {}, null, "seat"],
];

/** What only structured clone carries. */
const CLONED: ((choose: Chooser) => unknown)[] = [
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => -0,
  () => undefined,
  () => 10n ** 40n,
  () => new Map([["type", "hello"]]),
  () => new Set([1]),
  () => new Date(Number.NaN),
  () => /(a+)+$/,
  () => new Uint8Array(64),
  () => new Array(5),
  () => Object.assign(Object.create(null), { type: "hello" }),
  () => {
    const ring: Record<string, unknown> = {};
    ring.self = ring;
    return ring;
  },
];

/** The alternatives of a union, those of unions within it too. */
function flat(schema: AnySchema): AnySchema[] {
  const { def } = schema._zod;
  return def.type === "union" ? def.options.flatMap((option) => flat(option as AnySchema)) : [schema];
}
