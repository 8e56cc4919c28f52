import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { ADVERT_MAX, NAME_MAX } from "../../../schema/limits.js";
import { refreshFields } from "../../lib/cache.js";
import { complain } from "../../lib/complain.js";
import { readProblem } from "../../lib/readProblem.js";
import { useT } from "../../lib/useT.js";
import { useJobDetailsCompleteMutation, useJobDetailsCreateHuntMutation } from "../../operations.generated.js";
import { evidenceOf } from "./evidence.js";
import { eachField, type JobDraft } from "./jobDraft.js";
import { afterDoneMessages } from "./messages.js";

/** Where the details of a job go. */
interface Target {
  /** The hunt; undefined for a new one. */
  readonly huntId: string | undefined;
  /** The record that is replaced; undefined for a new one. */
  readonly id: string | undefined;
  /** The version of it that the person has seen, 0 when they have seen none; another one is not replaced. */
  readonly version: number | undefined;
}

/** What came of it: the lines of the log that undo it, the first to be undone first, or the code of what went wrong. */
type Completed = { readonly problem: null; readonly logEntryIds: readonly string[] } | { readonly problem: string };

/** Saves job details and completes the step. */
interface CompleteJobDetails {
  readonly complete: (draft: JobDraft, target: Target) => Promise<Completed>;
  readonly isBusy: boolean;
  /** Why the last attempt failed; undefined when none did. */
  readonly error: unknown;
}

/** What the companies, the figures and the lists show after Done is read again. */
const CHANGED = ["companies", "companyTypes", "dashboard", "jobHunts", "jobHuntStatistics"] as const;

/** Gives what Done does (spec 4); every id is in the draft, so that pressing it again saves nothing twice. */
export function useCompleteJobDetails(): CompleteJobDetails {
  const t = useT();
  const client = useApolloClient();
  const [createHunt, { loading: isCreating }] = useJobDetailsCreateHuntMutation();
  const [send, { loading: isSending }] = useJobDetailsCompleteMutation();
  const [error, setError] = useState<unknown>(undefined);
  const complete = useCallback(
    async (draft: JobDraft, { huntId, id = draft.id, version }: Target) => {
      setError(undefined);
      const { sourceUrl, advert } = draft;
      const advertText = advert.slice(0, ADVERT_MAX);
      const values = eachField((name) => textOrNull(draft.fields[name].value));
      try {
        let madeHunt: string | null = null;
        if (huntId === undefined) {
          const name = (values.jobTitle ?? values.companyName)?.slice(0, NAME_MAX) ?? t(afterDoneMessages.unnamed);
          const variables = { input: { id: draft.newHuntId, name, scenario: "FOUND_ADVERT" } } as const;
          madeHunt = (await createHunt({ variables })).data?.createJobHunt.logEntryId ?? null;
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
        void refreshFields(client, CHANGED);
        const logEntryIds = [data?.completeJobDetails.logEntryId, madeHunt].filter((id) => typeof id === "string");
        return { problem: null, logEntryIds };
      } catch (failure) {
        complain("Error saving job details", failure);
        setError(failure);
        return { problem: readProblem(failure).code };
      }
    },
    [client, createHunt, send, t],
  );
  return { complete, isBusy: isCreating || isSending, error };
}

function textOrNull(text: string): string | null {
  return text.trim() === "" ? null : text;
}
