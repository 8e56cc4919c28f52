import { Form } from "../../components/controls/Form.js";
import { Input } from "../../components/controls/Input.js";
import { useEffect, useRef } from "react";
import { RecordForm } from "../../components/RecordForm.js";
import type { RecordEditor } from "../../components/useRecordEditor.js";
import type { DraftValues } from "../../lib/useDraft.js";
import { useT } from "../../lib/useT.js";
import type { DifferentJobs } from "../../plan/known/useDifferentJobs.js";
import { KnownByTitle } from "./KnownByTitle.js";
import { screenMessages } from "./messages.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import type { JobHuntField } from "./useJobHuntMutations.js";

interface JobHuntFormProps {
  readonly formId: string;
  readonly editor: RecordEditor<JobHunt, JobHuntField>;
  /** The hunt to rename; undefined for a new one. */
  readonly hunt: JobHunt | undefined;
  /** What was said of earlier captures like a new hunt. */
  readonly different: DifferentJobs;
  readonly onBack: () => void;
}

/** The one field of a job hunt: its title; left empty, an existing hunt keeps its title. */
export function JobHuntForm({ formId, editor, hunt, different, onBack }: JobHuntFormProps) {
  const t = useT();
  const labels = { title: t(screenMessages.title) };
  const [form] = Form.useForm<DraftValues>();
  const typed: unknown = Form.useWatch("title", form);
  const title = typeof typed === "string" ? typed : "";
  const field = useRef<HTMLInputElement>(null);
  // Not autoFocus: the dialog before this form returns the focus to its opener when it closes, which is earlier.
  useEffect(() => field.current?.focus(), []);
  return (
    <RecordForm formId={formId} editor={editor} form={form} labels={labels} isNarrow onBack={onBack}>
      <Form.Item name="title" label={labels.title} extra={hunt === undefined && t(screenMessages.titleHint)}>
        <Input ref={field} placeholder={hunt?.name ?? t(screenMessages.unnamed)} autoComplete="off" />
      </Form.Item>
      {hunt === undefined && <KnownByTitle title={title} different={different} />}
    </RecordForm>
  );
}
