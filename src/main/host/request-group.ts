import type { z } from "zod";
import type { Request } from "../../shared/protocol/messages";

type RequestForm = z.ZodObject<{ type: z.ZodLiteral<Request["type"]> }>;

/** What a group of the protocol's forms asks. */
export type RequestOf<Forms extends readonly z.ZodType[]> = Extract<
  Request,
  { type: z.infer<Forms[number]> extends { type: infer Type } ? Type : never }
>;

/** Tells the requests of one group of forms from all others. */
export function inGroup<Forms extends readonly RequestForm[]>(forms: Forms) {
  const types: ReadonlySet<string> = new Set(forms.map(({ shape }) => shape.type.value));
  return (request: Request): request is RequestOf<Forms> => types.has(request.type);
}
