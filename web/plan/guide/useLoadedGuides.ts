import { useEffect, useState } from "react";
import { loadGuides, type LoadedGuides } from "./loadGuides.js";
import { browserLanguages } from "../../lib/environment/languages.js";

/** The guides of a language, as far as they are loaded. */
export interface GuidesState {
  /** Those of the language asked for last; undefined until they are there. */
  readonly loaded: LoadedGuides | undefined;
  /** Why they could not be loaded. */
  readonly error: unknown;
  readonly tryAgain: () => void;
}

interface Answer {
  readonly locale: string;
  readonly loaded?: LoadedGuides;
  readonly error?: unknown;
}

/** Loads the guides in a language by its tag (see `loadGuides`); null loads none. */
export function useLoadedGuides(locale: string | null): GuidesState {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (locale === null) return undefined;
    let isCurrent = true;
    loadGuides(locale, browserLanguages()).then(
      (loaded) => {
        if (isCurrent) setAnswer({ locale, loaded });
      },
      (error: unknown) => {
        if (isCurrent) setAnswer({ locale, error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, attempt]);
  const current = answer?.locale === locale ? answer : undefined;
  return {
    loaded: current?.loaded,
    error: current?.error,
    tryAgain: () => {
      setAnswer(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
