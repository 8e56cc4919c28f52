import type { AppState } from "@auth0/auth0-react";
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { Identity } from "../lib/identityOptions.js";
import { IdentityContext, type IdentityProviderClient } from "../lib/identityProvider.js";
import { loadPart } from "../lib/release.js";
import { readFreshToken, readStoredUser } from "../lib/tokenCache.js";
import type { Auth0 } from "./Auth0Identity.js";

interface IdentityProviderProps {
  readonly settings: Identity;
  readonly onReturn: (state?: AppState) => void;
  readonly children: ReactNode;
}

/**
 * Provides the sign-in. While this browser has a user and a token that is still valid, Auth0's client is not loaded: it
 * is a quarter of what the first screen would need, for a token that is stored already. It is loaded to sign in, to
 * renew the token, and to log out.
 */
export function IdentityProvider({ settings, onReturn, children }: IdentityProviderProps) {
  const [stored] = useState(() => (isReturn() || !readFreshToken(settings) ? undefined : readStoredUser(settings)));
  const { auth0, load, element, hasFailed } = useAuth0Client(settings, onReturn);
  const isSettled = auth0 !== undefined && !auth0.isLoading;
  useEffect(() => {
    // Without the client nobody is signed in: the landing page offers it, and tells where that fails again.
    if (stored === undefined) void load().catch(() => undefined);
  }, [stored, load]);
  const actions = useMemo(
    () => ({
      getAccessToken: async (options?: { readonly cacheMode: "off" }) => {
        const token = options === undefined ? readFreshToken(settings) : undefined;
        return token ?? (await load()).getAccessTokenSilently(options);
      },
      prepareLogout: async () => void (await load()),
      logout: async (options) => (await load()).logout(options),
      loginWithRedirect: async (options) => (await load()).loginWithRedirect(options),
    }),
    [load, settings],
  ) satisfies Partial<IdentityProviderClient>;
  const identity: IdentityProviderClient = {
    isLoading: stored === undefined && !isSettled && !hasFailed,
    isAuthenticated: isSettled ? auth0.isAuthenticated : stored !== undefined,
    error: auth0?.error,
    user: isSettled ? auth0.user : stored,
    ...actions,
  };
  return (
    <IdentityContext value={identity}>
      {children}
      {element}
    </IdentityContext>
  );
}

/** Returns Auth0's client once it is loaded, and the function that loads it and waits until it knows the user. */
function useAuth0Client(settings: Identity, onReturn: IdentityProviderProps["onReturn"]) {
  const [Client, setClient] = useState<typeof import("./Auth0Identity.js").Auth0Identity>();
  const [auth0, setAuth0] = useState<Auth0>();
  const [hasFailed, setFailed] = useState(false);
  const [{ promise: ready, resolve }] = useState(createPromise<Auth0>);
  const loading = useRef<Promise<void>>(undefined);
  const load = useCallback(async (): Promise<Auth0> => {
    loading.current ??= loadPart(() => import("./Auth0Identity.js")).then(
      ({ Auth0Identity }) => setClient(() => Auth0Identity),
      (error: unknown) => {
        // The next call tries again.
        loading.current = undefined;
        setFailed(true);
        throw error;
      },
    );
    await loading.current;
    return ready;
  }, [ready]);
  const change = useCallback(
    (next: Auth0) => {
      setAuth0(next);
      if (!next.isLoading) resolve(next);
    },
    [resolve],
  );
  const element = Client && <Client settings={settings} onReturn={onReturn} onChange={change} />;
  return { auth0, load, element, hasFailed };
}

function createPromise<Value>(): { readonly promise: Promise<Value>; readonly resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((run) => (resolve = run));
  return { promise, resolve };
}

/** Returns whether the identity provider has just sent the browser back (see public/first-paint.js). */
function isReturn(): boolean {
  const query = new URLSearchParams(window.location.search);
  return query.has("state") && (query.has("code") || query.has("error"));
}
