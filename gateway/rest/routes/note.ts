import { readDate } from "../names.js";
import { route, type AnyRoute } from "../route.js";
import { list, store, text } from "../values.js";

const NOTE = `id noteGuid date title content`;

interface NoteData {
  readonly id: string;
  readonly noteGuid: string;
  readonly date: string;
  readonly title: string;
  readonly content: string | null;
}

/** Notes, by the item they hang on. */
export const NOTE_ROUTES: readonly AnyRoute[] = [
  route<{ notes: { nodes: NoteData[] } }>({
    method: "GET",
    path: "/note/get",
    takes: ["gunid"],
    operation: list("notes", NOTE, { variables: ", $noteGuid: ID!", values: ", noteGuid: $noteGuid" }),
    pages: "notes",
    variables: ({ gunid }) => ({ noteGuid: text(gunid) }),
    answer: ({ notes }) => ({ data: notes.nodes.map(note) }),
  }),
  route<{ changed: { note: NoteData } }>({
    method: "POST",
    path: "/note/add",
    takes: ["date", "title", "description", "gunid", "id"],
    ...store({
      noun: "Note",
      field: "note",
      selection: NOTE,
      fields: ({ date, title, description, gunid }) => ({
        date: readDate("date", date),
        title,
        content: description,
        noteGuid: text(gunid),
      }),
      whenNew: ({ title }) => ({ title: title ?? "" }),
    }),
    answer: ({ changed }) => ({ data: note(changed.note) }),
  }),
  route<{ deleteNote: { id: string } }>({
    method: "POST",
    path: "/note/delete",
    takes: ["gunid", "id"],
    operation: `mutation ($input: NoteIdInput!) { deleteNote(input: $input) { id } }`,
    variables: ({ gunid, id }) => ({ input: { id: text(id), noteGuid: text(gunid) } }),
    answer: ({ deleteNote }) => ({ data: deleteNote }),
  }),
];

/** The spec's client writes a note's text as `description` and reads it as `content`. */
function note({ noteGuid, ...rest }: NoteData): object {
  return { ...rest, description: rest.content, gunid: noteGuid };
}
