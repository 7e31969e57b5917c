import type { Page } from "playwright-core";

/** What the graphics card keeps for a page, over all WebGL contexts that it has not lost. */
export interface WebGLCount {
  contexts: number;
  buffers: number;
  textures: number;
  programs: number;
  framebuffers: number;
  vertexArrays: number;
}

/** Counts what a page makes and deletes in WebGL, whichever library asks. Needed before the page is loaded. */
export async function countWebGL(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kinds = ["Buffer", "Texture", "Program", "Framebuffer", "VertexArray"] as const;
    type Context = Record<string, (...given: unknown[]) => unknown> & WebGL2RenderingContext;
    // A context that nobody holds any more takes its objects along.
    const contexts = new Map<WeakRef<Context>, Map<string, Set<WeakRef<object>>>>();
    const ofContext = new WeakMap<Context, Map<string, Set<WeakRef<object>>>>();
    const refs = new WeakMap<object, WeakRef<object>>();
    const countsOf = (context: Context) => {
      const known = ofContext.get(context);
      if (known) return known;
      const made = new Map(kinds.map((kind) => [kind as string, new Set<WeakRef<object>>()]));
      ofContext.set(context, made);
      contexts.set(new WeakRef(context), made);
      return made;
    };
    const prototype = WebGL2RenderingContext.prototype as Context;
    for (const kind of kinds) {
      const [create, remove] = [prototype[`create${kind}`], prototype[`delete${kind}`]];
      if (!create || !remove) throw new Error(`WebGL has no ${kind}`);
      Reflect.set(prototype, `create${kind}`, function (this: Context) {
        const made = create.call(this) as object;
        const ref = new WeakRef(made);
        refs.set(made, ref);
        countsOf(this).get(kind)?.add(ref);
        return made;
      });
      Reflect.set(prototype, `delete${kind}`, function (this: Context, thing: object | null) {
        const ref = thing && refs.get(thing);
        if (ref) countsOf(this).get(kind)?.delete(ref);
        return remove.call(this, thing);
      });
    }
    Reflect.set(window, "__webgl", () => {
      const sum: Record<string, number> = { contexts: 0 };
      for (const [context, made] of contexts) {
        const alive = context.deref();
        if (!alive || alive.isContextLost()) continue;
        sum.contexts = (sum.contexts ?? 0) + 1;
        for (const [kind, things] of made) {
          for (const thing of things) if (!thing.deref()) things.delete(thing);
          sum[kind] = (sum[kind] ?? 0) + things.size;
        }
      }
      return sum;
    });
  });
}

/** What is there now on a page that `countWebGL` prepared. */
export async function webGLCount(page: Page): Promise<WebGLCount> {
  const sum = await page.evaluate(() => (Reflect.get(window, "__webgl") as () => Record<string, number>)());
  const of = (kind: string) => sum[kind] ?? 0;
  return {
    contexts: of("contexts"),
    buffers: of("Buffer"),
    textures: of("Texture"),
    programs: of("Program"),
    framebuffers: of("Framebuffer"),
    vertexArrays: of("VertexArray"),
  };
}
