import { useCallback, useEffect, useReducer, useState } from "react";
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
import { draftToKeep, readDraft, resumeDraft, seenBefore, writeDraft } from "./keepDraft.js";

/** The form of one hunt's job details, its actions, and changes of the saved details meanwhile. */
export interface KeptDraft {
  readonly draft: JobDraft;
  readonly change: (action: DraftAction) => void;
  /** Discards everything that is not saved. */
  readonly discard: () => void;
  /** Moves the advert to the form of a new hunt, which continues with it; typed values stay in their own form. */
  readonly handOver: (actions: readonly DraftAction[]) => void;
  readonly edited: Edited<Versioned, TextName>;
}

/**
 * Returns the form of a hunt, or of no hunt. The user's changes survive a reload and an expired session; they are
 * stored under the id of the hunt, so that they never get into another form.
 */
export function useJobDraft(huntId: string | undefined, saved: SavedDetails | null): KeptDraft {
  const store = useDraft(`jobDetails.of.${huntId ?? "none"}`);
  const newStore = useDraft("jobDetails.of.none");
  const [base] = useState(saved);
  const [kept] = useState(() => {
    const stored = store.read();
    const draft = readDraft(stored?.values["draft"]);
    return draft && { draft, began: seenBefore(stored?.began, draft, saved) };
  });
  const edited = useEdited(versioned(saved), (details) => savedTexts(details.saved), kept?.began);
  const [draft, change] = useReducer(changeDraft, kept?.draft, (from) =>
    from ? resumeDraft(from, base) : startDraft(newIds(), base),
  );
  const { seen } = edited;
  const keep = useCallback(
    (changed: JobDraft) => {
      const text = draftToKeep(changed, base);
      if (text) store.keep({ draft: writeDraft(text) }, seen);
      else store.discard();
    },
    [store, base, seen],
  );
  useEffect(() => keep(draft), [keep, draft]);
  const handOver = (actions: readonly DraftAction[]): void => {
    const before = readDraft(newStore.read()?.values["draft"]);
    const form = before ? resumeDraft(before, null) : startDraft(newIds(), null);
    const next = draftToKeep(actions.reduce(changeDraft, form), null);
    if (next) newStore.keep({ draft: writeDraft(next) });
    keep(changeDraft(draft, { type: "advert", text: base?.advertText ?? "" }));
  };
  return { draft, change, discard: store.discard, handOver, edited };
}

function newIds(): { readonly id: string; readonly newHuntId: string } {
  return { id: uuidv7(), newHuntId: uuidv7() };
}

/** Missing details have version 0, so that the first ones saved elsewhere count as a change. */
function versioned(saved: SavedDetails | null): Versioned & { readonly saved: SavedDetails | null } {
  return { id: saved?.id ?? "", version: saved?.version ?? 0, saved };
}
