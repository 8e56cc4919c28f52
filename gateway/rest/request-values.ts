import { AppError } from "../platform/errors.js";
import { faultOf } from "../platform/validation.js";
import type { AnyRoute, WireValue, WireValues } from "./route.js";

/** The names under which a request names its person (spec 6): it must be the caller, and grants nothing. */
const PERSON_NAMES: ReadonlySet<string> = new Set(["person_guid", "personId"]);

/** What came with a request, by the names on the wire. */
export interface SentValues {
  readonly query: object;
  readonly body: object;
}

/**
 * Returns the request's values by their wire names. Throws BAD_REQUEST on what is no plain set of them, FORBIDDEN on
 * another person, VALIDATION on an invalid value.
 */
export function readValues(row: AnyRoute, { query, body }: SentValues, ownerId: string): WireValues {
  const given = new Map<string, WireValue>();
  for (const [name, value] of [...Object.entries(query), ...Object.entries(body)]) {
    const field = Object.hasOwn(row.takes, name) ? row.takes[name] : undefined;
    // Clients send records back with all the fields that they read.
    if (field?.use === "read-only" && !PERSON_NAMES.has(name)) continue;
    if (!isWireValue(value)) throw badField(name, "plain", "must be given once, as a text or a number.");
    if (PERSON_NAMES.has(name)) {
      const isSomebodyElse = value != null && value !== "" && value !== ownerId;
      if (isSomebodyElse)
        throw new AppError("FORBIDDEN", { message: `${name}: is not yours.`, refusal: "foreign-person" });
    } else if (field !== undefined) {
      given.set(name, value);
    } else if (value != null && value !== "") {
      // Spec 3: the store of a contact sends one field that is always empty, and whose name is not specified.
      throw badField(name, "unknown", `is not a field of ${row.path}.`);
    }
  }
  for (const [name, { read }] of Object.entries(row.takes)) {
    if (read !== undefined) given.set(name, read(name, given.get(name)));
  }
  return Object.fromEntries(given);
}

function isWireValue(value: unknown): value is WireValue {
  return value === null || typeof value === "string" || typeof value === "number";
}

function badField(name: string, rule: string, words: string): AppError {
  const field = name.slice(0, 64);
  const fault = faultOf(field, rule, words);
  return new AppError("BAD_REQUEST", { message: fault.message, fields: [fault] });
}
