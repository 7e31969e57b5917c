import type { z } from "zod";

/** One fault is enough to mend a script by. */
export function firstFault({ issues: [issue] }: z.ZodError): string {
  if (issue === undefined) return "not a script";
  return issue.path.length === 0 ? issue.message : `${issue.path.join(".")}: ${issue.message}`;
}
