import { RecordKind } from "../platform/record-kind.js";
import { changeOf } from "../record/change-of.js";
import { connectionOf } from "../graphql/connection-of.js";
import { Note } from "./note.entity.js";

/** A page of notes. */
export const NoteConnection = connectionOf(Note, "notes");

/** A changed note. */
export const NoteChange = changeOf(Note, RecordKind.NOTE);
