import { Form } from "../../components/controls/Form.js";
import { Input, TextArea } from "../../components/controls/Input.js";
import type { RecordFormProps } from "../../components/defineRecordList.js";
import { RecordForm } from "../../components/RecordForm.js";
import { useRecordEditor } from "../../components/useRecordEditor.js";
import { useRecordStore } from "../../components/useRecordStore.js";
import { useT } from "../../lib/useT.js";
import { IdealJobCreateDocument, IdealJobUpdateDocument } from "./idealjob.generated.js";
import { idealJobFields, type IdealJobCardData } from "./idealJobValues.js";
import { idealJobMessages as messages } from "./messages.js";

const documents = { create: IdealJobCreateDocument, update: IdealJobUpdateDocument };

/** The form that creates or updates an ideal job (spec 2): title and description. */
export function IdealJobEditor({ formId, onBack, ...props }: RecordFormProps<IdealJobCardData>) {
  const t = useT();
  const editor = useRecordEditor(props, useRecordStore("IDEAL_JOB", idealJobFields, documents));
  const labels = { name: t(messages.name), description: t(messages.text) };
  return (
    <RecordForm formId={formId} editor={editor} labels={labels} onBack={onBack}>
      <Form.Item name="name" label={labels.name}>
        <Input autoFocus dir="auto" autoComplete="off" />
      </Form.Item>
      <Form.Item name="description" label={labels.description} extra={t(messages.textHint)}>
        <TextArea dir="auto" rows={12} />
      </Form.Item>
    </RecordForm>
  );
}
