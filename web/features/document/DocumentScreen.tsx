import { lazy } from "react";
import { componentMessages } from "../../components/messages.js";
import { RecordScreen } from "../../components/RecordScreen.js";
import { useRecordModes } from "../../lib/useRecordModes.js";
import { useT } from "../../lib/useT.js";
import { NotesPanel } from "../note/NotesPanel.js";
import { useAddNote } from "../note/useAddNote.js";
import { DocumentList } from "./DocumentList.js";
import { DocumentStatistics } from "./DocumentStatistics.js";
import { documentMessages as messages } from "./messages.js";
import { useDocuments } from "./useDocuments.js";

const loadEditor = () => import("./DocumentEditor.js");
const preloadEditor = (): void => void loadEditor();
const DocumentEditor = lazy(async () => ({ default: (await loadEditor()).DocumentEditor }));
const formId = "document-form";

/** The documents screen (spec 2). */
export function DocumentScreen() {
  const t = useT();
  const documents = useDocuments();
  const { selected } = documents;
  const { addNote, noteDialog } = useAddNote();
  const modes = useRecordModes("document", documents, addNote);
  return (
    <RecordScreen
      texts={messages}
      collapsedKey="documentsCollapsed"
      formId={formId}
      modes={modes}
      isEmpty={documents.isEmpty}
      rail={{
        listLabel: t(componentMessages.list),
        statistics: <DocumentStatistics />,
        notes: <NotesPanel noteGuid={selected?.noteGuid} name={selected?.name} count={selected?.noteCount} />,
        noteCount: selected?.noteCount,
      }}
      form={<DocumentEditor key={modes.mode} formId={formId} {...modes.form} />}
    >
      <DocumentList documents={documents} onEdit={modes.edit} onAddNote={addNote} onEditSoon={preloadEditor} />
      {noteDialog}
    </RecordScreen>
  );
}
