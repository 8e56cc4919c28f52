import { useCallback } from "react";
import { EmptyState } from "../../components/EmptyState.js";
import { RecordList, type DrawRecord } from "../../components/RecordList.js";
import type { Records } from "../../lib/useRecords.js";
import { useT } from "../../lib/useT.js";
import { DocumentCard } from "./DocumentCard.js";
import { documentMessages as messages } from "./messages.js";
import { useDocumentDelete } from "./useDocumentDelete.js";
import type { DocumentCardData } from "./useDocuments.js";

interface DocumentListProps {
  readonly documents: Records<DocumentCardData>;
  readonly onEdit: () => void;
  readonly onAddNote: (document: DocumentCardData) => void;
  /** The form is likely to be wanted next. */
  readonly onEditSoon: () => void;
}

/** Shows the documents, or why there are none to show. */
export function DocumentList({ documents, onEdit, onAddNote, onEditSoon }: DocumentListProps) {
  const t = useT();
  const remove = useDocumentDelete();
  const draw = useCallback<DrawRecord<DocumentCardData>>(
    (document, row) => (
      <DocumentCard document={document} row={row} onEdit={onEdit} onAddNote={() => onAddNote(document)} />
    ),
    [onEdit, onAddNote],
  );
  return (
    <RecordList
      records={documents}
      label={t(messages.title)}
      countText={(count) => t(messages.count, { count })}
      empty={<EmptyState title={t(messages.emptyTitle)} text={t(messages.emptyText)} />}
      remove={remove}
      onEditSoon={onEditSoon}
    >
      {draw}
    </RecordList>
  );
}
