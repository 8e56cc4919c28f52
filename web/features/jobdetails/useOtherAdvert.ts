import { useCallback, useRef, useState } from "react";
import { forgetSelectedHunt } from "../../lib/remembered.js";
import { holdsOtherAdvert, isOfOtherAdvert, type Extraction, type SavedDetails } from "./jobDraft.js";
import type { KeptDraft } from "./useJobDraft.js";

/** Another advert than the saved one that waits for an answer; without an extraction where it was not read yet. */
interface Question {
  readonly advert: string;
  readonly extraction: Extraction | null;
}

/** Asks before another advert takes the place of a saved one. */
interface OtherAdvert {
  readonly isAsking: boolean;
  /** Takes what was read into the form, or asks first. */
  readonly read: (extraction: Extraction, advert: string) => void;
  /** True when Done may save the advert that the form holds; otherwise it asks. */
  readonly maySave: () => boolean;
  /** Gives the advert to the form of a new hunt, and goes there. */
  readonly toNewHunt: () => void;
  /** Lets it take the place of the saved one; gives the advert that is to be read first, if it was not. */
  readonly replace: () => string | null;
  readonly cancel: () => void;
}

/** Sees to it that another advert than the saved one gets into a form only where the person says so. */
export function useOtherAdvert({ draft, change, handOver }: KeptDraft, saved: SavedDetails | null): OtherAdvert {
  const [question, setQuestion] = useState<Question | null>(null);
  /** The advert that is meant to replace the saved one. */
  const meant = useRef<string | null>(null);
  const read = useCallback(
    (extraction: Extraction, advert: string) => {
      const isOther = isOfOtherAdvert(extraction, saved);
      if (isOther && meant.current !== advert) setQuestion({ advert, extraction });
      else change({ type: "extracted", extraction, replaces: isOther });
    },
    [saved, change],
  );
  const maySave = (): boolean => {
    if (draft.advert === meant.current || !holdsOtherAdvert(draft, saved)) return true;
    setQuestion({ advert: draft.advert, extraction: null });
    return false;
  };
  const toNewHunt = (): void => {
    if (question === null) return;
    const { advert, extraction } = question;
    const reading = extraction === null ? [] : [{ type: "extracted", extraction } as const];
    handOver([{ type: "advert", text: advert }, ...reading]);
    forgetSelectedHunt();
  };
  const replace = (): string | null => {
    if (question === null) return null;
    const { advert, extraction } = question;
    setQuestion(null);
    meant.current = advert;
    if (extraction === null) return advert;
    change({ type: "extracted", extraction, replaces: true });
    return null;
  };
  return { isAsking: question !== null, read, maySave, toNewHunt, replace, cancel: () => setQuestion(null) };
}
