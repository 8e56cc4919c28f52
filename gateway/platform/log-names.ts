import { createHmac } from "node:crypto";
import { currentCaller } from "./caller.js";
import { foldEmail } from "./email.js";
import { namedNetworkOf } from "./network.js";

/** The length of a name: enough that no two persons of an installation share one. */
const NAME_LENGTH = 16;

/** The names of the user who caused a log entry of the server. */
export interface NamesOfLine {
  readonly person?: string;
  readonly network?: string;
}

/**
 * The names in the log: keyed hashes, by which an operator recognizes one caller in several lines, and finds a person or
 * a network that they know, while the log itself holds no address.
 */
export class LogNames {
  #key: Buffer | null = null;

  /** Names callers from now on. */
  useKey(key: Buffer): void {
    this.#key = key;
  }

  /** Returns the names of the caller of the request that is worked on; none outside of requests, and without a key. */
  readonly ofCaller = (): NamesOfLine => {
    const [caller, key] = [currentCaller(), this.#key];
    if (caller === undefined || key === null) return {};
    const network = networkName(key, caller.address);
    return {
      ...(caller.email === null ? {} : { person: personName(key, caller.email) }),
      ...(network === null ? {} : { network }),
    };
  };
}

/** Returns the name of a person in the log, by their e-mail address, however it is written. */
export function personName(key: Buffer, email: string): string {
  return nameOf(key, `person:${foldEmail(email)}`);
}

/** Returns the name of the network of an address in the log: of its /24, or /48 with IPv6; null when it is no address. */
export function networkName(key: Buffer, address: string): string | null {
  const network = namedNetworkOf(address);
  return network === null ? null : nameOf(key, `network:${network}`);
}

function nameOf(key: Buffer, text: string): string {
  return createHmac("sha256", key).update(text).digest("hex").slice(0, NAME_LENGTH);
}
