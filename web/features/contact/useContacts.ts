import { skipToken } from "@apollo/client/react";
import { useRemembered } from "../../lib/remembered.js";
import { furtherDown, RECORD_PAGE, useRecords, type Records } from "../../lib/useRecords.js";
import {
  useContactListQuery,
  useContactSelectedQuery,
  type ContactCard_ContactFragment,
} from "../../operations.generated.js";

/** A contact as the list knows it. */
export type ContactCardData = ContactCard_ContactFragment;

// The spec keeps a guid beside the id; here they are one.
const selection = ["selectedContactId", "selectedContactGuid"] as const;

/** Loads the contacts page by page, by name, with the one that is selected. */
export function useContacts(): Records<ContactCardData> {
  const [selectedId] = useRemembered("selectedContactId");
  const query = useContactListQuery({ variables: { first: RECORD_PAGE } });
  const pages = query.data?.contacts;
  const id = furtherDown(pages, selectedId);
  const { data } = useContactSelectedQuery(id === undefined ? skipToken : { variables: { id } });
  return useRecords({ query, pages, selectedId, selection, alone: data?.contact });
}
