import { Suspense, useEffect } from "react";
import { isStaleReturn } from "../features/landing/staleReturn.js";
import { startLanding } from "../features/landing/startLanding.js";
import { LoadingScreen } from "./LoadingScreen.js";
import { paths } from "../lib/paths.js";
import { useIdentity } from "../lib/identityProvider.js";
import { lazyComponent } from "../lib/lazyComponent.js";

// Loaded before it is known whether a user is signed in, so that both loads run in parallel.
const { Component: Shell, preload } = lazyComponent(async () => (await import("./Shell.js")).Shell);
preload();
const { Component: SignUp } = lazyComponent(async () => (await import("./SignUpPage.js")).SignUpPage);
const { Component: SignInFailure } = lazyComponent(async () => (await import("./SignInFailure.js")).SignInFailure);

interface SignInGateProps {
  readonly onSignInFailed: ((reason: unknown) => void) | undefined;
}

/**
 * Renders the application for a signed-in user and the landing page otherwise; the sign-up notice needs no sign-in
 * (spec 2).
 */
export function SignInGate({ onSignInFailed }: SignInGateProps) {
  const { isLoading, isAuthenticated, error } = useIdentity();
  if (window.location.pathname === paths.signUp) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <SignUp />
      </Suspense>
    );
  }
  if (isLoading) return <LoadingScreen />;
  if (error && !isOldReturn(error)) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <SignInFailure error={error} />
      </Suspense>
    );
  }
  if (!isAuthenticated) return <Landing onSignInFailed={onSignInFailed} />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Shell />
    </Suspense>
  );
}

/** Shows the landing page, or redirects to the identity provider when its button was pressed already. */
function Landing({ onSignInFailed }: { onSignInFailed: ((reason: unknown) => void) | undefined }) {
  const { loginWithRedirect } = useIdentity();
  useEffect(() => {
    const signIn = (): Promise<void> => loginWithRedirect({ appState: { returnTo: wantedPath() } });
    if (onSignInFailed) void signIn().catch(onSignInFailed);
    else void startLanding({ preload: () => undefined, signIn });
  }, [loginWithRedirect, onSignInFailed]);
  return null;
}

/** Returns whether an error comes from an old redirect, which is ignored; its address is then replaced. */
function isOldReturn(error: Error): boolean {
  if (!isStaleReturn(error)) return false;
  window.history.replaceState({}, document.title, paths.dashboard);
  return true;
}

function wantedPath(): string {
  return window.location.pathname + window.location.search + window.location.hash;
}
