/** The time before its expiry from which a token is renewed before it is used, in seconds. */
const RENEWAL_S = 60;

/** Returns whether a token is valid for a minute at least. Offline every token is: no other can be fetched. */
export function isFreshToken(token: string): boolean {
  return !navigator.onLine || readExpiry(token) > nowInSeconds() + RENEWAL_S;
}

/** Returns the expiry in the token itself, in seconds; 0 when it has none. */
export function readExpiry(token: string): number {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const claims: unknown = JSON.parse(atob(payload));
    const expiry: unknown = typeof claims === "object" && claims !== null ? Reflect.get(claims, "exp") : 0;
    return typeof expiry === "number" ? expiry : 0;
  } catch {
    return 0;
  }
}

/** Returns the time of this browser, in seconds. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
