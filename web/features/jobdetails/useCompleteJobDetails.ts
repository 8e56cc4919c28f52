import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";
import { ADVERT_MAX, NAME_MAX } from "../../../schema/limits.js";
import { complain } from "../../lib/complain.js";
import { readProblem } from "../../lib/readProblem.js";
import { useT } from "../../lib/useT.js";
import { useJobDetailsCompleteMutation, useJobDetailsCreateHuntMutation } from "../../operations.generated.js";
import { eachField, type JobDraft } from "./jobDraft.js";
import { afterDoneMessages } from "./messages.js";

/** Saves job details and completes the step. */
export interface CompleteJobDetails {
  /** Resolves to null when everything is saved, else to the code of what went wrong. */
  readonly complete: (draft: JobDraft, huntId: string | null) => Promise<string | null>;
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
    async (draft: JobDraft, huntId: string | null) => {
      setError(undefined);
      const { id, version, sourceUrl, advert } = draft;
      const values = eachField((name) => textOrNull(draft.fields[name].value));
      try {
        if (huntId === null) {
          const name = values.jobTitle?.slice(0, NAME_MAX) ?? t(afterDoneMessages.unnamed);
          await createHunt({ variables: { input: { id: draft.newHuntId, name, scenario: "FOUND_ADVERT" } } });
        }
        const input = {
          ...values,
          id,
          version,
          sourceUrl,
          jobHuntId: huntId ?? draft.newHuntId,
          title: values.jobTitle?.slice(0, NAME_MAX) ?? null,
          advertText: textOrNull(advert.slice(0, ADVERT_MAX)),
        };
        await send({ variables: { input } });
        void client.refetchQueries({
          updateCache: (cache) => CHANGED.forEach((fieldName) => cache.evict({ id: "ROOT_QUERY", fieldName })),
        });
        return null;
      } catch (failure) {
        complain("Error saving job details", failure);
        setError(failure);
        return readProblem(failure).code;
      }
    },
    [client, createHunt, send, t],
  );
  return { complete, isBusy: isCreating || isSending, error };
}

function textOrNull(text: string): string | null {
  return text.trim() === "" ? null : text;
}
