import { skipToken } from "@apollo/client/react";
import { useRemembered } from "../../lib/remembered.js";
import {
  useDocumentListQuery,
  useDocumentSelectedQuery,
  type DocumentCard_DocumentFragment,
} from "../../operations.generated.js";

/** A document as the list knows it. */
export type DocumentCardData = DocumentCard_DocumentFragment;

/** The list of documents with the one that is selected. */
export interface Documents {
  /** What is loaded, by name; a selected document whose page is not loaded yet stands above the others. */
  readonly list: readonly DocumentCardData[] | undefined;
  readonly total: number | undefined;
  readonly isEmpty: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly selected: DocumentCardData | undefined;
  /** Opens a document's card, or none. */
  readonly select: (document: DocumentCardData | undefined) => void;
  readonly tryAgain: () => void;
  /** Loads the next page; undefined when there is none. */
  readonly loadMore: (() => void) | undefined;
}

const PAGE = 100;

/** Loads the documents page by page and remembers which one is selected (spec 3). */
export function useDocuments(): Documents {
  const [selectedId, rememberId] = useRemembered("selectedDocumentId");
  const [, rememberNotes] = useRemembered("selectedUniqueNoteId");
  const { data, error, loading, refetch, fetchMore } = useDocumentListQuery({ variables: { first: PAGE } });
  const nodes = data?.documents.nodes;
  const inList = nodes?.find((document) => document.id === selectedId);
  const isElsewhere = nodes !== undefined && selectedId !== undefined && inList === undefined;
  const { data: alone } = useDocumentSelectedQuery(isElsewhere ? { variables: { id: selectedId } } : skipToken);
  const elsewhere = isElsewhere && alone?.document?.id === selectedId ? alone.document : undefined;
  const after = data?.documents.pageInfo.hasNextPage ? data.documents.pageInfo.endCursor : undefined;
  return {
    list: nodes && elsewhere ? [elsewhere, ...nodes] : nodes,
    total: data?.documents.totalCount,
    isEmpty: nodes?.length === 0,
    isLoading: loading,
    error,
    selected: inList ?? elsewhere,
    select: (document) => {
      rememberId(document?.id);
      rememberNotes(document?.noteGuid);
    },
    // A failure shows where the list stands; there is nothing else to do with it here.
    tryAgain: () => void refetch().catch(() => undefined),
    loadMore: after ? () => void fetchMore({ variables: { first: PAGE, after } }).catch(() => undefined) : undefined,
  };
}
