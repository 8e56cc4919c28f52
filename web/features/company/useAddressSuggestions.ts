import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { ADDRESS_SUGGESTION_MIN } from "../../../schema/limits.js";
import { useAddressSuggestionsLazyQuery } from "../../operations.generated.js";

/** A pause in typing that is worth a question. */
const PAUSE_MS = 200;
const none: readonly string[] = [];

/**
 * Gives addresses that begin like what is being typed (spec 2: from three characters on), and the way to say what that
 * is. The latest text wins; below three characters, and when there is no answer, there is simply nothing to choose.
 */
export function useAddressSuggestions(): readonly [readonly string[], (typed: string) => void] {
  const { locale } = useIntl();
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState(none);
  const [ask] = useAddressSuggestionsLazyQuery();
  const text = typed.trim();
  const isEnough = text.length >= ADDRESS_SUGGESTION_MIN;

  useEffect(() => {
    if (!isEnough) return;
    let isLatest = true;
    const suggest = async (): Promise<void> => {
      try {
        const { data } = await ask({ variables: { text, language: locale } });
        if (isLatest) setFound(data?.addressSuggestions.map(({ description }) => description) ?? none);
      } catch {
        // Typing goes on: a suggestion that does not come is no failure of the form.
        if (isLatest) setFound(none);
      }
    };
    const timer = setTimeout(() => void suggest(), PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [ask, isEnough, locale, text]);

  return [isEnough ? found : none, setTyped];
}
