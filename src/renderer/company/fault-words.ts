import type { DoorFault, EndReason } from "../../shared/protocol/company";

/** Names of the machine that a page is on; the host's own pages are at no others. */
const OWN_MACHINE: ReadonlySet<string> = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** Why a page is not let in, as its words know it: whoever comes over the network joins by the code, not by the host's own address. */
export const shownFault = (
  why: DoorFault | EndReason,
  { hostname }: Pick<Location, "hostname">,
): DoorFault | EndReason | "not-joined" => (why === "host-token" && !OWN_MACHINE.has(hostname) ? "not-joined" : why);
