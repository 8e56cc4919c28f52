import type { Auth0ProviderOptions } from "@auth0/auth0-react";
import { heardServerMs } from "./environment/heardClock.js";
import { createTokenCache, type RefreshTokenPlace } from "./tokenCache.js";

/** The server's public settings of the identity provider. */
export interface Identity {
  readonly domain: string;
  readonly clientId: string;
  readonly audience: string | undefined;
  readonly refreshToken: RefreshTokenPlace;
}

/** The timeout of an outside provider's silent sign-in. */
const SILENT_SIGN_IN_SECONDS = 10;

/** Returns the options of the Auth0 client, the same for the app and the IDE, which share a sign-in. */
export function identityOptions({ domain, clientId, audience, refreshToken }: Identity): Auth0ProviderOptions {
  return {
    domain,
    clientId,
    cache: createTokenCache(refreshToken),
    // What the provider signs is judged by the server's clock: that of the device may be wrong.
    nowProvider: heardServerMs,
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
