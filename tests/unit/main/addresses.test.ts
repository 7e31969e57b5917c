import type { NetworkInterfaceInfo } from "node:os";
import { describe, expect, it } from "vitest";
import { ownAddresses } from "../../../src/main/lan/addresses";

/** An interface as os.networkInterfaces tells it. */
const info = (address: string, internal = false): NetworkInterfaceInfo =>
  address.includes(":")
    ? { address, family: "IPv6", internal, netmask: "", mac: "", cidr: null, scopeid: 0 }
    : { address, family: "IPv4", internal, netmask: "", mac: "", cidr: null };

const of = (interfaces: Record<string, string[]>) =>
  ownAddresses(
    Object.fromEntries(
      Object.entries(interfaces).map(([adapter, all]) => [
        adapter,
        all.map((address) => info(address, /^lo|^Loopback/.test(adapter))),
      ]),
    ),
  ).map(({ address, kind }) => [address, kind]);

describe("the addresses of a machine", () => {
  it("of Linux: Wi-Fi before containers and VPNs, never loopback or link-local", () => {
    expect(
      of({
        lo: ["127.0.0.1", "::1"],
        docker0: ["172.17.0.1", "fe80::42:1dff:fe53:1"],
        "br-5f2a": ["172.18.0.1"],
        virbr0: ["192.168.122.1"],
        tun0: ["10.8.0.2"],
        wg0: ["10.66.0.2"],
        tailscale0: ["100.101.102.103", "fd7a:115c:a1e0::1"],
        veth1234: ["169.254.3.4"],
        wlp3s0: ["192.168.1.5", "2001:db8::5", "fe80::1c2d:3e4f:5a6b:7c8d"],
        enp0s31f6: ["10.0.0.7"],
      }),
    ).toEqual([
      ["192.168.1.5", "lan"],
      ["10.0.0.7", "lan"],
      ["2001:db8::5", "lan"],
      ["192.168.122.1", "virtual"],
      ["10.8.0.2", "virtual"],
      ["10.66.0.2", "virtual"],
      ["172.17.0.1", "virtual"],
      ["172.18.0.1", "virtual"],
      ["100.101.102.103", "virtual"],
      ["fd7a:115c:a1e0::1", "virtual"],
    ]);
  });

  it("of macOS: en0 before bridges and tunnels", () => {
    expect(
      of({
        lo0: ["127.0.0.1", "::1", "fe80::1"],
        utun3: ["10.5.0.2", "fe80::ce81:b1c:bd2c:69e"],
        bridge100: ["192.168.64.1"],
        vmnet8: ["192.168.30.1"],
        awdl0: ["fe80::a0b1:c2ff:fed3:e4f5"],
        en0: ["fe80::18a1:ecf1:a9a9:1", "192.168.0.23", "fd12:3456:789a::23"],
      }),
    ).toEqual([
      ["192.168.0.23", "lan"],
      ["fd12:3456:789a::23", "lan"],
      ["192.168.64.1", "virtual"],
      ["192.168.30.1", "virtual"],
      ["10.5.0.2", "virtual"],
    ]);
  });

  it("of Windows, by the names that Windows gives", () => {
    expect(
      of({
        "vEthernet (WSL (Hyper-V firewall))": ["172.28.64.1", "fe80::1234:5678:9abc:def0"],
        "VirtualBox Host-Only Network": ["192.168.56.1"],
        "VMware Virtual Ethernet Adapter": ["192.168.40.1"],
        "Bluetooth Network Connection": ["169.254.10.20"],
        "OpenVPN TAP-Windows6": ["10.8.0.6"],
        "Loopback Pseudo-Interface 1": ["::1", "127.0.0.1"],
        "Wi-Fi": ["192.168.178.31", "fe80::a1b2:c3d4:e5f6:1"],
        Ethernet: ["172.16.4.9"],
        イーサネット: ["10.1.1.2"],
      }),
    ).toEqual([
      ["192.168.178.31", "lan"],
      ["10.1.1.2", "lan"],
      ["172.16.4.9", "lan"],
      ["192.168.56.1", "virtual"],
      ["192.168.40.1", "virtual"],
      ["10.8.0.6", "virtual"],
      ["172.28.64.1", "virtual"],
    ]);
  });

  it("of other ranges come after those of homes, and 172.16 ends at 172.31", () => {
    expect(of({ eth0: ["203.0.113.7", "172.32.0.1", "172.31.255.1"], eth1: ["100.64.0.9"] })).toEqual([
      ["172.31.255.1", "lan"],
      ["203.0.113.7", "lan"],
      ["172.32.0.1", "lan"],
      ["100.64.0.9", "lan"],
    ]);
  });

  it("that lead nowhere are left out", () => {
    expect(
      of({ eth0: ["169.254.0.1", "fe80::1", "FE80::2", "febf::1", "ff02::1", "::", "::ffff:192.168.1.5"] }),
    ).toEqual([]);
    // Not everything that begins with fe is link-local.
    expect(of({ eth0: ["fec0::1"] })).toEqual([["fec0::1", "lan"]]);
    expect(ownAddresses({ eth0: undefined })).toEqual([]);
  });

  it("are 32 at most, an adapter's name 64 characters", () => {
    const many = Array.from({ length: 40 }, (_, index) => `192.168.1.${index}`);
    expect(of({ eth0: many })).toHaveLength(32);
    expect(ownAddresses({ ["x".repeat(100)]: [info("10.0.0.1")] })[0]?.adapter).toHaveLength(64);
  });
});
