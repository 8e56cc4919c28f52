import { useCallback, useState } from "react";
import { complain } from "../../lib/complain.js";
import { readProblem } from "../../lib/readProblem.js";
import { useJobDetailsExtractMutation, type ExtractReader } from "../../operations.generated.js";
import { addressOf } from "./advert.js";
import type { Extraction } from "./jobDraft.js";

/** Reads adverts. */
export interface Extract {
  /** Resolves once the advert was read or failed; the model reads as well unless the rules alone shall. */
  readonly extract: (advert: string, reader?: ExtractReader) => Promise<void>;
  readonly isReading: boolean;
  /** Why the last reading failed; undefined when none did. */
  readonly error: unknown;
}

/** Gives what reads the fields out of a pasted text, or out of the page at an address; a failure changes nothing. */
export function useExtract(onRead: (extraction: Extraction, advert: string) => void): Extract {
  const [send, { loading: isReading }] = useJobDetailsExtractMutation({ fetchPolicy: "no-cache" });
  const [error, setError] = useState<unknown>(undefined);
  const extract = useCallback(
    async (advert: string, reader: ExtractReader = "MODEL") => {
      setError(undefined);
      try {
        const url = addressOf(advert);
        const source = url === null ? { text: advert } : { url };
        // What stands in a field of its own need not be read twice.
        const { data } = await send({ variables: { input: { ...source, reader, description: "REST" } } });
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
