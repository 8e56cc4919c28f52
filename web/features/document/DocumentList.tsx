import { useState } from "react";
import { EmptyState } from "../../components/EmptyState.js";
import { InlineError } from "../../components/InlineError.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { LongList } from "../../components/LongList.js";
import { focusCard } from "../../lib/focusCard.js";
import { useShortcut } from "../../lib/shortcuts.js";
import { useT } from "../../lib/useT.js";
import { DocumentCard } from "./DocumentCard.js";
import { documentMessages as messages } from "./messages.js";
import { useDocumentDelete } from "./useDocumentDelete.js";
import type { DocumentCardData, Documents } from "./useDocuments.js";

interface DocumentListProps {
  readonly documents: Documents;
  readonly onEdit: () => void;
  readonly onAddNote: (document: DocumentCardData) => void;
  /** The form is likely to be wanted next. */
  readonly onEditSoon: () => void;
}

/** Shows the documents, or why there are none to show. */
export function DocumentList({ documents, onEdit, onAddNote, onEditSoon }: DocumentListProps) {
  const t = useT();
  const { list, selected } = documents;
  const [pendingId, setPendingId] = useState<string>();
  const remove = useDocumentDelete();
  useShortcut("Delete", () => setPendingId(selected?.id), selected !== undefined);
  if (!list) {
    if (!documents.error) return <ListSkeleton />;
    const { error, isLoading, tryAgain } = documents;
    return <InlineError what={t(messages.title)} error={error} isBusy={isLoading} onTryAgain={tryAgain} />;
  }
  const toggle = (document: DocumentCardData): void => {
    setPendingId(undefined);
    documents.select(document.id === selected?.id ? undefined : document);
    onEditSoon();
  };
  const confirmDelete = (document: DocumentCardData): void => {
    const at = list.indexOf(document);
    const neighbour = list[at + 1] ?? list[at - 1];
    setPendingId(undefined);
    documents.select(undefined);
    void remove(document);
    focusCard(neighbour?.id);
  };
  return (
    <>
      <p className="unseen" role="status">
        {t(messages.count, { count: documents.total ?? list.length })}
      </p>
      {list.length === 0 && <EmptyState title={t(messages.emptyTitle)} text={t(messages.emptyText)} />}
      <LongList
        label={t(messages.title)}
        items={list}
        total={documents.total}
        openId={selected?.id}
        isBusy={documents.isLoading}
        onMore={documents.loadMore}
      >
        {(document) => (
          <DocumentCard
            key={document.id}
            document={document}
            isOpen={document.id === selected?.id}
            isPendingDelete={document.id === pendingId}
            onToggle={() => toggle(document)}
            onEdit={onEdit}
            onAddNote={() => onAddNote(document)}
            onDelete={() => setPendingId(document.id)}
            onDeleteConfirmed={() => confirmDelete(document)}
            onDeleteCancelled={() => {
              setPendingId(undefined);
              focusCard(document.id);
            }}
          />
        )}
      </LongList>
    </>
  );
}
