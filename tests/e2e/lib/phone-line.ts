import type { BrowserContext, WebSocketRoute } from "playwright-core";

/**
 * What can go wrong on the way of a phone's next request: it is lost with the line, its answer is, it is told twice, or
 * from it on nothing that the phone asks arrives (`mute`). `deaf`: from now on nothing that the host says arrives.
 */
export const LINE_FAULTS = ["lost-question", "lost-answer", "twice", "mute", "deaf"] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

export interface PhoneLine {
  /** Has the line go wrong once; a line that the phone opens after that is whole again. */
  strike(fault: LineFault): void;
  /** Cuts the line as it is, both ways. */
  cut(): void;
  /** How often each fault struck, and how often the line was cut. */
  readonly struck: Record<LineFault | "cut", number>;
}

/** A Socket.IO event (`42…`), as opposed to greetings and heartbeats. */
const isEvent = (message: string | Buffer): boolean => message.toString().startsWith("42");

/** Puts itself between the pages of a context and the host. */
export async function phoneLine(context: BrowserContext): Promise<PhoneLine> {
  const struck: PhoneLine["struck"] = { "lost-question": 0, "lost-answer": 0, twice: 0, mute: 0, deaf: 0, cut: 0 };
  const open = new Set<() => void>();
  let next: LineFault | null = null;

  await context.routeWebSocket(/\/socket\.io\//, (phone: WebSocketRoute) => {
    const host = phone.connectToServer();
    let [mute, deaf] = [false, false];
    const end = () => {
      open.delete(end);
      void host.close();
      void phone.close();
    };
    open.add(end);
    const comes = (fault: LineFault): boolean => {
      if (next !== fault) return false;
      next = null;
      struck[fault] += 1;
      return true;
    };
    phone.onMessage((message) => {
      if (isEvent(message)) {
        if (comes("lost-question")) return end();
        if (comes("lost-answer")) deaf = true;
        if (comes("twice")) host.send(message);
        if (comes("mute")) mute = true;
      }
      if (!mute) host.send(message);
    });
    host.onMessage((message) => {
      if (isEvent(message) && comes("deaf")) deaf = true;
      // The first word that is not let through ends a line whose answer is to be lost.
      if (!deaf) phone.send(message);
    });
    phone.onClose(() => {
      open.delete(end);
      void host.close();
    });
    host.onClose(() => {
      open.delete(end);
      void phone.close();
    });
  });
  return {
    strike(fault) {
      next = fault;
    },
    cut() {
      if (open.size === 0) return;
      struck.cut += 1;
      for (const end of [...open]) end();
    },
    struck,
  };
}
