import { useAuth0 } from "@auth0/auth0-react";
import { lazy, Suspense, useEffect } from "react";
import type { LanguagePack } from "../locales/locales.js";
import { startLanding } from "../features/landing/startLanding.js";
import { ErrorScreen } from "./ErrorScreen.js";
import { LoadingScreen } from "./LoadingScreen.js";
import { paths } from "./paths.js";

// Asked for before it is known whether somebody is signed in: the answer and the shell then arrive together.
const shell = import("./Shell.js");
const Shell = lazy(async () => ({ default: (await shell).Shell }));
const SignUp = lazy(async () => ({ default: (await import("./SignUpPage.js")).SignUpPage }));

interface SignInGateProps {
  readonly controls: LanguagePack["controls"];
  readonly onSignInFailed: ((reason: unknown) => void) | undefined;
}

/** Lets a signed-in person in and shows everybody else the landing; only the sign-up notice asks nobody (spec 2). */
export function SignInGate({ controls, onSignInFailed }: SignInGateProps) {
  const { isLoading, isAuthenticated, error } = useAuth0();
  if (window.location.pathname === paths.signUp) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <SignUp />
      </Suspense>
    );
  }
  if (isLoading) return <LoadingScreen />;
  if (error && !isStaleReturn(error)) return <ErrorScreen message={error.message} />;
  if (!isAuthenticated) return <Landing onSignInFailed={onSignInFailed} />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Shell controls={controls} />
    </Suspense>
  );
}

/** Shows the landing of the page, or goes straight to the identity provider when its button was pressed already. */
function Landing({ onSignInFailed }: { onSignInFailed: ((reason: unknown) => void) | undefined }) {
  const { loginWithRedirect } = useAuth0();
  useEffect(() => {
    const signIn = (): Promise<void> => loginWithRedirect({ appState: { returnTo: wantedPath() } });
    if (onSignInFailed) void signIn().catch(onSignInFailed);
    else void startLanding({ preload: () => undefined, signIn });
  }, [loginWithRedirect, onSignInFailed]);
  return null;
}

/** An old answer of the identity provider, reloaded or gone back to, proves nothing and harms nobody. */
function isStaleReturn(error: Error): boolean {
  if (!/invalid state|missing transaction/i.test(error.message)) return false;
  window.history.replaceState({}, document.title, paths.dashboard);
  return true;
}

function wantedPath(): string {
  return window.location.pathname + window.location.search + window.location.hash;
}
