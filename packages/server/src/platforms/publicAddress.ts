import { BlockList, isIPv4, isIPv6 } from "node:net";

const reserved = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  reserved.addSubnet(net, bits, "ipv4");
}

/** Inside 2000::/3, but Teredo, documentation, benchmarks, ORCHID and 6to4, which carries an IPv4 address. */
const reserved6 = new BlockList();
reserved6.addSubnet("2001::", 23, "ipv6");
reserved6.addSubnet("2001:db8::", 32, "ipv6");
reserved6.addSubnet("2002::", 16, "ipv6");
reserved6.addSubnet("3fff::", 20, "ipv6");

const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");

/** A numeric address that anyone on the internet may answer under. Mapped, NAT64 and local ones are not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved.check(address, "ipv4");
  if (!isIPv6(address) || address.includes("%")) return false;
  // A mapped address must not pass as the IPv4 address that it hides.
  if (/^[0:]*:ffff:/i.test(address) || address.includes(".")) return false;
  return global6.check(address, "ipv6") && !reserved6.check(address, "ipv6");
}
