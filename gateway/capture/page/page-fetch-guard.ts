import dns from "node:dns";
import http from "node:http";
import https from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";
import { URL_MAX } from "../../../schema/limits.js";

/** Decides which addresses the server may open on a user's behalf, and with which sockets. */
export interface PageGuard {
  /** Returns the address to open; throws for anything but a plain http(s) address on an open port of a public host. */
  admit(address: string, base?: URL): URL;
  /** Returns the agents that connect to an admitted address; they check the very address the socket connects to. */
  agentsFor(url: URL): { readonly http: http.Agent; readonly https: https.Agent };
}

/** The addresses that the guard admits besides public hosts, and its resolver. */
export interface PageGuardOptions {
  /** Origins that may be opened although they are private or on another port. */
  readonly allowedOrigins: readonly string[];
  readonly ports: readonly number[];
  /** Resolves names to addresses; the system's resolver except in tests. */
  readonly lookup?: LookupFunction | undefined;
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { "http:": 80, "https:": 443 };

/** Creates the guard; request-filtering-agent refuses private ranges, `isPublicAddress` those that it misses. */
export function createPageGuard({ allowedOrigins, ports, lookup = dns.lookup }: PageGuardOptions): PageGuard {
  const openAgents = { http: new http.Agent({ lookup }), https: new https.Agent({ lookup }) };
  const guarded = { lookup: publicOnly(lookup) };
  const guardedAgents = {
    http: new RequestFilteringHttpAgent(guarded),
    https: new RequestFilteringHttpsAgent(guarded),
  };
  const isAllowed = (url: URL): boolean => allowedOrigins.includes(url.origin);

  return {
    admit(address, base) {
      if (address.length > URL_MAX) throw new Error("the address is too long");
      const url = new URL(address, base);
      const defaultPort = DEFAULT_PORTS[url.protocol];
      if (defaultPort === undefined) throw new Error("the scheme is neither http nor https");
      if (url.username !== "" || url.password !== "") throw new Error("the address carries a password");
      if (isAllowed(url)) return url;
      if (!ports.includes(url.port === "" ? defaultPort : Number(url.port))) throw new Error("the port is closed");
      const host = url.hostname.replace(/^\[|\]$/g, "");
      if (isIP(host) !== 0 && !isPublicAddress(host)) throw new Error("the address is not public");
      return url;
    },
    agentsFor: (url) => (isAllowed(url) ? openAgents : guardedAgents),
  };
}

const closed = new BlockList();
closed.addAddress("168.63.129.16", "ipv4"); // a cloud host's own service on an address that looks public
closed.addSubnet("3fff::", 20, "ipv6"); // documentation, RFC 9637
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6"); // so ::/96 (IPv4-compatible) and every future special block is out

/**
 * Returns whether an address may be public, for those that request-filtering-agent does not check.
 * Its own deny list could hold the same ranges, but prints "Invalid CIDR" for every address of the other family.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  if (family === 4) return !closed.check(address, "ipv4");
  return globalUnicast.check(address, "ipv6") && !closed.check(address, "ipv6");
}

// The address that is checked here is the one the socket connects to: the name is resolved once.
function publicOnly(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, options, (error, answer, family) => {
      if (error) return callback(error, answer, family);
      const addresses = typeof answer === "string" ? [answer] : answer.map((entry) => entry.address);
      if (addresses.length > 0 && addresses.every(isPublicAddress)) return callback(null, answer, family);
      return callback(new Error("the name leads to an address that is not public"), answer, family);
    });
  };
}
