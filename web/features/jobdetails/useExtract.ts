import { useCallback, useEffect, useRef, useState } from "react";
import { logSpecError } from "../../lib/logSpecError.js";
import { readProblem } from "../../lib/readProblem.js";
import { useJobDetailsExtractMutation } from "./jobdetails.generated.js";
import type { ExtractReader } from "../../schema.generated.js";
import { addressOf } from "./advert.js";
import type { Extraction } from "./jobDraft.js";

export interface Extract {
  /**
   * Resolves once the advert was read, the request failed, or another one took its place; the model reads as well unless
   * `reader` is the rules alone.
   */
  readonly extract: (advert: string, reader?: ExtractReader) => Promise<void>;
  /** Ends the reading without a result. */
  readonly stop: () => void;
  /** How many readings were begun. */
  readonly readings: number;
  /** False from the moment on at which the result, or the error, is there as well. */
  readonly isReading: boolean;
  /** The error of the last extraction; undefined when it did not fail. */
  readonly error: unknown;
}

type State = Pick<Extract, "readings" | "isReading" | "error">;

/**
 * Returns the extraction of the fields of a pasted text, or of the page at an address; a failure changes nothing. Of
 * several only the last one counts.
 */
export function useExtract(onRead: (extraction: Extraction, advert: string) => void): Extract {
  const [send] = useJobDetailsExtractMutation({ fetchPolicy: "no-cache" });
  const [state, setState] = useState<State>({ readings: 0, isReading: false, error: undefined });
  const running = useRef<AbortController | null>(null);
  const end = useCallback((error?: unknown) => setState(({ readings }) => ({ readings, isReading: false, error })), []);
  const stop = useCallback(() => {
    running.current?.abort();
    end();
  }, [end]);
  useEffect(() => () => running.current?.abort(), []);
  const extract = useCallback(
    async (advert: string, reader: ExtractReader = "MODEL") => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      setState(({ readings }) => ({ readings: readings + 1, isReading: true, error: undefined }));
      try {
        const url = addressOf(advert);
        const source = url === null ? { text: advert } : { url };
        const { data } = await send({
          // A value with a field of its own is left out of the description.
          variables: { input: { ...source, reader, description: "REST" } },
          context: { fetchOptions: { signal: own.signal } },
        });
        if (own.signal.aborted) return;
        if (data) onRead(data.extractJobDetails, advert);
        end();
      } catch (failure) {
        if (own.signal.aborted) return;
        const isPage = readProblem(failure).code.startsWith("PAGE_");
        logSpecError(isPage ? "Error fetching the URL content" : "Error retrieving job details", failure);
        end(failure);
      }
    },
    [send, end, onRead],
  );
  return { extract, stop, ...state };
}
