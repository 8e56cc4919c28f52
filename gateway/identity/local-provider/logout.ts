import type { RequestHandler } from "express";
import type Provider from "oidc-provider";
import { AppError } from "../../platform/errors.js";
import { identifyCaller } from "../../platform/caller.js";
import type { SecurityEvent } from "../../platform/security-events.js";
import type { Accounts } from "./accounts.js";
import type { RefreshCookie } from "./cookies.js";
import type { LookAround } from "./look-around.js";
import type { LocalSessions } from "./local-sessions.js";

/** The dependencies of `logout`. */
export interface LogoutDeps {
  readonly provider: Provider;
  readonly mountPath: string;
  readonly cookie: RefreshCookie;
  readonly sessions: LocalSessions;
  readonly accounts: Accounts;
  /** Accounts to try the product, which end with the session; null: there are none. */
  readonly lookAround: LookAround | null;
  /** Called when a user has signed out. */
  readonly onEvent: (event: SecurityEvent) => void;
  /** The addresses that sign-out may redirect to; the first one when the caller names none. */
  readonly returnUris: readonly string[];
}

/**
 * Auth0's `/v2/logout?returnTo=...`: ends the session and every token that came from it, clears the browser's storage
 * and cache for this origin, and redirects to a registered address only (BAD_REQUEST otherwise).
 */
export function logout(deps: LogoutDeps): RequestHandler {
  const { provider, mountPath, cookie, sessions, accounts, lookAround, onEvent, returnUris } = deps;
  return async (request, response) => {
    const target = returnTarget(request.query["returnTo"], returnUris);
    // Another site's page may link here, but not sign the user out.
    if (request.get("sec-fetch-site") !== "cross-site") {
      const context = provider.createContext(request, response);
      const session = await provider.Session.get(context);
      const grantIds = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
      for (const grantId of grantIds) await sessions.revoke(grantId);
      const { accountId } = session;
      await session.destroy();
      if (accountId !== undefined) {
        identifyCaller((await accounts.find(accountId))?.email);
        onEvent("signed-out");
        await lookAround?.end(accountId);
      }
      context.cookies.set(provider.cookieName("session"), null, { path: mountPath, signed: true });
      context.cookies.set(cookie.name, null, { path: cookie.path, signed: false });
      response.set("Clear-Site-Data", '"cache", "storage"');
    }
    response.set("Cache-Control", "no-store").redirect(303, target);
  };
}

function returnTarget(asked: unknown, allowed: readonly string[]): string {
  const [fallback = "/"] = allowed;
  if (asked === undefined) return fallback;
  // The parser completes `https://jobs.example.org` with its slash; every other address must match exactly.
  const url = typeof asked === "string" && URL.canParse(asked) ? new URL(asked).href : "";
  if (allowed.includes(url)) return url;
  throw new AppError("BAD_REQUEST", { message: "returnTo is not an address of this product." });
}
