import type { AppState } from "@auth0/auth0-react";
import { IntlProvider } from "react-intl";
import type { LanguagePack } from "../locales/locales.js";
import type { WebConfig } from "./config.js";
import { ConnectionFailure } from "./ConnectionFailure.js";
import { IdentityProvider } from "./IdentityProvider.js";
import { InsecurePage } from "./InsecurePage.js";
import { ErrorBoundary } from "./ErrorBoundary.js";
import { idePath, ownPath } from "../lib/paths.js";
import { SignInGate } from "./SignInGate.js";

interface AppProps {
  /** The language tag of dates, numbers and plurals. */
  readonly locale: string;
  readonly texts: LanguagePack;
  /** Undefined when the server did not answer. */
  readonly config: WebConfig | undefined;
  /** Present when the landing page requested a sign-in; called with the reason when it fails. */
  readonly onSignInFailed: ((reason: unknown) => void) | undefined;
}

/** Composes the application down to the sign-in gate. */
export function App({ locale, texts, config, onSignInFailed }: AppProps) {
  return (
    // A missing translation is shown in the interface itself (useT), so the source texts are not reported as missing
    // here.
    <IntlProvider locale={locale} defaultLocale={locale} messages={texts.catalogue} onError={reportError}>
      <ErrorBoundary>
        <SignInOrFailure config={config} onSignInFailed={onSignInFailed} />
      </ErrorBoundary>
    </IntlProvider>
  );
}

interface SignInOrFailureProps {
  readonly config: AppProps["config"];
  readonly onSignInFailed: AppProps["onSignInFailed"];
}

function SignInOrFailure({ config, onSignInFailed }: SignInOrFailureProps) {
  if (!window.isSecureContext) return <InsecurePage />;
  if (config === undefined) return <ConnectionFailure />;
  return (
    <IdentityProvider settings={config.identity} onReturn={returnToDeepLink}>
      <SignInGate onSignInFailed={onSignInFailed} />
    </IdentityProvider>
  );
}

/** Navigates after sign-in to the requested address, if that is inside the product. */
function returnToDeepLink(state?: AppState): void {
  const path = ownPath(state?.returnTo);
  // The IDE is a separate page, which used the app only for the sign-in.
  if (path === idePath) window.location.replace(path);
  else window.history.replaceState({}, document.title, path);
}
