import { Auth0Provider, type AppState } from "@auth0/auth0-react";
import { IntlProvider } from "react-intl";
import type { LanguagePack } from "../locales/locales.js";
import type { WebConfig } from "./config.js";
import { identityOptions } from "../lib/identityOptions.js";
import { ConnectionFailure } from "./ConnectionFailure.js";
import { ErrorBoundary } from "./ErrorBoundary.js";
import { idePath, ownPath } from "./paths.js";
import { SignInGate } from "./SignInGate.js";

interface AppProps {
  /** The language tag that dates, numbers and plurals follow. */
  readonly locale: string;
  readonly texts: LanguagePack;
  /** Undefined when the server did not answer. */
  readonly config: WebConfig | undefined;
  /** Given when the landing asked for a sign-in; told why it failed. */
  readonly onSignInFailed: ((reason: unknown) => void) | undefined;
}

/** Puts the application together up to the question of who is signed in. */
export function App({ locale, texts, config, onSignInFailed }: AppProps) {
  return (
    // A missing translation is shown in the interface itself (useT), so that the source texts count as ours here.
    <IntlProvider locale={locale} defaultLocale={locale} messages={texts.catalogue} onError={reportError}>
      <ErrorBoundary>
        {config === undefined ? (
          <ConnectionFailure />
        ) : (
          <Auth0Provider {...identityOptions(config.identity)} onRedirectCallback={returnToDeepLink}>
            <SignInGate controls={texts.controls} onSignInFailed={onSignInFailed} />
          </Auth0Provider>
        )}
      </ErrorBoundary>
    </IntlProvider>
  );
}

/** After sign-in the person lands where they wanted to go, if that is inside the product. */
function returnToDeepLink(state?: AppState): void {
  const path = ownPath(state?.returnTo);
  // The IDE is a page of its own, which only asked the app for a sign-in.
  if (path === idePath) window.location.replace(path);
  else window.history.replaceState({}, document.title, path);
}
