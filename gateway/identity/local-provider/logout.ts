import type { RequestHandler } from "express";
import type Provider from "oidc-provider";
import { AppError } from "../../errors.js";
import type { LocalSessions } from "./local-sessions.js";

/** What signing out touches. */
export interface LogoutOptions {
  readonly provider: Provider;
  readonly mountPath: string;
  readonly sessions: LocalSessions;
  /** Where signing out may lead to; the first one when the caller names none. */
  readonly returnUris: readonly string[];
}

/**
 * Auth0's `/v2/logout?returnTo=...`: ends the session and every token that came from it, empties the browser's
 * storage for this origin, and leads back to a registered address and to no other (BAD_REQUEST).
 */
export function logout({ provider, mountPath, sessions, returnUris }: LogoutOptions): RequestHandler {
  return async (request, response) => {
    const target = returnTarget(request.query["returnTo"], returnUris);
    // Another site's page may lead somebody here, but not sign anybody out.
    if (request.get("sec-fetch-site") !== "cross-site") {
      const context = provider.createContext(request, response);
      const session = await provider.Session.get(context);
      const grantIds = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
      for (const grantId of grantIds) await sessions.revoke(grantId);
      await session.destroy();
      context.cookies.set(provider.cookieName("session"), null, { path: mountPath, signed: true });
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
