import { useCallback, useState } from "react";
import { ADVERT_MAX, NAME_MAX } from "../../../schema/limits.js";
import { noteCaptured } from "../../lib/justCaptured.js";
import { logSpecError } from "../../lib/logSpecError.js";
import type { RecordChange } from "../../lib/invalidate.js";
import { readProblem } from "../../lib/readProblem.js";
import { useInvalidate } from "../../lib/useInvalidate.js";
import { useT } from "../../lib/useT.js";
import { useJobDetailsCompleteMutation, useJobDetailsCreateJobHuntMutation } from "./jobdetails.generated.js";
import { evidenceOf } from "./evidence.js";
import { eachField, type JobDraft } from "./jobDraft.js";
import { afterDoneMessages } from "./messages.js";

/** The hunt and the record that get the details. */
interface Target {
  /** The hunt; undefined for a new one. */
  readonly huntId: string | undefined;
  /** The record that is replaced; undefined for a new one. */
  readonly id: string | undefined;
  /** The version that the user has seen, 0 when they have seen none; another version is not replaced. */
  readonly version: number | undefined;
}

export interface SavedDetails {
  readonly problem: null;
  /** The log entries that undo the save, in the order of undoing. */
  readonly logEntryIds: readonly string[];
  readonly changes: readonly RecordChange[];
}

/** The saved details, or the code of the failure. */
type Completed = SavedDetails | { readonly problem: string };

/** Saves job details and completes the step. */
interface CompleteJobDetails {
  readonly complete: (draft: JobDraft, target: Target) => Promise<Completed>;
  readonly isBusy: boolean;
  /** The error of the last attempt; undefined when it did not fail. */
  readonly error: unknown;
}

/** Returns the action of Done (spec 4); every id is in the draft, so that a repeated Done saves nothing twice. */
export function useCompleteJobDetails(): CompleteJobDetails {
  const t = useT();
  const invalidate = useInvalidate();
  const [createJobHunt, { loading: isCreating }] = useJobDetailsCreateJobHuntMutation();
  const [send, { loading: isSending }] = useJobDetailsCompleteMutation();
  const [error, setError] = useState<unknown>(undefined);
  const complete = useCallback(
    async (draft: JobDraft, { huntId, id = draft.id, version }: Target) => {
      setError(undefined);
      const { sourceUrl, advert } = draft;
      const advertText = advert.slice(0, ADVERT_MAX);
      const values = eachField((name) => textOrNull(draft.fields[name].value));
      try {
        let madeJobHunt: string | null = null;
        if (huntId === undefined) {
          const name = (values.jobTitle ?? values.companyName)?.slice(0, NAME_MAX) ?? t(afterDoneMessages.unnamed);
          const variables = { input: { id: draft.newHuntId, name, scenario: "FOUND_ADVERT" } } as const;
          madeJobHunt = (await createJobHunt({ variables })).data?.createJobHunt.logEntryId ?? null;
        }
        const input = {
          ...values,
          id,
          version,
          sourceUrl,
          jobHuntId: huntId ?? draft.newHuntId,
          title: values.jobTitle?.slice(0, NAME_MAX) ?? null,
          advertText: textOrNull(advertText),
          evidence: evidenceOf(draft, advertText),
        };
        const { data } = await send({ variables: { input } });
        noteCaptured(input.jobHuntId);
        const changes: readonly RecordChange[] = [
          { operation: "UPDATED", kind: "JOB_DETAILS", id, isCached: true },
          madeJobHunt === null
            ? { operation: "UPDATED", kind: "JOB_HUNT", id: input.jobHuntId, isCached: true }
            : { operation: "CREATED", kind: "JOB_HUNT", id: input.jobHuntId },
          // The employer and the agency may be new companies.
          { operation: "CREATED", kind: "COMPANY" },
        ];
        void invalidate(changes);
        const logEntryIds = [data?.completeJobDetails.logEntryId, madeJobHunt].filter((id) => typeof id === "string");
        return { problem: null, logEntryIds, changes };
      } catch (failure) {
        logSpecError("Error saving job details", failure);
        setError(failure);
        return { problem: readProblem(failure).code };
      }
    },
    [invalidate, createJobHunt, send, t],
  );
  return { complete, isBusy: isCreating || isSending, error };
}

function textOrNull(text: string): string | null {
  return text.trim() === "" ? null : text;
}
