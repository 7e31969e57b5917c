import type { NetworkInterfaceInfo } from "node:os";

export interface OwnAddress {
  address: string;
  adapter: string;
  /** `virtual`: of a VPN, a virtual machine or a container, where a phone hardly is. */
  kind: "lan" | "virtual";
}

/** Adapters that software makes, by the names that Linux, macOS and Windows give them. */
const VIRTUAL =
  /^(?:tun|tap|utun|ppp|wg|tailscale|zt|ham|ipsec|docker|br-|veth|virbr|vmnet|vboxnet|lxc|cni|flannel|podman|bridge)|virtual|vethernet|wsl|vpn|hyper-v|tailscale|zerotier|wireguard|tap-windows|bluetooth/i;

/** More of them than this nobody would look through. */
const MOST_ADDRESSES = 32;

/** Ranges that home networks are made of; phones are there rather than elsewhere. */
const HOME = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./];

/**
 * The addresses by which others on the network reach this machine, the best first: adapters of wire and air before
 * virtual ones, IPv4 of the home ranges before other IPv4 before IPv6. Never loopback, never link-local.
 */
export function ownAddresses(interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>) {
  const found: OwnAddress[] = [];
  for (const [adapter, infos] of Object.entries(interfaces)) {
    for (const { address, family, internal } of infos ?? []) {
      if (internal || isLinkLocal(address) || (family === "IPv6" && isPassing(address))) continue;
      found.push({ address, adapter: adapter.slice(0, 64), kind: VIRTUAL.test(adapter) ? "virtual" : "lan" });
    }
  }
  return found
    .map((own, at) => ({ own, at, rank: rankOf(own) }))
    .sort((one, other) => one.rank - other.rank || one.at - other.at)
    .slice(0, MOST_ADDRESSES)
    .map(({ own }) => own);
}

function rankOf({ address, kind }: OwnAddress): number {
  const home = HOME.findIndex((range) => range.test(address));
  const range = home >= 0 ? home : address.includes(":") ? HOME.length + 1 : HOME.length;
  return range + (kind === "virtual" ? 100 : 0);
}

const isLinkLocal = (address: string): boolean => /^(?:169\.254\.|fe[89ab][0-9a-f]:)/i.test(address);

/** Addresses that lead nowhere on the network: multicast, unspecified, IPv4 in IPv6's clothes. */
const isPassing = (address: string): boolean => /^(?:ff|::)/i.test(address);
