import { defineRecordList } from "../../components/defineRecordList.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { DocumentDeleteDocument, DocumentListDocument, DocumentSelectedDocument } from "./document.generated.js";
import { NotesPanel } from "../note/NotesPanel.js";
import { useAddNote } from "../note/useAddNote.js";
import { DocumentCard } from "./DocumentCard.js";
import { DocumentStatistics } from "./DocumentStatistics.js";
import { documentMessages } from "./messages.js";

/** The documents screen (spec 2). */
export const DocumentScreen = defineRecordList({
  kind: "DOCUMENT",
  texts: documentMessages,
  operations: { list: DocumentListDocument, selected: DocumentSelectedDocument, remove: DocumentDeleteDocument },
  nameOf: ({ name }) => name,
  Card: DocumentCard,
  editor: lazyComponent(async () => (await import("./DocumentEditor.js")).DocumentEditor),
  Statistics: DocumentStatistics,
  notes: { Panel: NotesPanel, useAddNote },
});
