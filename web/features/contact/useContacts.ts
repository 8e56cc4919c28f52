import { skipToken } from "@apollo/client/react";
import { useRemembered } from "../../lib/remembered.js";
import {
  useContactListQuery,
  useContactSelectedQuery,
  type ContactCard_ContactFragment,
} from "../../operations.generated.js";

/** A contact as the list knows it. */
export type ContactCardData = ContactCard_ContactFragment;

/** The list of contacts with the one that is selected. */
export interface Contacts {
  readonly list: readonly ContactCardData[] | undefined;
  readonly total: number | undefined;
  readonly isEmpty: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly selected: ContactCardData | undefined;
  /** Opens a contact's card, or none. */
  readonly select: (contact: ContactCardData | undefined) => void;
  readonly tryAgain: () => void;
  /** Loads the next page; undefined when there is none. */
  readonly loadMore: (() => void) | undefined;
}

const PAGE = 100;

/** Loads the contacts page by page; the selected one, remembered (spec 3), is there however far down it stands. */
export function useContacts(): Contacts {
  const [selectedId, rememberId] = useRemembered("selectedContactId");
  const [, rememberGuid] = useRemembered("selectedContactGuid");
  const [, rememberNotes] = useRemembered("selectedUniqueNoteId");
  const { data, error, loading, refetch, fetchMore } = useContactListQuery({ variables: { first: PAGE } });
  const fetched = data?.contacts.nodes;
  const after = data?.contacts.pageInfo.hasNextPage ? data.contacts.pageInfo.endCursor : undefined;
  const isFurtherDown =
    after !== undefined && selectedId !== undefined && !fetched?.some(({ id }) => id === selectedId);
  const further = useContactSelectedQuery(isFurtherDown ? { variables: { id: selectedId } } : skipToken);
  const extra = isFurtherDown ? further.data?.contact : undefined;
  const list = fetched && extra ? [...fetched, extra] : fetched;
  return {
    list,
    total: data?.contacts.totalCount,
    isEmpty: list?.length === 0,
    isLoading: loading,
    error,
    selected: list?.find((contact) => contact.id === selectedId),
    select: (contact) => {
      rememberId(contact?.id);
      // The spec keeps a guid beside the id; here they are one.
      rememberGuid(contact?.id);
      rememberNotes(contact?.noteGuid);
    },
    // A failure shows where the list stands; there is nothing else to do with it here.
    tryAgain: () => void refetch().catch(() => undefined),
    loadMore: after ? () => void fetchMore({ variables: { first: PAGE, after } }).catch(() => undefined) : undefined,
  };
}
