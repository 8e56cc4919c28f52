import type { JsonSchema } from "./fields.js";
import type { Kind } from "./kinds.js";

/** An object with these parts; all of them are always there. */
export function object(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: "object", required: Object.keys(properties), properties };
}

/** Several of these. */
export function listOf(items: JsonSchema): JsonSchema {
  return { type: "array", items };
}

/** A kind, by its name in the document. */
export function ref({ name }: Kind): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

/** One of a kind, as `data`. */
export function one(kind: Kind): JsonSchema {
  return object({ data: ref(kind) });
}

/** Several of a kind, as `data`. */
export function many(kind: Kind): JsonSchema {
  return object({ data: listOf(ref(kind)) });
}

/** The id of what was put into the bin, as `data`. */
export const DELETED: JsonSchema = object({ data: object({ id: { type: "string", format: "uuid" } }) });
