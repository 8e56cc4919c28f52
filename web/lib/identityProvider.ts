import type { LogoutOptions, RedirectLoginOptions } from "@auth0/auth0-react";
import { createContext, use } from "react";

/** What the identity provider says of the user, as far as it does. */
export interface KnownUser {
  readonly name?: string;
  readonly email?: string;
  readonly picture?: string;
}

/** The sign-in at the identity provider; its functions never change. */
export interface IdentityProviderClient {
  /** It is not known yet whether a user is signed in. */
  readonly isLoading: boolean;
  readonly isAuthenticated: boolean;
  readonly error: Error | undefined;
  readonly user: KnownUser | undefined;
  /** Resolves to the stored access token, renewed where it has expired or `cacheMode` says so. */
  readonly getAccessToken: (options?: { readonly cacheMode: "off" }) => Promise<string | undefined>;
  /** Loads what `logout` needs, so that nothing is fetched any more once this browser is cleared. */
  readonly prepareLogout: () => Promise<void>;
  readonly logout: (options?: LogoutOptions) => Promise<void>;
  readonly loginWithRedirect: (options?: RedirectLoginOptions) => Promise<void>;
}

/** Carries the sign-in to the gate and the session. */
export const IdentityContext = createContext<IdentityProviderClient | undefined>(undefined);

/** Returns the sign-in at the identity provider; throws outside of it. */
export function useIdentity(): IdentityProviderClient {
  const identity = use(IdentityContext);
  if (identity === undefined) throw new Error("There is no identity provider here.");
  return identity;
}
