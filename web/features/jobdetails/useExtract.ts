import { useCallback, useState } from "react";
import { logSpecError } from "../../lib/logSpecError.js";
import { readProblem } from "../../lib/readProblem.js";
import { useJobDetailsExtractMutation } from "./jobdetails.generated.js";
import type { ExtractReader } from "../../schema.generated.js";
import { addressOf } from "./advert.js";
import type { Extraction } from "./jobDraft.js";

export interface Extract {
  /**
   * Resolves once the advert was read or the request failed; the model reads as well unless `reader` is the rules
   * alone.
   */
  readonly extract: (advert: string, reader?: ExtractReader) => Promise<void>;
  readonly isReading: boolean;
  /** The error of the last extraction; undefined when it did not fail. */
  readonly error: unknown;
}

/** Returns the extraction of the fields of a pasted text, or of the page at an address; a failure changes nothing. */
export function useExtract(onRead: (extraction: Extraction, advert: string) => void): Extract {
  const [send, { loading: isReading }] = useJobDetailsExtractMutation({ fetchPolicy: "no-cache" });
  const [error, setError] = useState<unknown>(undefined);
  const extract = useCallback(
    async (advert: string, reader: ExtractReader = "MODEL") => {
      setError(undefined);
      try {
        const url = addressOf(advert);
        const source = url === null ? { text: advert } : { url };
        // A value with a field of its own is left out of the description.
        const { data } = await send({ variables: { input: { ...source, reader, description: "REST" } } });
        if (data) onRead(data.extractJobDetails, advert);
      } catch (failure) {
        const isPage = readProblem(failure).code.startsWith("PAGE_");
        logSpecError(isPage ? "Error fetching the URL content" : "Error retrieving job details", failure);
        setError(failure);
      }
    },
    [send, onRead],
  );
  return { extract, isReading, error };
}
