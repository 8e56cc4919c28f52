import { Form } from "../../components/controls/Form.js";
import { useId } from "react";
import { NAME_MAX } from "../../../schema/limits.js";
import type { RecordFormProps } from "../../components/defineRecordList.js";
import { useRecordEditor } from "../../components/useRecordEditor.js";
import { useLeaveGuard } from "../../lib/leaveGuard.js";
import type { DraftValues } from "../../lib/useDraft.js";
import { useDocumentTypesQuery } from "./document.generated.js";
import { nameFromFile, shownFileName } from "../../components/file/documentFile.js";
import { DocumentForm } from "./DocumentForm.js";
import { documentFields, type DocumentCardData, type DocumentValues } from "./documentValues.js";
import { FilePicker } from "./FilePicker.js";
import { useChosenFile } from "../../components/file/useChosenFile.js";
import { useDocumentMutations } from "./useDocumentMutations.js";
import { useUpload } from "../../components/file/useUpload.js";

/**
 * The form that creates or updates a document: uploads the file first, whose address becomes the source, then saves the
 * form (spec 4).
 */
export function DocumentEditor({ formId, onBack, ...props }: RecordFormProps<DocumentCardData>) {
  const pickerId = useId();
  const [form] = Form.useForm<DraftValues>();
  const { data } = useDocumentTypesQuery();
  const upload = useUpload();
  const editor = useRecordEditor(props, useDocumentMutations(upload.discard));
  const chosen = useChosenFile(upload);
  const { base } = editor.edited;
  const isBusy = upload.share !== undefined || editor.isBusy;
  useLeaveGuard(chosen.file !== undefined, { isKept: false });

  const keep = (values: DraftValues, file = chosen.file): void => {
    const { source, ...texts } = values;
    // The address of an uploaded file is not typed by the user, and expires within minutes.
    const typed = source === (base && documentFields.textsOf(base).source) ? texts : values;
    editor.keep({ ...typed, ...(file && { fileName: shownFileName(file.name) }) });
  };
  const pick = (files: readonly File[]): void => {
    const file = chosen.choose(files);
    if (file === undefined) return;
    // A document without a name gets the name of its file.
    if (!form.getFieldValue("name")) form.setFieldValue("name", nameFromFile(file.name).slice(0, NAME_MAX));
    keep(form.getFieldsValue(), file);
  };
  const submit = async (values: DocumentValues): Promise<void> => {
    if (isBusy) return;
    const url = await chosen.send(base === undefined);
    if (url !== null) await editor.submit(url === undefined ? values : { ...values, source: url });
    else if (chosen.file === undefined) document.getElementById(pickerId)?.focus();
  };
  return (
    <DocumentForm
      formId={formId}
      form={form}
      editor={editor}
      types={data?.types}
      isBusy={isBusy}
      hasFile={chosen.file !== undefined}
      picker={
        <FilePicker
          id={pickerId}
          file={chosen.file}
          problem={chosen.fault?.text}
          canRetry={chosen.fault?.canRetry === true}
          share={upload.share}
          isBusy={isBusy}
          onPick={pick}
          onCancel={upload.cancel}
        />
      }
      onKeep={keep}
      onBack={onBack}
      onSubmit={(values) => void submit(values)}
    />
  );
}
