import { useCallback, useEffect, useRef, useState } from "react";
import { logSpecError } from "../../lib/logSpecError.js";
import { readProblem } from "../../lib/readProblem.js";
import { useJobDetailsExtractMutation, useJobDetailsImproveMutation } from "./jobdetails.generated.js";
import type { ExtractReader } from "../../schema.generated.js";
import { addressOf } from "./advert.js";
import type { Extraction } from "./jobDraft.js";

export interface Extract {
  /**
   * Resolves once the advert was read, the request failed, or another one took its place. Unless `reader` is the rules
   * alone, the model adds to the result afterwards. `posting` is the index of one job of an advert that holds several.
   */
  readonly extract: (advert: string, reader?: ExtractReader, posting?: number) => Promise<void>;
  /** Ends the reading, or what the model adds to it; what was read stays. */
  readonly stop: () => void;
  /** How many readings were begun. */
  readonly readings: number;
  /** False from the moment on at which the result, or the error, is there as well. */
  readonly isReading: boolean;
  /** The result of the rules is there, and the model reads. */
  readonly isImproving: boolean;
  /** The error of the last extraction; undefined when it did not fail. */
  readonly error: unknown;
  /** Why the model added nothing to the last extraction; undefined when it did not fail. */
  readonly modelError: unknown;
}

type State = Omit<Extract, "extract" | "stop">;

/** The receivers of what is read: of the result, and of what the model adds to it. */
export interface Readers {
  readonly onRead: (extraction: Extraction, advert: string) => void;
  readonly onImproved: (extraction: Extraction, advert: string) => void;
}

const ENDED = { isReading: false, isImproving: false, error: undefined, modelError: undefined } as const;
/** A value with a field of its own is left out of the description. */
const DESCRIPTION = "REST";

/**
 * Returns the extraction of the fields of a pasted text, or of the page at an address; a failure changes nothing. Of
 * several only the last one counts.
 */
export function useExtract({ onRead, onImproved }: Readers): Extract {
  const [send] = useJobDetailsExtractMutation({ fetchPolicy: "no-cache" });
  const [sendImprove] = useJobDetailsImproveMutation({ fetchPolicy: "no-cache" });
  const [state, setState] = useState<State>({ readings: 0, ...ENDED });
  const running = useRef<AbortController | null>(null);
  const end = useCallback((outcome: Partial<State> = {}) => {
    setState(({ readings }) => ({ readings, ...ENDED, ...outcome }));
  }, []);
  const stop = useCallback(() => {
    running.current?.abort();
    end();
  }, [end]);
  useEffect(() => () => running.current?.abort(), []);
  const improve = useCallback(
    async (id: string, advert: string, { signal }: AbortController) => {
      try {
        const { data } = await sendImprove({
          variables: { input: { id, description: DESCRIPTION } },
          context: { fetchOptions: { signal } },
        });
        if (signal.aborted) return;
        if (data) onImproved(data.improveExtraction, advert);
        end();
      } catch (failure) {
        if (signal.aborted) return;
        logSpecError("Error retrieving job details", failure);
        end({ modelError: failure });
      }
    },
    [sendImprove, end, onImproved],
  );
  const extract = useCallback(
    async (advert: string, reader: ExtractReader = "MODEL", posting?: number) => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      setState(({ readings }) => ({ readings: readings + 1, ...ENDED, isReading: true }));
      try {
        const url = addressOf(advert);
        const source = url === null ? { text: advert } : { url };
        const { data } = await send({
          // The model takes seconds, and what the rules find is there at once.
          variables: { input: { ...source, posting, reader: "RULES", description: DESCRIPTION } },
          context: { fetchOptions: { signal: own.signal } },
        });
        if (own.signal.aborted) return;
        const extraction = data?.extractJobDetails;
        if (extraction) onRead(extraction, advert);
        const isImproving = extraction?.canImprove === true && reader === "MODEL";
        end({ isImproving });
        if (isImproving) void improve(extraction.id, advert, own);
      } catch (failure) {
        if (own.signal.aborted) return;
        const isPage = readProblem(failure).code.startsWith("PAGE_");
        logSpecError(isPage ? "Error fetching the URL content" : "Error retrieving job details", failure);
        end({ error: failure });
      }
    },
    [send, improve, end, onRead],
  );
  return { extract, stop, ...state };
}
