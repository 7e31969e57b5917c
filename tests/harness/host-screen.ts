import type { Role } from "../../src/main/host/connection";
import type { Host } from "../../src/main/host/host";
import { BUILD } from "../../src/shared/protocol/build";
import { PROTOCOL } from "../../src/shared/protocol/channels";
import { type News, newsSchema, type Push, pushSchema, type Reply } from "../../src/shared/protocol/messages";

/** Of requests, whichever screen they come from. */
let ids = 0;

/** A line of some role, with everything it was sent. */
export class HostScreen {
  readonly sent: (Push | News)[] = [];
  readonly session: ReturnType<Host["connect"]>;

  constructor(host: Host, role: Role) {
    this.session = host.connect({
      role,
      guest: null,
      end: () => undefined,
      push: (push) => {
        const news = newsSchema.safeParse(push);
        this.sent.push(news.success ? news.data : pushSchema.parse(push));
      },
    });
    this.ask({ type: "hello", protocol: PROTOCOL, build: BUILD, last: null });
  }

  ask(message: object): Reply {
    return this.session.request(message);
  }

  /** A request that changes something. */
  change(message: object): Reply {
    return this.ask({ id: `screen-${String(++ids).padStart(8, "0")}`, ...message });
  }

  latest<Type extends (Push | News)["type"]>(type: Type) {
    return this.sent.findLast((push): push is Extract<Push | News, { type: Type }> => push.type === type);
  }

  count(type: (Push | News)["type"]): number {
    return this.sent.filter((push) => push.type === type).length;
  }
}
