import { useEffect, useReducer, useState } from "react";
import { uuidv7 } from "uuidv7";
import { useDraft } from "../../lib/useDraft.js";
import { useEdited, type Edited, type Versioned } from "../../lib/useEdited.js";
import {
  changeDraft,
  savedTexts,
  startDraft,
  type DraftAction,
  type JobDraft,
  type SavedDetails,
  type TextName,
} from "./jobDraft.js";
import { readDraft, writeDraft } from "./keepDraft.js";

/** The draft of one hunt's job details, what changes it, and what has become of the saved details meanwhile. */
export interface KeptDraft {
  readonly draft: JobDraft;
  readonly change: (action: DraftAction) => void;
  /** Drops everything that is not saved. */
  readonly forget: () => void;
  readonly edited: Edited<Versioned, TextName>;
}

/** Holds a draft that outlives a reload and a lost sign-in: what was kept comes before what the server has. */
export function useJobDraft(huntId: string | undefined, saved: SavedDetails | null): KeptDraft {
  const store = useDraft(`jobDetails.${huntId ?? "new"}`);
  const [kept] = useState(store.read);
  const edited = useEdited(versioned(saved), (details) => savedTexts(details.saved), kept?.began);
  const [draft, change] = useReducer(changeDraft, saved, (from) => {
    const fresh = (): JobDraft => startDraft({ id: uuidv7(), newHuntId: uuidv7() }, from);
    return readDraft(kept?.values.draft) ?? fresh();
  });
  const { seen } = edited;
  useEffect(() => {
    if (holdsAnything(draft)) store.keep({ draft: writeDraft(draft) }, seen);
  }, [draft, store, seen]);
  return { draft, change, forget: store.forget, edited };
}

/** Counts no details as version 0, so that the first ones to be saved elsewhere are a change as well. */
function versioned(saved: SavedDetails | null): Versioned & { readonly saved: SavedDetails | null } {
  return { id: saved?.id ?? "", version: saved?.version ?? 0, saved };
}

function holdsAnything(draft: JobDraft): boolean {
  return draft.advert !== "" || Object.values(draft.fields).some((field) => field.value !== "");
}
