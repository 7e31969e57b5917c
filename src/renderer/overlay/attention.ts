/** What a streaming program's browser tells a page; read and never told what to do. */
interface ObsStudio {
  onVisibilityChange?: ((visible: boolean) => void) | null;
}

declare global {
  interface Window {
    obsstudio?: ObsStudio;
  }
}

/** Whether anybody can see this page: the browser knows of its tab, a streaming program of its scene. */
export interface Attention {
  readonly hidden: boolean;
  onChange(listener: (hidden: boolean) => void): () => void;
}

/** Follows both, where they are there. */
export function followAttention(page: Window): Attention {
  const listeners = new Set<(hidden: boolean) => void>();
  let shownByObs = true;
  let hidden = page.document.hidden;
  const look = () => {
    const now = page.document.hidden || !shownByObs;
    if (now === hidden) return;
    hidden = now;
    for (const listener of [...listeners]) listener(hidden);
  };
  page.document.addEventListener("visibilitychange", look);
  if (page.obsstudio) {
    page.addEventListener("obsSourceVisibleChanged", (event) => {
      const { detail } = event as CustomEvent<{ visible?: unknown } | null>;
      if (typeof detail?.visible !== "boolean") return;
      shownByObs = detail.visible;
      look();
    });
  }
  return {
    get hidden() {
      return hidden;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
