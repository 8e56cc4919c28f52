import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldName } from "./fields.js";
import type { JobDraft } from "./jobDraft.js";
import { namesNoEmployer } from "./missingFields.js";

/** The question for the employer that an advert does not name. */
interface EmployerQuestion {
  readonly isAsking: boolean;
  /** Asks, unless it was asked for this capture before, or nothing is to be asked; returns whether it asks. */
  readonly ask: () => boolean;
  readonly close: () => void;
  /** A stable function. Notes the field that the person went to: who sees the empty field of the employer and leaves it has answered. */
  readonly noteFocus: (name: FieldName) => void;
}

/** Returns the question for the employer of a draft; `isFirst`: no details are saved for its hunt yet. */
export function useEmployerQuestion(draft: JobDraft, isFirst: boolean): EmployerQuestion {
  const [isAsking, setAsking] = useState(false);
  const { readText } = draft;
  /** The advert for which it was asked, or answered. */
  const settledFor = useRef<string | null>(null);
  const latest = useRef(readText);
  useEffect(() => {
    latest.current = readText;
  });
  const ask = (): boolean => {
    if (!isFirst || settledFor.current === readText || !namesNoEmployer(draft)) return false;
    settledFor.current = readText;
    setAsking(true);
    return true;
  };
  const noteFocus = useCallback((name: FieldName) => {
    if (name === "companyName") settledFor.current = latest.current;
  }, []);
  return { isAsking, ask, close: () => setAsking(false), noteFocus };
}
