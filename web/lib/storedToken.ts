import { serverMs } from "./environment/clock.js";

/** The time before its expiry from which a token is renewed before it is used, in seconds. */
const RENEWAL_S = 60;

/** Returns whether a token is valid for a minute at least. Offline every token is: no other can be fetched. */
export function isFreshToken(token: string): boolean {
  return !navigator.onLine || readExpiry(token) > serverSeconds() + RENEWAL_S;
}

/** Returns the expiry in the token itself, in seconds; 0 when it has none. */
export function readExpiry(token: string): number {
  const expiry = readClaim(token, "exp");
  return typeof expiry === "number" ? expiry : 0;
}

/** Returns whom the token itself names, by the identity provider's name for them; undefined when it names nobody. */
export function readSubject(token: string): string | undefined {
  const subject = readClaim(token, "sub");
  return typeof subject === "string" && subject !== "" ? subject : undefined;
}

function readClaim(token: string, claim: string): unknown {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === "object" && claims !== null ? Reflect.get(claims, claim) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the server's time, as far as it is known, in seconds. */
export function serverSeconds(): number {
  return Math.floor(serverMs() / 1000);
}
