import { useEffect, useReducer } from "react";
import { uuidv7 } from "uuidv7";
import { useDraft } from "../../lib/useDraft.js";
import type { JobDetailsForm_JobDetailsFragment } from "../../operations.generated.js";
import { changeDraft, startDraft, type DraftAction, type JobDraft } from "./jobDraft.js";
import { readDraft, writeDraft } from "./keepDraft.js";

/** The draft of one hunt's job details, and what changes it. */
export interface KeptDraft {
  readonly draft: JobDraft;
  readonly change: (action: DraftAction) => void;
  /** Drops everything that is not saved. */
  readonly forget: () => void;
}

/** Holds a draft that outlives a reload and a lost sign-in: what was kept comes before what the server has. */
export function useJobDraft(huntId: string | null, saved: JobDetailsForm_JobDetailsFragment | null): KeptDraft {
  const store = useDraft(`jobDetails.${huntId ?? "new"}`);
  const [draft, change] = useReducer(changeDraft, saved, (from) => readDraft(store.read()?.draft) ?? freshDraft(from));
  useEffect(() => {
    if (holdsAnything(draft)) store.keep({ draft: writeDraft(draft) });
  }, [draft, store]);
  return { draft, change, forget: store.forget };
}

/** Makes a draft with ids of its own. */
export function freshDraft(saved: JobDetailsForm_JobDetailsFragment | null): JobDraft {
  return startDraft({ id: uuidv7(), newHuntId: uuidv7() }, saved);
}

function holdsAnything(draft: JobDraft): boolean {
  return draft.advert !== "" || Object.values(draft.fields).some((field) => field.value !== "");
}
