import { skipToken } from "@apollo/client/react";
import { useRemembered } from "../../lib/remembered.js";
import { furtherDown, RECORD_PAGE, useRecords, type Records } from "../../lib/useRecords.js";
import {
  useDocumentListQuery,
  useDocumentSelectedQuery,
  type DocumentCard_DocumentFragment,
} from "../../operations.generated.js";

/** A document as the list knows it. */
export type DocumentCardData = DocumentCard_DocumentFragment;

const selection = ["selectedDocumentId"] as const;

/** Loads the documents page by page, by name, with the one that is selected. */
export function useDocuments(): Records<DocumentCardData> {
  const [selectedId] = useRemembered("selectedDocumentId");
  const query = useDocumentListQuery({ variables: { first: RECORD_PAGE } });
  const pages = query.data?.documents;
  const id = furtherDown(pages, selectedId);
  const { data } = useDocumentSelectedQuery(id === undefined ? skipToken : { variables: { id } });
  return useRecords({ query, pages, selectedId, selection, alone: data?.document });
}
