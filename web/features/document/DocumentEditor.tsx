import { Form } from "antd";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { NAME_MAX } from "../../../schema/limits.js";
import { componentMessages } from "../../components/messages.js";
import { complain } from "../../lib/complain.js";
import { useLeaveGuard } from "../../lib/leaveGuard.js";
import { notify } from "../../lib/notify.js";
import { readProblem } from "../../lib/readProblem.js";
import type { Draft } from "../../lib/useDraft.js";
import { useEdited } from "../../lib/useEdited.js";
import { useT } from "../../lib/useT.js";
import { useDocumentTypesQuery } from "../../operations.generated.js";
import { findFileProblem, isReadable, nameFromFile, shownFileName } from "./documentFile.js";
import { DocumentForm } from "./DocumentForm.js";
import { documentValues, emptyDocument, type DocumentValues } from "./documentValues.js";
import { FilePicker } from "./FilePicker.js";
import { documentFormMessages as messages } from "./formMessages.js";
import type { DocumentCardData } from "./useDocuments.js";
import { useSaveDocument } from "./useSaveDocument.js";

interface DocumentEditorProps {
  readonly formId: string;
  /** The document to change; a new one is made without. */
  readonly document: DocumentCardData | undefined;
  readonly draft: Draft;
  readonly onBack: () => void;
  readonly onSaved: (document: DocumentCardData) => void;
}

interface FileFault {
  readonly text: string;
  readonly canRetry: boolean;
}

/** Makes or changes a document: uploads the file, saves what the form holds, and reloads the list after (spec 4). */
export function DocumentEditor({ formId, document: current, draft, onBack, onSaved }: DocumentEditorProps) {
  const t = useT();
  const { locale } = useIntl();
  const pickerId = useId();
  const edited = useEdited(current, comparedTexts);
  const { base: document } = edited;
  const [initial] = useState(document ? documentValues(document) : emptyDocument);
  const [restored] = useState(draft.read);
  const [form] = Form.useForm<DocumentValues>();
  const [isTyped, setTyped] = useState(restored !== undefined);
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<FileFault>();
  const { data: types } = useDocumentTypesQuery();
  const { save, upload, isBusy, error } = useSaveDocument(edited);
  useLeaveGuard(isTyped || file !== undefined);

  const keep = (values: DocumentValues, chosen = file): void => {
    setTyped(true);
    const { source, ...texts } = values;
    // The address of an uploaded file is no text of the person's, and good for minutes only.
    const typed = source === initial.source ? texts : values;
    draft.keep({ ...typed, ...(chosen ? { fileName: shownFileName(chosen.name) } : {}) });
  };
  const refuse = (text: string, canRetry = false): void => setFault({ text, canRetry });
  const pick = ([chosen, ...more]: readonly File[]): void => {
    if (chosen === undefined) return;
    const problem = more.length > 0 ? t(messages.several) : findFileProblem(chosen, t, locale);
    if (problem !== undefined) return refuse(problem);
    setFault(undefined);
    setFile(chosen);
    // A document without a name takes the name of its file.
    if (!form.getFieldValue("name")) form.setFieldValue("name", nameFromFile(chosen.name).slice(0, NAME_MAX));
    keep(form.getFieldsValue(), chosen);
  };
  const submit = async (submitted: DocumentValues): Promise<void> => {
    if (isBusy) return;
    if (file === undefined && document === undefined) {
      complain("No file selected for upload.");
      refuse(t(messages.none));
      globalThis.document.getElementById(pickerId)?.focus();
      return;
    }
    if (file !== undefined && !(await isReadable(file))) return refuse(t(messages.unreadable));
    setFault(undefined);
    try {
      const saved = await save(submitted, file);
      if (saved === undefined) return;
      draft.forget();
      notify(t(componentMessages.saved));
      onSaved(saved);
    } catch (reason) {
      tellFailure(reason);
    }
  };
  const tellFailure = (reason: unknown): void => {
    if (reason instanceof DOMException && reason.name === "AbortError") return refuse(t(messages.cancelled), true);
    complain("File upload failed", reason);
    const { code, message } = readProblem(reason);
    if (code === "TOO_LARGE") return refuse(message ?? t(messages.tooLargeForServer));
    refuse(message ?? t(messages.failed), !hopeless.has(code));
  };
  return (
    <DocumentForm
      formId={formId}
      form={form}
      edited={edited}
      isNew={document === undefined}
      initial={{ ...initial, ...textsOf(restored) }}
      isRestored={restored !== undefined}
      lostFile={restored?.fileName}
      typeNames={types?.documentTypes.map((type) => type.name) ?? []}
      isBusy={isBusy}
      error={error}
      ownFile={document?.file ? shownFileName(document.file.name) : undefined}
      hasFile={file !== undefined}
      picker={
        <FilePicker
          id={pickerId}
          file={file}
          problem={fault?.text}
          canRetry={fault?.canRetry === true}
          share={upload.share}
          isBusy={isBusy}
          onPick={pick}
          onCancel={upload.cancel}
        />
      }
      onChange={keep}
      onBack={onBack}
      onSubmit={(submitted) => void submit(submitted)}
    />
  );
}

/** What the same file would be answered again. */
const hopeless: ReadonlySet<string> = new Set(["UNSUPPORTED_MEDIA_TYPE", "BAD_REQUEST"]);

/** What can be compared with what was saved elsewhere; the address of an uploaded file is another in each answer. */
function comparedTexts(document: DocumentCardData): DocumentValues {
  const texts = documentValues(document);
  return document.file ? { ...texts, source: "" } : texts;
}

function textsOf(draft: Readonly<Record<string, string>> | undefined): Partial<DocumentValues> {
  const { fileName: _, ...texts } = draft ?? {};
  return texts;
}
