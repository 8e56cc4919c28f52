import type { ApolloCache } from "@apollo/client";
import { NoteListDocument, type NoteItem_NoteFragment } from "../../operations.generated.js";

/** How many notes are fetched at a time. */
export const NOTE_PAGE = 20;

/** Puts a new note on top of its list, if that has been read. */
export function addToList(cache: ApolloCache, note: NoteItem_NoteFragment): void {
  cache.updateQuery(
    { query: NoteListDocument, variables: { noteGuid: note.noteGuid, first: NOTE_PAGE } },
    (kept) => kept && { notes: { ...kept.notes, nodes: [note, ...kept.notes.nodes] } },
  );
}

/** Changes the number of notes on whatever carries that note id; a note does not know what that is. */
export function countNotes(cache: ApolloCache, noteGuid: string, change: 1 | -1): void {
  // Parsed by shape: the cache knows its entities as JSON.
  const entities = cache.extract() as Readonly<Record<string, { readonly noteGuid?: unknown } | undefined>>;
  for (const [id, entity] of Object.entries(entities)) {
    if (entity?.noteGuid !== noteGuid || id.startsWith("Note:")) continue;
    cache.modify({ id, fields: { noteCount: (count: unknown) => Math.max(0, Number(count) + change) } });
  }
}
