import { isIPv4, isIPv6, SocketAddress } from "node:net";

/**
 * Returns the network that an address belongs to: the owner of one IPv6 address may have a whole /48 of them; an IPv4
 * address is the same one however it is written.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? firstGroups(plain) : plain;
}

/**
 * Returns the network by which the log names a caller, in CIDR notation: the /24 of an IPv4 address, the /48 of an IPv6
 * address; null for what is neither.
 */
export function namedNetworkOf(address: string): string | null {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
  return isIPv6(plain) ? `${firstGroups(plain)}::/48` : null;
}

function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** Returns the first three of the eight groups of an IPv6 address, in its canonical notation. */
function firstGroups(address: string): string {
  const [head = "", tail] = new SocketAddress({ address, family: "ipv6" }).address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === "" ? 0 : tail.split(":").length);
  return [...groups, ...Array<string>(Math.max(0, missing)).fill("0")].slice(0, 3).join(":");
}
