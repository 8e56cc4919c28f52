import { Form, Input } from "antd";
import { RecordForm } from "../../components/RecordForm.js";
import type { RecordEditor } from "../../components/useRecordEditor.js";
import { useT } from "../../lib/useT.js";
import type { IdealJobValues } from "./idealJobValues.js";
import { idealJobMessages as messages } from "./messages.js";
import type { IdealJobCardData } from "./useIdealJobs.js";

interface IdealJobFormProps {
  readonly formId: string;
  readonly editor: RecordEditor<IdealJobCardData, keyof IdealJobValues>;
  readonly onBack: () => void;
}

/** The ideal job form (spec 2): title and description. */
export function IdealJobForm({ formId, editor, onBack }: IdealJobFormProps) {
  const t = useT();
  const labels = { name: t(messages.name), description: t(messages.text) };
  return (
    <RecordForm formId={formId} editor={editor} labels={labels} onBack={onBack}>
      <Form.Item name="name" label={labels.name}>
        <Input autoFocus dir="auto" autoComplete="off" />
      </Form.Item>
      <Form.Item name="description" label={labels.description} extra={t(messages.textHint)}>
        <Input.TextArea dir="auto" rows={12} />
      </Form.Item>
    </RecordForm>
  );
}
