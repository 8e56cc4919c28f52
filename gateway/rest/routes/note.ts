import { RecordKind } from "../../platform/record-kind.js";
import { AppError } from "../../platform/errors.js";
import { deleted, DELETED, many, one, type DeletedRecord } from "../answers.js";
import { idOf } from "../fields.js";
import { NOTE as KIND } from "../kinds.js";
import { route, type AnyRoute } from "../route.js";
import { list, sentOrRead, store, text } from "../values.js";

const NOTE = `id noteGuid date title content`;

interface NoteData {
  readonly id: string;
  readonly noteGuid: string;
  readonly date: string;
  readonly title: string;
  readonly content: string | null;
}

const RECORD = idOf("The note id of the record.");

/** Notes, by the record they are attached to. */
export const NOTE_ROUTES: readonly AnyRoute[] = [
  route<{ notes: { nodes: NoteData[]; hasRecord: boolean } }>({
    method: "GET",
    path: "/note/get",
    summary: "The notes on a record, newest first.",
    takes: { gunid: RECORD },
    answers: many(KIND),
    operation: list("notes", NOTE, {
      variables: ", $noteGuid: ID!",
      values: ", noteGuid: $noteGuid",
      besideNodes: "hasRecord",
    }),
    pages: "notes",
    variables: ({ gunid }) => ({ noteGuid: text(gunid) }),
    answer: ({ notes: { nodes, hasRecord } }, { gunid }) => {
      if (!hasRecord)
        throw new AppError("NOT_FOUND", { message: `There is no record with the note id ${text(gunid)}.` });
      return { data: nodes.map(note) };
    },
  }),
  route<{ changed: { note: NoteData } }>({
    method: "POST",
    path: "/note/add",
    summary: "Adds a note or changes one; what is absent stays, and null clears its text.",
    takes: { ...KIND.fields, gunid: RECORD },
    answers: one(KIND),
    ...store({
      noun: "Note",
      field: "note",
      selection: NOTE,
      fields: ({ date, title, gunid, ...values }) => ({
        date,
        title,
        content: sentOrRead(values, "description", "content"),
        noteGuid: text(gunid),
      }),
      whenNew: ({ title }) => ({ title: title ?? "" }),
    }),
    answer: ({ changed }) => ({ data: note(changed.note) }),
  }),
  route<{ deleteNote: DeletedRecord }>({
    method: "POST",
    path: "/note/delete",
    summary: "Moves a note to the trash, where it stays for 30 days.",
    takes: { gunid: RECORD, id: idOf("The note.") },
    answers: DELETED,
    operation: `mutation ($input: NoteIdInput!) { deleteNote(input: $input) { id isRepeated } }`,
    variables: ({ gunid, id }) => ({ input: { id: text(id), noteGuid: text(gunid) } }),
    answer: ({ deleteNote }) => deleted(RecordKind.NOTE, deleteNote),
  }),
];

/**
 * Returns the note under the wire names: the spec's client writes a note's text as `description` and reads it as
 * `content`.
 */
function note({ noteGuid, ...rest }: NoteData): object {
  return { ...rest, description: rest.content, gunid: noteGuid };
}
