import { z } from "zod";

// The page may not evaluate text as code, so zod must not even try: this has to be imported before any schema.
z.config({ jitless: true });
