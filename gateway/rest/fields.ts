import { isId } from "../database/ids.js";
import { LINE_MAX } from "../../schema/limits.js";
import { invalid } from "../platform/validation.js";
import { DATE_FORMS, DATE_PATTERN, readDate } from "./dates.js";
import type { WireValue } from "./route.js";

const ID_FORM = "an id is a UUID such as 0192f0c1-7a3e-7c52-9a57-3f6c2d1e8b4a.";

/** A JSON Schema, in the dialect of OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A name on the wire: its description, its schema, and how a request's value is read. */
export interface Field {
  readonly description: string;
  /** The schema of an answer; a request may hold that or null. */
  readonly schema: JsonSchema;
  /** The schema of a request, when that accepts more. */
  readonly sent?: JsonSchema;
  /** `read-only`: a request may carry it, as it was read, and it is ignored. `required`: a request must carry it. */
  readonly use?: "read-only" | "required";
  /** Converts a request's value into the operation's. Throws VALIDATION. */
  readonly read?: (name: string, value: WireValue) => WireValue;
}

/** Fields by their wire names. */
export type Fields = Readonly<Record<string, Field>>;

const UUID: JsonSchema = { type: "string", format: "uuid" };
const NO_ID: JsonSchema = { enum: ["", "0", 0, null] };

/** Returns the field of a text of at most `max` characters. */
export function text(max: number, description: string): Field {
  return { description, schema: { type: "string", maxLength: max } };
}

/** Returns the same field, which may have no value. */
export function orNull(field: Field): Field {
  return { ...field, schema: { ...field.schema, type: [field.schema["type"], "null"] } };
}

/** Returns the same field, which a request must carry. */
export function required(field: Field): Field {
  return { ...field, use: "required" };
}

/** Returns a field of answers, which a request may carry and which is then ignored. */
export function readOnly(description: string, schema: JsonSchema): Field {
  return { description, schema, use: "read-only" };
}

/** Returns the field of the id that the notes of a record are attached to. */
export function noteGuid(
  description = "The id that its notes are attached to, for `/note/get` and `/note/add`.",
): Field {
  return readOnly(description, UUID);
}

/** The caller's own guid, which the router checks: it grants nothing. */
export const OWN_GUID: Field = {
  description: "Your own guid, or nothing. Another person's is refused with 403; none grants anything.",
  schema: UUID,
  sent: { anyOf: [UUID, { enum: ["", null] }] },
};

/** Returns the field of the id under which a record is stored: one of the caller's choice, or none for a new record. */
export function storeId(description: string): Field {
  return {
    description: `${description} To store: a known id changes that one, an unknown UUID makes one with that id, none (empty or 0) makes one.`,
    schema: UUID,
    sent: { anyOf: [UUID, NO_ID] },
    read: (name, value) => readId(name, value),
  };
}

/** Returns the field of the id of a record that must exist. */
export function idOf(description: string): Field {
  return {
    description,
    schema: UUID,
    sent: UUID,
    use: "required",
    read: (name, value) => readId(name, value) ?? refuseMissing(name),
  };
}

/**
 * Returns the field of an id from outside, such as an employer's system assigns; the spec's client sends an empty one,
 * or 0, for none.
 */
export function outsideId(description: string): Field {
  return {
    description,
    schema: { type: ["string", "null"], maxLength: LINE_MAX },
    sent: { type: ["string", "integer", "null"], maxLength: LINE_MAX },
  };
}

/** Returns the field of a moment; `end` is the end of a span that it names. */
export function date(description: string, end: "first" | "last" = "first"): Field {
  return {
    description: `${description} In a request ${DATE_FORMS}.`,
    schema: { type: "string", format: "date-time" },
    sent: { type: ["string", "integer", "null"], pattern: DATE_PATTERN },
    read: (name, value) => readDate(name, value, end),
  };
}

/** Returns an id as it was given, null for none. Throws VALIDATION on what is no id. */
function readId(name: string, value: WireValue): string | null {
  const given = String(value ?? "").trim();
  if (given === "" || given === "0") return null;
  if (isId(given)) return given;
  throw invalid(name, "uuid", ID_FORM);
}

function refuseMissing(name: string): never {
  throw invalid(name, "required", `is missing; ${ID_FORM}`);
}
