import { vi } from "vitest";
import type { Host } from "../../../../src/main/host/host";
import type { LineState, TableClient } from "../../../../src/shared/line/table-client";
import { BUILD } from "../../../../src/shared/protocol/build";
import { PROTOCOL } from "../../../../src/shared/protocol/channels";
import type { DoorFault, EndReason } from "../../../../src/shared/protocol/company";
import { type News, newsSchema, type Push, pushSchema, replySchema } from "../../../../src/shared/protocol/messages";

/** What a phone session asks of the browser around it; `hide` turns the page away and back. */
export function stubPage() {
  const listeners = new Set<() => void>();
  const document = {
    hidden: false,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal("document", document);
  vi.stubGlobal("window", globalThis);
  return {
    hide(hidden: boolean) {
      document.hidden = hidden;
      for (const listener of listeners) listener();
    },
  };
}

/** The line of a guest to a host in this process. */
export function guestClient(host: Host, guest: string | null = null): TableClient {
  const pushes = new Set<(push: Push) => void>();
  const news = new Set<(news: News) => void>();
  const lines = new Set<(line: LineState) => void>();
  let line: LineState = "connecting";
  let why: EndReason | null = null;
  const set = (next: LineState) => {
    line = next;
    for (const listener of lines) listener(line);
  };
  const session = host.connect({
    role: "guest",
    guest,
    push(message) {
      const copied: unknown = JSON.parse(JSON.stringify(message));
      const told = newsSchema.safeParse(copied);
      if (!told.success) for (const listener of pushes) listener(pushSchema.parse(copied));
      else {
        if (told.data.type === "ended") why = told.data.reason;
        for (const listener of news) listener(told.data);
      }
    },
    end: () => set("refused"),
  });
  return {
    request: async (request) => replySchema.parse(JSON.parse(JSON.stringify(session.request(request)))),
    onPush(listener) {
      pushes.add(listener);
      queueMicrotask(() => {
        session.request({ type: "hello", protocol: PROTOCOL, build: BUILD, last: null });
        if (line === "connecting") set("open");
      });
      return () => pushes.delete(listener);
    },
    onNews(listener) {
      news.add(listener);
      return () => news.delete(listener);
    },
    onLine(listener) {
      lines.add(listener);
      listener(line);
      return () => lines.delete(listener);
    },
    why: () => (line === "refused" ? why : null),
    close: () => session.close(),
  };
}

/** A line that the door answers with `fault`, or leaves open where it is null. */
export function doorClient(fault: DoorFault | EndReason | null): TableClient {
  let why: DoorFault | EndReason | null = null;
  return {
    request: async () => ({ ok: true, seq: 0 }),
    onPush: () => () => undefined,
    onNews: () => () => undefined,
    onLine(listener) {
      listener("connecting");
      queueMicrotask(() => {
        why = fault;
        listener(fault === null ? "open" : "refused");
      });
      return () => undefined;
    },
    why: () => why,
    close: () => undefined,
  };
}
