import { useLazyQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { ADDRESS_SUGGESTION_MIN } from "../../../schema/limits.js";
import { useDebounced } from "../../lib/useDebounced.js";
import { AddressSuggestionsDocument } from "./company.generated.js";

/** The pause in typing, in milliseconds, after which suggestions are requested. */
const DEBOUNCE_MS = 200;
const none: readonly string[] = [];

/**
 * Returns addresses that begin like the typed text (spec 2: from three characters on), and the function that sets this
 * text. The latest text wins; below three characters, and when the request fails, there are no suggestions.
 */
export function useAddressSuggestions(): readonly [readonly string[], (typed: string) => void] {
  const { locale } = useIntl();
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState(none);
  const [ask] = useLazyQuery(AddressSuggestionsDocument);
  const text = typed.trim();
  const settled = useDebounced(text, DEBOUNCE_MS);
  const isEnough = text.length >= ADDRESS_SUGGESTION_MIN;
  const asked = isEnough && settled === text ? text : undefined;

  useEffect(() => {
    if (asked === undefined) return undefined;
    let isLatest = true;
    const suggest = async (): Promise<void> => {
      try {
        const { data } = await ask({ variables: { text: asked, language: locale } });
        if (isLatest) setFound(data?.addressSuggestions.map(({ description }) => description) ?? none);
      } catch {
        // A failed request for suggestions is no failure of the form.
        if (isLatest) setFound(none);
      }
    };
    void suggest();
    return () => {
      isLatest = false;
    };
  }, [ask, asked, locale]);

  return [isEnough ? found : none, setTyped];
}
