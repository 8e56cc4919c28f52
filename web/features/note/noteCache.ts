import type { ApolloCache } from "@apollo/client";
import { NoteListDocument, type NoteItem_NoteFragment } from "./note.generated.js";

/** The page size of the notes. */
export const NOTE_PAGE = 20;

/** Adds a new note to the start of its list in the cache, if that list was read. */
export function addToList(cache: ApolloCache, note: NoteItem_NoteFragment): void {
  cache.updateQuery(
    { query: NoteListDocument, variables: { noteGuid: note.noteGuid, first: NOTE_PAGE } },
    (kept) => kept && { notes: { ...kept.notes, nodes: [note, ...kept.notes.nodes] } },
  );
}

/** Changes the note count of the record with that note id; a note does not know the kind of its record. */
export function countNotes(cache: ApolloCache, noteGuid: string, change: 1 | -1): void {
  // Checked by shape: the cache stores its entities as JSON.
  const entities = cache.extract() as Readonly<Record<string, { readonly noteGuid?: unknown } | undefined>>;
  for (const [id, entity] of Object.entries(entities)) {
    if (entity?.noteGuid !== noteGuid || id.startsWith("Note:")) continue;
    cache.modify({ id, fields: { noteCount: (count: unknown) => Math.max(0, Number(count) + change) } });
  }
}
