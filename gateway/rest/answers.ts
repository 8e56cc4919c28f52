import { noSuchRecord } from "../platform/errors.js";
import { RECORD_WORDS, type RecordKind } from "../platform/record-kind.js";
import type { JsonSchema } from "./fields.js";
import type { Kind } from "./kinds.js";

/** Returns the schema of an object with these parts; all of them are always present. */
export function object(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: "object", required: Object.keys(properties), properties };
}

/** Returns the schema of a list of these. */
export function listOf(items: JsonSchema): JsonSchema {
  return { type: "array", items };
}

/** Returns a reference to a kind, by its name in the document. */
export function ref({ name }: Kind): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** Returns the schema of one object of a kind, as `data`. */
export function one(kind: Kind): JsonSchema {
  return object({ data: ref(kind) });
}

/** Returns the schema of a list of a kind, as `data`. */
export function many(kind: Kind): JsonSchema {
  return object({ data: listOf(ref(kind)) });
}

/** The id of the deleted record, as `data`. */
export const DELETED: JsonSchema = object({ data: object({ id: { type: "string", format: "uuid" } }) });

/** The result of a deletion. */
export interface DeletedRecord {
  readonly id: string;
  readonly isRepeated: boolean;
}

/** Returns the answer to a deletion. Throws NOT_FOUND for a record that was in the trash before. */
export function deleted(
  kind: RecordKind,
  { id, isRepeated }: DeletedRecord,
): { readonly data: { readonly id: string } } {
  if (isRepeated) throw noSuchRecord(RECORD_WORDS[kind].noun, id);
  return { data: { id } };
}
