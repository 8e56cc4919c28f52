import { Form, type FormInstance } from "../../components/controls/Form.js";
import { Input, TextArea } from "../../components/controls/Input.js";
import type { ReactNode } from "react";
import { RecordForm } from "../../components/RecordForm.js";
import { TypeField } from "../../components/TypeField.js";
import type { RecordEditor } from "../../components/useRecordEditor.js";
import type { DraftValues } from "../../lib/useDraft.js";
import { useT } from "../../lib/useT.js";
import { shownFileName } from "../../components/file/documentFile.js";
import type { DocumentCardData, DocumentValues } from "./documentValues.js";
import { documentFormMessages as messages } from "./formMessages.js";

interface DocumentFormProps {
  readonly formId: string;
  readonly form: FormInstance<DraftValues>;
  readonly editor: RecordEditor<DocumentCardData, keyof DocumentValues>;
  readonly types: readonly { readonly name: string }[] | undefined;
  readonly isBusy: boolean;
  /** A file is chosen, so the source becomes its address. */
  readonly hasFile: boolean;
  readonly picker: ReactNode;
  readonly onKeep: (values: DraftValues) => void;
  readonly onBack: () => void;
  readonly onSubmit: (values: DocumentValues) => void;
}

/** The document form (spec 2): file, type, name, source and description. */
export function DocumentForm({ editor, types, hasFile, picker, ...props }: DocumentFormProps) {
  const t = useT();
  const { base } = editor.edited;
  const labels = {
    type: t(messages.type),
    name: t(messages.name),
    source: t(messages.source),
    description: t(messages.description),
  };
  // A draft cannot restore a file, only its name.
  const lostFile = hasFile ? undefined : editor.restored?.fileName;
  const isSourceSettled = base === undefined || hasFile;
  const sourceHint = base?.file
    ? t(messages.sourceKeepsFile, { name: shownFileName(base.file.name) })
    : t(messages.sourceHint);
  return (
    <RecordForm
      {...props}
      editor={editor}
      labels={labels}
      restoredHint={lostFile && t(messages.restoredFile, { name: lostFile })}
    >
      {picker}
      <div className="form-pair">
        <TypeField name="type" kind="DOCUMENT" label={labels.type} types={types} initial={editor.initial.type} />
        <Form.Item name="name" label={labels.name}>
          <Input autoComplete="off" dir="auto" />
        </Form.Item>
      </div>
      <Form.Item
        name="source"
        label={labels.source}
        extra={isSourceSettled ? t(messages.sourceAfterUpload) : sourceHint}
      >
        <Input readOnly={isSourceSettled} inputMode="url" autoComplete="off" />
      </Form.Item>
      <Form.Item name="description" label={labels.description}>
        <TextArea rows={5} dir="auto" />
      </Form.Item>
    </RecordForm>
  );
}
