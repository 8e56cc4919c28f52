import { lazy, Suspense } from "react";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { componentMessages } from "../../components/messages.js";
import { RecordActions } from "../../components/RecordActions.js";
import { Screen } from "../../components/Screen.js";
import { useDescription } from "../../lib/useDescription.js";
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

/** The documents screen (spec 2): a list with one card open at a time, the form, and statistics beside them. */
export function DocumentScreen() {
  const t = useT();
  const [isDescriptionOpen, setDescriptionOpen] = useDescription("documentsCollapsed");
  const documents = useDocuments();
  const { selected } = documents;
  const { addNote, noteDialog } = useAddNote();
  const modes = useRecordModes("document", selected, addNote);
  return (
    <Screen
      welcome={t(messages.welcome)}
      description={t(messages.description)}
      isDescriptionOpen={isDescriptionOpen}
      onDescriptionToggle={setDescriptionOpen}
      isForm={modes.isForm}
      actions={<RecordActions modes={modes} formId={formId} isEmpty={documents.isEmpty} />}
      rail={{
        listLabel: t(componentMessages.list),
        statistics: <DocumentStatistics />,
        notes: <NotesPanel noteGuid={selected?.noteGuid} name={selected?.name} count={selected?.noteCount} />,
        noteCount: selected?.noteCount,
      }}
    >
      {modes.isForm ? (
        <Suspense fallback={<ListSkeleton rows={3} />}>
          <DocumentEditor
            key={modes.mode}
            formId={formId}
            record={modes.edited}
            draft={modes.draft}
            onBack={modes.leave}
            onSaved={(document) => {
              documents.select(document);
              modes.finish();
            }}
          />
        </Suspense>
      ) : (
        <DocumentList documents={documents} onEdit={modes.edit} onAddNote={addNote} onEditSoon={preloadEditor} />
      )}
      {noteDialog}
    </Screen>
  );
}
