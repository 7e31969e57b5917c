/** Sooner or later every screen shows it, in milliseconds: what is dead without a sign is found out in 20 s. */
export const PATIENCE = 60_000;

/** Waits until something holds; throws where it never does. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, limit = PATIENCE): Promise<void> {
  for (const end = Date.now() + limit; !(await holds()); ) {
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
