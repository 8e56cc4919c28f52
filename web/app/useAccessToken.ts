import { useCallback, useMemo } from "react";
import { shareTokens, type GetToken } from "../lib/accessTokens.js";
import { noteEndedSession } from "../lib/environment/endedSession.js";
import { isLeaving } from "../lib/leaving.js";
import { clearSession } from "./clearEverything.js";
import { useIdentity } from "../lib/identityProvider.js";

/** Errors of the identity provider for a lost session: waiting or retrying cannot help. */
const lostSession = new Set([
  "invalid_grant",
  "missing_refresh_token",
  "login_required",
  "consent_required",
  "interaction_required",
]);

interface AccessToken {
  readonly getToken: GetToken;
  /** Ends the session in this browser and shows the landing page, from where a sign-in returns to this address. */
  readonly endSession: () => void;
}

/**
 * Returns stable functions for the access token, which is stored under `jwt_token` (spec 3) as received
 * (lib/tokenCache).
 */
export function useAccessToken(): AccessToken {
  const { getAccessToken, logout } = useIdentity();
  const tokens = useMemo(
    () =>
      shareTokens({
        readStored: () => getAccessToken(),
        renew: () => getAccessToken({ cacheMode: "off" }),
      }),
    [getAccessToken],
  );
  const endSession = useCallback(() => {
    // Logout has removed the session already; a reload now would abort its request to the server.
    if (isLeaving()) return;
    clearSession();
    noteEndedSession();
    void logout({ openUrl: false }).finally(() => window.location.reload());
  }, [logout]);
  const getToken = useCallback<GetToken>(
    async (options) => {
      try {
        return await tokens(options);
      } catch (error) {
        if (isLostSession(error)) endSession();
        throw error;
      }
    },
    [tokens, endSession],
  );
  return { getToken, endSession };
}

function isLostSession(error: unknown): boolean {
  return error instanceof Error && "error" in error && lostSession.has(String(error.error));
}
