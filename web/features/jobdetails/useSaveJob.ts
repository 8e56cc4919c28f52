import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../lib/paths.js";
import { writeLocalState } from "../../lib/localStorageState.js";
import type { DifferentJobs } from "../../plan/known/useDifferentJobs.js";
import { changeDraft, type SavedDetails } from "./jobDraft.js";
import { noteLeftJobs } from "./leftJobs.js";
import { jobsLeft } from "./severalJobs.js";
import { useCompleteJobDetails } from "./useCompleteJobDetails.js";
import type { KeptDraft } from "./useJobDraft.js";
import { useSavedToast } from "./useSavedToast.js";

interface SaveJobArgs {
  readonly form: KeptDraft;
  readonly saved: SavedDetails | null;
  /** The details of the chosen hunt that are replaced; null: none. */
  readonly replaced: SavedDetails | null;
  /** The hunt that gets the details; undefined: a new one. */
  readonly huntId: string | undefined;
  readonly different: DifferentJobs;
}

/** The saving of job details. */
interface SaveJob {
  /**
   * Saves the details and completes the step, then goes back to where the step was opened; `employer` is the company
   * that was named last.
   */
  readonly save: (employer?: string) => Promise<void>;
  readonly isBusy: boolean;
  /** The error of the last attempt; undefined when it did not fail. */
  readonly error: unknown;
  /** The version with which the last attempt was refused; undefined when none was. */
  readonly refused: number | undefined;
}

/** Returns the saving of the job details that are in a form. */
export function useSaveJob({ form, saved, replaced, huntId, different }: SaveJobArgs): SaveJob {
  const navigate = useNavigate();
  const { change, discard, edited } = form;
  const { complete, isBusy, error } = useCompleteJobDetails();
  const showSavedToast = useSavedToast();
  const [refused, setRefused] = useState<number>();
  const save = async (employer = ""): Promise<void> => {
    const named = { type: "edit", field: "companyName", value: employer } as const;
    const draft = employer === "" ? form.draft : changeDraft(form.draft, named);
    if (employer !== "") change(named);
    const version = replaced?.version ?? edited.version;
    const completed = await complete(draft, { huntId, id: (replaced ?? saved)?.id, version });
    if (completed.problem === "CONFLICT") {
      await edited.reload();
      // A record that was never in this form is not overwritten without a question.
      if (replaced === null) setRefused(version);
    }
    if (completed.problem !== null) return;
    discard();
    if (draft.jobs !== null) noteLeftJobs(jobsLeft(draft.jobs));
    different.markFor(huntId ?? draft.newHuntId);
    // Selects the new hunt, so that it is the open one.
    if (huntId === undefined) writeLocalState("selectedJobHuntId", draft.newHuntId);
    showSavedToast(completed);
    // A screen opened by its address has no entry before it.
    void (canGoBack() ? navigate(-1) : navigate(paths.jobHunts, { replace: true }));
  };
  return { save, isBusy, error, refused };
}

/** The router numbers the browser's history entries; before the first there is no screen of this app. */
function canGoBack(): boolean {
  const state: unknown = window.history.state;
  return (
    typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number" && state.idx > 0
  );
}
