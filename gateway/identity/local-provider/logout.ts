import type { RequestHandler } from "express";
import type Provider from "oidc-provider";
import { AppError } from "../../errors.js";
import type { RefreshCookie } from "./cookies.js";
import type { LookAround } from "./look-around.js";
import type { LocalSessions } from "./local-sessions.js";

/** What signing out touches. */
export interface LogoutOptions {
  readonly provider: Provider;
  readonly mountPath: string;
  readonly cookie: RefreshCookie;
  readonly sessions: LocalSessions;
  /** Accounts for a look around, which end with the session; null: there are none. */
  readonly lookAround: LookAround | null;
  /** Where signing out may lead to; the first one when the caller names none. */
  readonly returnUris: readonly string[];
}

/**
 * Auth0's `/v2/logout?returnTo=...`: ends the session and every token that came from it, empties the browser's
 * storage for this origin, and leads back to a registered address and to no other (BAD_REQUEST).
 */
export function logout(options: LogoutOptions): RequestHandler {
  const { provider, mountPath, cookie, sessions, lookAround, returnUris } = options;
  return async (request, response) => {
    const target = returnTarget(request.query["returnTo"], returnUris);
    // Another site's page may lead somebody here, but not sign anybody out.
    if (request.get("sec-fetch-site") !== "cross-site") {
      const context = provider.createContext(request, response);
      const session = await provider.Session.get(context);
      const grantIds = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
      for (const grantId of grantIds) await sessions.revoke(grantId);
      const { accountId } = session;
      await session.destroy();
      if (accountId !== undefined) await lookAround?.end(accountId);
      context.cookies.set(provider.cookieName("session"), null, { path: mountPath, signed: true });
      context.cookies.set(cookie.name, null, { path: cookie.path, signed: false });
      response.set("Clear-Site-Data", '"storage"');
    }
    response.set("Cache-Control", "no-store").redirect(303, target);
  };
}

function returnTarget(asked: unknown, allowed: readonly string[]): string {
  const [fallback = "/"] = allowed;
  if (asked === undefined) return fallback;
  // The parser completes `https://jobs.example.org` with its slash; everything else has to be as registered.
  const url = typeof asked === "string" && URL.canParse(asked) ? new URL(asked).href : "";
  if (allowed.includes(url)) return url;
  throw new AppError("BAD_REQUEST", { message: "returnTo is not an address of this product." });
}
