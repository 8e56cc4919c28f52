import { skipToken } from "@apollo/client/react";
import { useNoteListQuery, type NoteItem_NoteFragment } from "./note.generated.js";
import { NOTE_PAGE } from "./noteCache.js";

export type NoteData = NoteItem_NoteFragment;

export interface Notes {
  /** Undefined until the first answer. */
  readonly list: readonly NoteData[] | undefined;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly tryAgain: () => void;
  /** Loads the next page and rejects when that failed; undefined when there is none. */
  readonly loadMore: (() => Promise<unknown>) | undefined;
}

/**
 * Loads the notes of a record, newest first, page by page; empty while nothing is selected. Those that are known already
 * are not loaded again.
 */
export function useNotes(noteGuid: string | undefined, known?: readonly NoteData[]): Notes {
  const { data, error, loading, refetch, fetchMore } = useNoteListQuery(
    noteGuid === undefined || known !== undefined ? skipToken : { variables: { noteGuid, first: NOTE_PAGE } },
  );
  const after = data?.notes.pageInfo.hasNextPage ? data.notes.pageInfo.endCursor : undefined;
  return {
    list: known ?? data?.notes.nodes,
    isLoading: loading,
    error,
    // A failure is shown in place of the notes, so nothing else handles it.
    tryAgain: () => void refetch().catch(() => undefined),
    loadMore: after ? () => fetchMore({ variables: { after } }) : undefined,
  };
}
