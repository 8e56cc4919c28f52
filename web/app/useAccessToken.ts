import { useAuth0 } from "@auth0/auth0-react";
import { useCallback, useRef } from "react";
import { clearSession, isOnItsWayOut } from "./clearEverything.js";

/** Errors of the identity provider for a lost session: waiting or retrying cannot help. */
const lostSession = new Set([
  "invalid_grant",
  "missing_refresh_token",
  "login_required",
  "consent_required",
  "interaction_required",
]);

/** Concurrent requests are refused together; one token renewal within this time serves all of them. */
const SHARED_MS = 5_000;

interface AccessToken {
  readonly getToken: (options?: { isRefused: boolean }) => Promise<string | undefined>;
  /** Ends the session in this browser and shows the landing page, from where a sign-in returns to this address. */
  readonly endSession: () => void;
}

/**
 * Returns stable functions for the access token, which is stored under `jwt_token` (spec 3) as received
 * (lib/tokenCache).
 */
export function useAccessToken(): AccessToken {
  const { getAccessTokenSilently, logout } = useAuth0();
  const renewal = useRef<{ readonly token: Promise<string | undefined>; readonly at: number }>(undefined);
  const renew = useCallback((): Promise<string | undefined> => {
    const now = Date.now();
    const last = renewal.current;
    if (last !== undefined && now - last.at < SHARED_MS) return last.token;
    renewal.current = { token: getAccessTokenSilently({ cacheMode: "off" }), at: now };
    return renewal.current.token;
  }, [getAccessTokenSilently]);
  const endSession = useCallback(() => {
    // Logout has removed the session already; a reload now would abort its request to the server.
    if (isOnItsWayOut()) return;
    clearSession();
    void logout({ openUrl: false }).finally(() => window.location.reload());
  }, [logout]);
  const getToken = useCallback<AccessToken["getToken"]>(
    async (options) => {
      try {
        return await (options?.isRefused ? renew() : getAccessTokenSilently());
      } catch (error) {
        if (isLostSession(error)) endSession();
        throw error;
      }
    },
    [getAccessTokenSilently, renew, endSession],
  );
  return { getToken, endSession };
}

function isLostSession(error: unknown): boolean {
  return error instanceof Error && "error" in error && lostSession.has(String(error.error));
}
