import { useRecordEditor, type RecordEditorProps } from "../../components/useRecordEditor.js";
import { reloadCounts } from "../../lib/cache.js";
import { useIdealJobCreateMutation, useIdealJobUpdateMutation } from "../../operations.generated.js";
import { IdealJobForm } from "./IdealJobForm.js";
import { emptyIdealJob, idealJobValues } from "./idealJobValues.js";
import type { IdealJobCardData } from "./useIdealJobs.js";

interface IdealJobEditorProps extends RecordEditorProps<IdealJobCardData> {
  readonly formId: string;
  readonly onBack: () => void;
}

const reload = { refetchQueries: ["IdealJobList", "IdealJobStatistics"], awaitRefetchQueries: true };

/** Makes or changes an ideal job, and reloads the list after (spec 4). */
export function IdealJobEditor({ formId, onBack, ...props }: IdealJobEditorProps) {
  const [create] = useIdealJobCreateMutation(reload);
  const [update] = useIdealJobUpdateMutation(reload);
  const editor = useRecordEditor(props, {
    empty: emptyIdealJob,
    textsOf: idealJobValues,
    create: async (input) => {
      const { data } = await create({ variables: { input }, update: reloadCounts });
      return data?.createIdealJob.idealJob;
    },
    update: async (input) => (await update({ variables: { input } })).data?.updateIdealJob.idealJob,
  });
  return <IdealJobForm formId={formId} editor={editor} onBack={onBack} />;
}
