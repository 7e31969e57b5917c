/** What a streaming program's browser tells a page; read and never told what to do. */
interface ObsStudio {
  onVisibilityChange?: ((visible: boolean) => void) | null;
}

declare global {
  interface Window {
    obsstudio?: ObsStudio;
  }
}

/** Whether anybody can see this page, and whether it is on the air: the browser knows of its tab, OBS of its scene. */
export interface Attention {
  /** Nobody can see it, not even in a preview. */
  readonly hidden: boolean;
  /** It is on no programme, and may be prepared for one: nobody is to hear it. */
  readonly offAir: boolean;
  /** Told of every change of either. */
  onChange(listener: () => void): () => void;
}

/** Follows both, where they are there. */
export function followAttention(page: Window): Attention {
  const listeners = new Set<() => void>();
  let shownByObs = true;
  let active = true;
  let hidden = page.document.hidden;
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const look = () => {
    const now = page.document.hidden || !shownByObs;
    if (now === hidden) return;
    hidden = now;
    tell();
  };
  page.document.addEventListener("visibilitychange", look);
  if (page.obsstudio) {
    /** A streaming program's word for something that is so or not. */
    const heard = (type: string, what: string, take: (value: boolean) => void) =>
      page.addEventListener(type, (event) => {
        const value = (event as CustomEvent<Record<string, unknown> | null>).detail?.[what];
        if (typeof value === "boolean") take(value);
      });
    heard("obsSourceVisibleChanged", "visible", (visible) => {
      shownByObs = visible;
      look();
    });
    heard("obsSourceActiveChanged", "active", (now) => {
      if (now === active) return;
      active = now;
      tell();
    });
  }
  return {
    get hidden() {
      return hidden;
    },
    get offAir() {
      return !active;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
