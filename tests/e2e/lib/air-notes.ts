import type { Page } from "playwright-core";

/** What an overlay was told and did since it was loaded, each with when, in milliseconds of the page's own clock. */
export interface AirNotes {
  /** Pushes of the host, as they came over the line. */
  messages: { at: number; text: string }[];
  /** Changes of what its outermost element says. */
  changes: { at: number; lang: string; hidden: boolean }[];
  /** Sounds that were begun. */
  sounds: number;
}

/** Has a page take notes. Needed before it is loaded; it begins anew whenever it is. */
export async function takeNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes: AirNotes = { messages: [], changes: [], sounds: 0 };
    Reflect.set(window, "__notes", notes);
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener("message", ({ data }) => {
          const text = String(data);
          // Socket.IO's events begin so; the rest are its signs of life.
          if (text.startsWith("42")) notes.messages.push({ at: performance.now(), text });
        });
      }
    };
    new MutationObserver((records) => {
      for (const { target } of records) {
        const overlay = target as HTMLElement;
        if (!overlay.classList.contains("ht-overlay")) continue;
        notes.changes.push({ at: performance.now(), lang: overlay.lang, hidden: "hidden" in overlay.dataset });
      }
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["lang", "data-hidden"] });
    const start = AudioScheduledSourceNode.prototype.start;
    const counted = function (this: AudioBufferSourceNode, ...when: number[]) {
      notes.sounds += 1;
      Reflect.apply(start, this, when);
    };
    for (const { prototype } of [AudioBufferSourceNode, OscillatorNode, ConstantSourceNode]) {
      Reflect.set(prototype, "start", counted);
    }
  });
}

export const notesOf = (page: Page): Promise<AirNotes> =>
  page.evaluate(() => Reflect.get(window, "__notes") as AirNotes);
