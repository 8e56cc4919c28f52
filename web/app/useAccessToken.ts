import { useAuth0 } from "@auth0/auth0-react";
import { useCallback } from "react";
import { remember } from "../lib/remembered.js";
import { forgetSession } from "./clearEverything.js";

/** What the identity provider answers when it no longer knows the session: waiting or trying again cannot help. */
const lostSession = new Set([
  "invalid_grant",
  "missing_refresh_token",
  "login_required",
  "consent_required",
  "interaction_required",
]);

interface AccessToken {
  readonly getToken: (options?: { isRefused: boolean }) => Promise<string | undefined>;
  /** Ends the session in this browser and shows the landing, from where signing in leads back here. */
  readonly endSession: () => void;
}

/** Gives stable functions for the access token; each token is kept under `jwt_token` (spec 3) as it arrives. */
export function useAccessToken(): AccessToken {
  const { getAccessTokenSilently, logout } = useAuth0();
  const endSession = useCallback(() => {
    forgetSession();
    void logout({ openUrl: false }).finally(() => window.location.reload());
  }, [logout]);
  const getToken = useCallback<AccessToken["getToken"]>(
    async (options) => {
      try {
        const token = await getAccessTokenSilently(options?.isRefused ? { cacheMode: "off" } : {});
        remember("jwt_token", token);
        return token;
      } catch (error) {
        if (isLostSession(error)) endSession();
        throw error;
      }
    },
    [getAccessTokenSilently, endSession],
  );
  return { getToken, endSession };
}

function isLostSession(error: unknown): boolean {
  return error instanceof Error && "error" in error && lostSession.has(String(error.error));
}
