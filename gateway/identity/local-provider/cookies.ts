import type { Request } from "express";
import type { ProviderSecrets } from "./secrets.js";

/** The value that a browser sends as its refresh token, which it cannot read. */
export const IN_COOKIE = "cookie";

/** The cookie of a browser's refresh token: sent to the token endpoint of its own site, and readable by no script. */
export interface RefreshCookie {
  readonly name: string;
  readonly path: string;
}

/** The cookies of an installation, by their purpose. */
export interface CookieNames {
  readonly session: string;
  readonly interaction: string;
  readonly resume: string;
}

/**
 * Returns the names of the cookies of an installation. They contain its own key, because all programs on localhost
 * share one cookie jar, whatever their port, and two installations must not sign each other out.
 */
export function cookieNames({ signingKey }: ProviderSecrets): CookieNames {
  const ending = endingOf(signingKey);
  return {
    session: `job_hunt_session_${ending}`,
    interaction: `job_hunt_sign_in_${ending}`,
    resume: `job_hunt_resume_${ending}`,
  };
}

/** Returns the name and the path of the cookie that holds the refresh token. */
export function refreshCookie({ signingKey }: ProviderSecrets, mountPath: string): RefreshCookie {
  return { name: `job_hunt_refresh_${endingOf(signingKey)}`, path: `${mountPath}/oauth/token` };
}

/** Returns the name of the cookie by which a browser is recognized at its next sign-in. */
export function knownBrowserCookie({ signingKey }: ProviderSecrets): string {
  return `job_hunt_known_${endingOf(signingKey)}`;
}

/** Returns the name of the cookie that holds a sign-in in which nothing was done yet. */
export function begunSignInCookie({ signingKey }: ProviderSecrets): string {
  return `job_hunt_begun_${endingOf(signingKey)}`;
}

/** Returns the name of the cookie by which what a guest added waits for their account. */
export function waitingAdditionsCookie({ signingKey }: ProviderSecrets): string {
  return `job_hunt_added_${endingOf(signingKey)}`;
}

/** Returns the value of a cookie as it was sent; undefined when it was not. */
export function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? "").split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

// The id of a public key is public, and stays when the address changes.
function endingOf({ kid = "" }: ProviderSecrets["signingKey"]): string {
  return kid.slice(0, 8);
}
