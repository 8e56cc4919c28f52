import { isIPv6 } from "node:net";

/**
 * Returns the network that an address belongs to: the owner of one IPv6 address may have a whole /48 of them; an IPv4
 * address is the same one however it is written.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const groups = head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").length;
  const expanded = [...groups, ...Array<string>(Math.max(0, missing)).fill("0")];
  return expanded.slice(0, 3).join(":");
}
