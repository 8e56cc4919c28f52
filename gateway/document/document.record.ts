import { RecordKind } from "../platform/record-kind.js";
import { defineNamed } from "../record/record-definition.js";
import { DOCUMENT_TYPES } from "./document-types.js";
import { Document } from "./document.entity.js";

/** The documents of a person. */
export const DOCUMENT_RECORD = defineNamed({
  kind: RecordKind.DOCUMENT,
  entity: Document,
  search: { texts: "name, type, description, source", detail: "type" },
  types: { column: "type", builtIn: DOCUMENT_TYPES },
});
