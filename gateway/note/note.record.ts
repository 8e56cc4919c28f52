import type { LongTexts } from "../database/long-texts.js";
import { RecordKind } from "../platform/record-kind.js";
import type { RecordDefinition } from "../record/record-definition.js";
import { Note } from "./note.entity.js";

/** The long texts of notes. */
export const NOTE_TEXTS: LongTexts<Note> = { properties: ["content"], field: "notes", areApart: true };

/** The notes of a person. */
export const NOTE_RECORD: RecordDefinition<Note> = {
  kind: RecordKind.NOTE,
  entity: Note,
  name: "title",
  nameOf: ({ title }) => title,
  list: { filter: "r.title", names: "title", sort: "r.title" },
  search: { texts: "title, content", named: "title", detail: "left(content, 120)" },
};
