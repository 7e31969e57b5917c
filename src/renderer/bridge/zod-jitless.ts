import { z } from "zod/v4";

// The page may not evaluate text as code, so zod must not even try. The build puts this in the place of zod itself:
// whatever chunk makes the first schema, this has run before.
z.config({ jitless: true });

export * from "zod/v4";
export { z };
