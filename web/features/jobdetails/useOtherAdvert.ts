import { useCallback, useRef, useState } from "react";
import { clearSelectedJobHunt } from "../../lib/localStorageState.js";
import { holdsOtherAdvert, isOfOtherAdvert, type Extraction, type SavedDetails } from "./jobDraft.js";
import type { KeptDraft } from "./useJobDraft.js";

/** Another advert than the saved one, pending the user's answer; without an extraction where it was not read yet. */
interface Question {
  readonly advert: string;
  readonly extraction: Extraction | null;
}

/** Asks before another advert replaces a saved one. */
interface OtherAdvert {
  readonly isAsking: boolean;
  /** Applies an extraction to the form, or asks first. */
  readonly read: (extraction: Extraction, advert: string) => void;
  /** Applies what a model adds to an extraction: to the form, or to the one that the question is about. */
  readonly improve: (extraction: Extraction, advert: string) => void;
  /** Returns true when Done may save the form's advert; otherwise asks. */
  readonly maySave: () => boolean;
  /** Moves the advert to the form of a new hunt, and navigates there. */
  readonly toNewJobHunt: () => void;
  /** Replaces the saved advert; returns the advert that is to be read first, or null when it was read already. */
  readonly replace: () => string | null;
  readonly cancel: () => void;
}

/** Ensures that another advert than the saved one gets into a form only with the user's consent. */
export function useOtherAdvert({ draft, change, handOver }: KeptDraft, saved: SavedDetails | null): OtherAdvert {
  const [question, setQuestion] = useState<Question | null>(null);
  /** The advert that is meant to replace the saved one. */
  const meant = useRef<string | null>(null);
  const read = useCallback(
    (extraction: Extraction, advert: string) => {
      const isOther = isOfOtherAdvert(extraction, saved);
      if (isOther && meant.current !== advert) setQuestion({ advert, extraction });
      else change({ type: "extracted", extraction, source: advert, replaces: isOther });
    },
    [saved, change],
  );
  const improve = useCallback(
    (extraction: Extraction, advert: string) => {
      const isOther = isOfOtherAdvert(extraction, saved) && meant.current !== advert;
      if (isOther) setQuestion((asked) => (asked?.advert === advert ? { advert, extraction } : asked));
      else change({ type: "improved", extraction });
    },
    [saved, change],
  );
  const maySave = (): boolean => {
    if (draft.advert === meant.current || !holdsOtherAdvert(draft, saved)) return true;
    setQuestion({ advert: draft.advert, extraction: null });
    return false;
  };
  const toNewJobHunt = (): void => {
    if (question === null) return;
    const { advert, extraction } = question;
    const reading = extraction === null ? [] : [{ type: "extracted", extraction, source: advert } as const];
    handOver([{ type: "advert", text: advert }, ...reading]);
    clearSelectedJobHunt();
  };
  const replace = (): string | null => {
    if (question === null) return null;
    const { advert, extraction } = question;
    setQuestion(null);
    meant.current = advert;
    if (extraction === null) return advert;
    change({ type: "extracted", extraction, source: advert, replaces: true });
    return null;
  };
  return {
    isAsking: question !== null,
    read,
    improve,
    maySave,
    toNewJobHunt,
    replace,
    cancel: () => setQuestion(null),
  };
}
