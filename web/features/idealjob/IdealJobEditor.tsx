import { useState } from "react";
import { uuidv7 } from "uuidv7";
import { componentMessages } from "../../components/messages.js";
import { reloadCounts } from "../../lib/cache.js";
import { notify } from "../../lib/notify.js";
import { readProblem } from "../../lib/readProblem.js";
import type { Draft } from "../../lib/useDraft.js";
import { useEdited } from "../../lib/useEdited.js";
import { useT } from "../../lib/useT.js";
import { useIdealJobCreateMutation, useIdealJobUpdateMutation } from "../../operations.generated.js";
import { IdealJobForm } from "./IdealJobForm.js";
import { emptyIdealJob, type IdealJobValues } from "./idealJobValues.js";
import type { IdealJobCardData } from "./useIdealJobs.js";

interface IdealJobEditorProps {
  readonly formId: string;
  /** The ideal job to change; a new one is made without. */
  readonly idealJob: IdealJobCardData | undefined;
  readonly draft: Draft;
  readonly onBack: () => void;
  readonly onSaved: (idealJob: IdealJobCardData) => void;
}

/** Makes or changes an ideal job: saves what the form holds, and reloads the list after (spec 4). */
export function IdealJobEditor({ formId, idealJob, draft, onBack, onSaved }: IdealJobEditorProps) {
  const t = useT();
  const edited = useEdited(idealJob, idealJobValues);
  const { base } = edited;
  const [restored] = useState(draft.read);
  // One id for one form: a save that is repeated after a lost answer makes no second ideal job.
  const [newId] = useState(uuidv7);
  const options = { refetchQueries: ["IdealJobList", "IdealJobStatistics"], awaitRefetchQueries: true };
  const [create, creation] = useIdealJobCreateMutation(options);
  const [update, change] = useIdealJobUpdateMutation(options);

  const save = async (values: IdealJobValues): Promise<IdealJobCardData | undefined> => {
    if (base === undefined) {
      const { data } = await create({ variables: { input: { id: newId, ...values } }, update: reloadCounts });
      return data?.createIdealJob.idealJob;
    }
    const { data } = await update({ variables: { input: { id: base.id, version: edited.version, ...values } } });
    return data?.updateIdealJob.idealJob;
  };
  const submit = async (values: IdealJobValues): Promise<void> => {
    try {
      const saved = await save(values);
      draft.forget();
      notify(t(componentMessages.saved));
      if (saved) onSaved(saved);
    } catch (error) {
      // The mutation keeps the failure; the form shows it and keeps what was typed.
      if (readProblem(error).code === "CONFLICT") await edited.reload();
    }
  };
  const initial = base ? idealJobValues(base) : emptyIdealJob;
  return (
    <IdealJobForm
      formId={formId}
      edited={edited}
      initial={{ ...initial, ...restored }}
      isRestored={restored !== undefined}
      isBusy={creation.loading || change.loading}
      error={creation.error ?? change.error}
      onChange={draft.keep}
      onBack={onBack}
      onSubmit={(values) => void submit(values)}
    />
  );
}

function idealJobValues({ name, description }: IdealJobCardData): IdealJobValues {
  return { name, description: description ?? "" };
}
