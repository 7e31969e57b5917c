import type { Browser, Page } from "playwright-core";

/**
 * Makes the page believe that it was hidden or shown, as a minimised window: hidden, it is given no frames.
 * Needs `canHide` before the page is loaded.
 */
export const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((state) => Reflect.get(window, "__hide")(state), hidden);

export async function canHide(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let hidden = false;
    let kept: FrameRequestCallback[] = [];
    const frame = window.requestAnimationFrame.bind(window);
    const keep = (callback: FrameRequestCallback) => kept.push(callback);
    window.requestAnimationFrame = (callback) => (hidden ? keep(callback) : frame(callback));
    Object.defineProperty(document, "hidden", { get: () => hidden });
    Object.defineProperty(document, "visibilityState", { get: () => (hidden ? "hidden" : "visible") });
    Reflect.set(window, "__hide", (state: boolean) => {
      hidden = state;
      document.dispatchEvent(new Event("visibilitychange"));
      if (hidden) return;
      for (const callback of kept) frame(callback);
      kept = [];
    });
  });
}

/**
 * Breaks the workers whose address contains `part` ("blob:" is the physics world): `silent` ones never answer,
 * `forbidden` ones cannot be made, `dying` ones end as soon as they are given work.
 */
export async function breakWorkers(page: Page, part: string, how: "silent" | "forbidden" | "dying"): Promise<void> {
  await page.addInitScript(
    ([what, fault]) => {
      const Real = window.Worker;
      window.Worker = class extends Real {
        private readonly dies: boolean;

        constructor(url: string | URL, options?: WorkerOptions) {
          const broken = String(url).includes(what);
          if (broken) Reflect.set(window, `__broken ${what}`, true);
          if (broken && fault === "forbidden") throw new DOMException("no workers here", "SecurityError");
          const nothing = () => URL.createObjectURL(new Blob([""], { type: "text/javascript" }));
          super(broken && fault === "silent" ? nothing() : url, options);
          this.dies = broken && fault === "dying";
        }

        override postMessage(message: unknown, options?: Transferable[] | StructuredSerializeOptions): void {
          super.postMessage(message, options as Transferable[]);
          if (this.dies) this.terminate();
        }
      };
    },
    [part, how] as const,
  );
}

/** Whether the page has asked for a worker that `breakWorkers` was to break. */
export const askedForBroken = (page: Page, part: string): Promise<boolean> =>
  page.evaluate((what) => Reflect.get(window, `__broken ${what}`) === true, part);

/** Takes WebGL away before the page is loaded. */
export async function withoutWebGL(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    const get = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith("webgl") ? null : Reflect.apply(real, this, [kind, ...rest]);
    };
    HTMLCanvasElement.prototype.getContext = get as typeof real;
  });
}

/**
 * Brings the page's window onto a display of so many device pixels per CSS pixel, where it gets another size: Chromium
 * tells media queries nothing of a display that is only feigned.
 */
export async function onDisplay(page: Page, size: { width: number; height: number }, density: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor: density, mobile: false });
}

/** Loses the WebGL context of the table, or gives it back. */
export const context = (page: Page, what: "loseContext" | "restoreContext"): Promise<void> =>
  page.evaluate((call) => {
    const canvas = document.querySelector("canvas");
    if (!canvas) throw new Error("no canvas");
    // A lost context tells its extensions no more: the one from before the loss brings it back.
    const kept = Reflect.get(window, "__loser") as WEBGL_lose_context | undefined;
    const loser = kept ?? canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context");
    if (!loser) throw new Error("this browser cannot lose a context");
    Reflect.set(window, "__loser", loser);
    loser[call]();
  }, what);

/** Mean difference of two PNG pictures, 0 (alike) to 255, worked out on a page of its own. */
export async function difference(browser: Browser, one: Buffer, other: Buffer): Promise<number> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      async (pictures) => {
        const pixels = await Promise.all(
          pictures.map(async (data) => {
            const picture = new Image();
            picture.src = `data:image/png;base64,${data}`;
            await picture.decode();
            const canvas = new OffscreenCanvas(picture.width, picture.height);
            const drawing = canvas.getContext("2d");
            drawing?.drawImage(picture, 0, 0);
            return drawing?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
          }),
        );
        const [a, b] = pixels as [Uint8ClampedArray, Uint8ClampedArray];
        if (a.length !== b.length) return 255;
        let sum = 0;
        for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] as number) - (b[i] as number));
        return sum / a.length;
      },
      [one.toString("base64"), other.toString("base64")],
    );
  } finally {
    await page.close();
  }
}
