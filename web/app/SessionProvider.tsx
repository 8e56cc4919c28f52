import type { ApolloClient } from "@apollo/client";
import { ApolloProvider, useApolloClient } from "@apollo/client/react";
import { Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { LOOK_AROUND_DOMAIN, UPLOAD_MAX_BYTES } from "../../schema/limits.js";
import { createApollo } from "../lib/apollo.js";
import { restoreCache } from "../lib/offline.js";
import { retryFailed } from "../lib/retryFailed.js";
import { SessionContext, type Session } from "../lib/session.js";
import { hasWaiting } from "../plan/callnote/waitingKey.js";
import { clearEverything } from "./clearEverything.js";
import { paths } from "../lib/paths.js";
import { useAccessToken } from "./useAccessToken.js";
import { useOtherTabs } from "./useOtherTabs.js";
import { useViewer } from "./useViewer.js";
import { useIdentity } from "../lib/identityProvider.js";
import { lazyComponent, optionalComponent } from "../lib/lazyComponent.js";

// Loaded on demand: live updates follow what the screens have fetched. Without it everything works, only later.
const LiveUpdates = optionalComponent(async () => (await import("./LiveUpdates.js")).LiveUpdates);

// Only a user without a time zone needs it, and a failure to load it is harmless: the next start tries again.
const BrowserTimeZone = optionalComponent(async () => (await import("./BrowserTimeZone.js")).BrowserTimeZone);

const { Component: LeaveExample } = lazyComponent(
  async () => (await import("../features/guest/LeaveExample.js")).LeaveExample,
);

const { Component: LogOutDialog } = lazyComponent(
  async () => (await import("../plan/callnote/LogOutDialog.js")).LogOutDialog,
);

/** Creates the only GraphQL client and provides the session: its user, its expiry, and its end. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { getToken, endSession } = useAccessToken();
  const [isNotAllowed, setNotAllowed] = useState(false);
  const client = useMemo(
    () => createApollo({ getToken, onSignedOut: endSession, onNotAllowed: () => setNotAllowed(true) }),
    [getToken, endSession],
  );
  const [readSince] = useState(() => performance.now());
  const isReady = useSeen(client);
  useOtherTabs();
  useEffect(() => retryFailed(client), [client]);
  return (
    <ApolloProvider client={client}>
      {isNotAllowed && <Navigate to={paths.signUp} replace />}
      {isReady && (
        <SessionValue getToken={getToken} readSince={readSince}>
          {children}
        </SessionValue>
      )}
    </ApolloProvider>
  );
}

/**
 * Returns whether screens may render: offline they wait for the restored cache; online they query the server at once.
 */
function useSeen(client: ApolloClient): boolean {
  const [isReady, setReady] = useState(navigator.onLine);
  useEffect(() => {
    if (!isReady) void restoreCache(client.cache).then(() => setReady(true));
  }, [client, isReady]);
  return isReady;
}

interface SessionValueProps {
  readonly getToken: Session["getToken"];
  readonly readSince: number;
  readonly children: ReactNode;
}

function SessionValue({ getToken, readSince, children }: SessionValueProps) {
  const { user, prepareLogout, logout } = useIdentity();
  const client = useApolloClient();
  const viewer = useViewer();
  const [asking, setAsking] = useState<"waiting" | "example">();
  // What follows the changes of the first screen is loaded once that is drawn.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true));
    return () => clearTimeout(timer);
  }, []);
  const endSession = useCallback(async () => {
    // Offline the session at the provider stays; what this browser stores is cleared in any case.
    await prepareLogout().catch(() => undefined);
    client.stop();
    void client.clearStore();
    clearEverything();
    const returnTo = window.location.origin + paths.dashboard;
    await logout({ logoutParams: { returnTo } }).catch(() => window.location.assign(returnTo));
  }, [client, prepareLogout, logout]);
  const guest = viewer?.guest ?? null;
  const isGuest = viewer === undefined ? isGuestAddress(user?.email) : guest !== null;
  const leave = useCallback(() => {
    // The server erases the account of a guest at Logout.
    setAsking(isGuest ? "example" : undefined);
    if (!isGuest) void endSession();
  }, [isGuest, endSession]);
  const logOut = useCallback(() => {
    // Logout clears this browser, and these notes are nowhere else.
    if (hasWaiting()) setAsking("waiting");
    else leave();
  }, [leave]);
  const stay = (): void => setAsking(undefined);
  const session = useMemo<Session>(
    () => ({
      guid: viewer?.guid,
      name: viewer?.name ?? user?.name ?? user?.email ?? "",
      // That of a guest is made up, and nobody is reached there.
      email: isGuest ? undefined : (viewer?.email ?? user?.email),
      picture: viewer?.picture ?? user?.picture,
      featuresOff: viewer?.featuresOff ?? [],
      isGuest,
      guest,
      uploadMaxBytes: viewer?.uploadMaxBytes ?? UPLOAD_MAX_BYTES,
      getToken,
      logOut,
    }),
    [viewer, user, guest, isGuest, getToken, logOut],
  );
  return (
    <SessionContext value={session}>
      {children}
      {asking === "waiting" && (
        <Suspense>
          <LogOutDialog onLogOut={leave} onStay={stay} />
        </Suspense>
      )}
      {asking === "example" && (
        <Suspense>
          <LeaveExample canKeep={guest?.canKeep ?? false} onLogOut={() => void endSession()} onStay={stay} />
        </Suspense>
      )}
      {isDrawn && viewer !== undefined && (
        <Suspense>
          <LiveUpdates readSince={readSince} />
          {viewer.timeZone === null && <BrowserTimeZone />}
        </Suspense>
      )}
    </SessionContext>
  );
}

/** Returns whether an address is one that the server makes up for a guest, before the viewer is known. */
function isGuestAddress(email: string | undefined): boolean {
  return email?.endsWith(`@${LOOK_AROUND_DOMAIN}`) === true;
}
