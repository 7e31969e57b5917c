/** What the referee prints (shared/referee.md, "Answer"). */
export type Answer = Accepted | Refused;

interface Accepted {
  ok: true;
  summary: unknown;
  events: unknown[];
}

interface Refused {
  ok: false;
  error: {
    /** Index of the refused command, null where the script itself is at fault. */
    at: number | null;
    rule: string | null;
    code: "illegal-command" | "out-of-dice" | "bad-script";
    message: string;
  };
  summary: unknown;
}

export const badScript = (message: string): Refused => ({
  ok: false,
  error: { at: null, rule: null, code: "bad-script", message },
  summary: null,
});
