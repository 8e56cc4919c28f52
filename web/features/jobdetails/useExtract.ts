import { useCallback, useState } from "react";
import { complain } from "../../lib/complain.js";
import { readProblem } from "../../lib/readProblem.js";
import { useJobDetailsExtractMutation } from "../../operations.generated.js";
import { isAddress } from "./advert.js";
import type { Extraction } from "./jobDraft.js";

/** Reads adverts. */
export interface Extract {
  /** Resolves once the advert was read or failed. */
  readonly extract: (advert: string) => Promise<void>;
  readonly isReading: boolean;
  /** Why the last reading failed; undefined when none did. */
  readonly error: unknown;
}

/** Gives what reads the fields out of a pasted text, or out of the page at an address; a failure changes nothing. */
export function useExtract(onRead: (extraction: Extraction, advert: string) => void): Extract {
  const [send, { loading: isReading }] = useJobDetailsExtractMutation({ fetchPolicy: "no-cache" });
  const [error, setError] = useState<unknown>(undefined);
  const extract = useCallback(
    async (advert: string) => {
      setError(undefined);
      try {
        const input = isAddress(advert) ? { url: advert.trim() } : { text: advert };
        const { data } = await send({ variables: { input } });
        if (data) onRead(data.extractJobDetails, advert);
      } catch (failure) {
        const isPage = readProblem(failure).code.startsWith("PAGE_");
        complain(isPage ? "Error fetching the URL content" : "Error retrieving job details", failure);
        setError(failure);
      }
    },
    [send, onRead],
  );
  return { extract, isReading, error };
}
