import "../components/controls/controls.css";
import { startTransition, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { keepClock } from "../lib/environment/keepClock.js";
import { browserLanguages } from "../lib/environment/languages.js";
import { StorageError } from "../lib/environment/storageError.js";
import { storageFault } from "../lib/environment/storageFault.js";
import { keepKeysOfInputMethods } from "../lib/keys.js";
import { readLocalState } from "../lib/localStorageState.js";
import { chooseLocale, defaultLocale, formatTag, locales, type LanguagePack } from "../locales/locales.js";
import { App } from "./App.js";
import { loadConfig, readKnownConfig } from "./config.js";
import { loadScreen } from "./screens.js";
import { showFailure } from "./showFailure.js";

/** For how long the code of the first screen is waited for before the frame is shown without it, in milliseconds. */
const SCREEN_WAIT_MS = 300;

interface StartOptions {
  /** The button of the landing page was pressed: redirect to the identity provider at once. */
  readonly signIn?: boolean;
}

let root: Root | undefined;
let attempts = 0;

/**
 * Starts the application; with `signIn` it rejects when the browser stores nothing, or the identity provider cannot be
 * reached.
 */
export async function startApp({ signIn = false }: StartOptions = {}): Promise<void> {
  const fault = signIn ? storageFault() : undefined;
  if (fault !== undefined) throw new StorageError(fault);
  const languages = browserLanguages();
  const wanted = chooseLocale(readLocalState("language"), languages);
  const known = signIn ? undefined : readKnownConfig();
  const [config, pack] = await Promise.allSettled([
    known ?? loadConfig(),
    locales[wanted]?.load(),
    signIn ? undefined : untilScreenIsLoaded(),
  ]);
  if (signIn && config.status === "rejected") throw config.reason;
  // A language whose texts fail to load is replaced by the default one, which is part of the code.
  const texts: LanguagePack = (pack.status === "fulfilled" ? pack.value : undefined) ?? { catalogue: {} };
  const locale = pack.status === "fulfilled" ? wanted : defaultLocale;
  document.documentElement.lang = locale;
  document.documentElement.dir = locales[locale]?.direction ?? "ltr";
  const element = document.getElementById("root");
  if (!element) return;
  if (root === undefined) keepKeysOfInputMethods();
  root ??= createRoot(element, { onUncaughtError: showFailure });
  if (attempts === 0) keepClock();
  attempts += 1;
  // A sign-in ends with a redirect, or with a rejection.
  await (signIn ? new Promise<never>((_, reject) => render(reject)) : render(undefined));

  function render(onSignInFailed: ((reason: unknown) => void) | undefined): void {
    // In a transition React lets the browser go on between components.
    startTransition(() =>
      root?.render(
        <StrictMode>
          <App
            key={attempts}
            locale={formatTag(locale, languages)}
            texts={texts}
            config={config.status === "fulfilled" ? config.value : undefined}
            onSignInFailed={onSignInFailed}
          />
        </StrictMode>,
      ),
    );
  }
}

/** Resolves once the code of the first screen is there; a frame without it would stay for 300 ms, see lazyComponent. */
function untilScreenIsLoaded(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, SCREEN_WAIT_MS));
  return Promise.race([loadScreen(window.location.pathname), late]);
}
