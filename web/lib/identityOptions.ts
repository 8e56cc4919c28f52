import type { Auth0ProviderOptions } from "@auth0/auth0-react";
import { createTokenCache, type RefreshTokenPlace } from "./tokenCache.js";

/** What the server tells a browser of the identity provider. */
export interface Identity {
  readonly domain: string;
  readonly clientId: string;
  readonly audience: string | undefined;
  readonly refreshToken: RefreshTokenPlace;
}

/** How long an outside provider may take to sign somebody in by itself, out of sight. */
const SILENT_SIGN_IN_SECONDS = 10;

/** Tells the Auth0 client whom to ask and where to keep tokens; alike for the app and the IDE, which share a sign-in. */
export function identityOptions({ domain, clientId, audience, refreshToken }: Identity): Auth0ProviderOptions {
  return {
    domain,
    clientId,
    cache: createTokenCache(refreshToken),
    useRefreshTokens: true,
    useRefreshTokensFallback: refreshToken === "memory",
    authorizeTimeoutInSeconds: SILENT_SIGN_IN_SECONDS,
    authorizationParams: {
      redirect_uri: `${window.location.origin}/`,
      scope: "openid profile email offline_access",
      ui_locales: document.documentElement.lang,
      ...(audience === undefined ? {} : { audience }),
    },
  };
}
