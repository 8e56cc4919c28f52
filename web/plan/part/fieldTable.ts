import { isDay, type Day } from "../../lib/days.js";
import { readAmount } from "../../lib/amounts.js";
import { tableOf } from "../../lib/tableOf.js";
import { namesOf } from "../../lib/textFields.js";
import type { FieldTexts } from "../../lib/useEdited.js";

/** What a field of a part holds, and what its value has to be; `Name` are the fields of the part. */
export type FieldSpec<Name extends string> =
  /** A number of at most `most`, typed as any of the languages writes it. */
  | { readonly kind: "amount"; readonly most: number }
  /** A text of at most `most` characters, in so many rows: one, where they are absent. */
  | { readonly kind: "text"; readonly most: number; readonly rows?: number }
  /** A day that is not before the day of another field. */
  | { readonly kind: "day"; readonly notBefore?: Name }
  /** A day that cannot be left out, today or earlier. */
  | { readonly kind: "pastDay" }
  /** One entry of a list. */
  | { readonly kind: "choice" };

/** The fields of a part by their names in the API, in the order of its form. */
export type FieldTable<Name extends string> = Readonly<Record<Name, FieldSpec<Name>>>;

/** Returns a table whose fields know each other by name. */
export function fieldTable<Name extends string>(fields: Record<Name, FieldSpec<NoInfer<Name>>>): FieldTable<Name> {
  return fields;
}

/** What is wrong with a field: the key of its message, and the values of that. */
export type FieldFault =
  | { readonly key: "noAmount" | "toCome" | "before" | "noDay" }
  | { readonly key: "tooMany" | "tooLong"; readonly most: number; readonly count: number };

/** The faults of a form, by the names of the fields. */
export type FieldFaults<Name extends string> = Partial<Record<Name, FieldFault>>;

/**
 * Returns what the form of a part shows: each field as a text, an empty one where nothing is known. `writeAmount` writes a number
 * in the person's language.
 */
export function textsOf<Name extends string>(
  fields: FieldTable<Name>,
  stored: Partial<Readonly<Record<Name, string | null | undefined>>>,
  writeAmount: (amount: string) => string,
): FieldTexts<Name> {
  return tableOf(
    namesOf(fields).map((name) => {
      const value = stored[name] ?? "";
      return [name, fields[name].kind === "amount" && value !== "" ? writeAmount(value) : value];
    }),
  );
}

/** Returns what is wrong with the values, field by field; nothing where they can be sent. */
export function faultsOf<Name extends string>(
  fields: FieldTable<Name>,
  values: FieldTexts<Name>,
  today: Day,
): FieldFaults<Name> {
  const faults = namesOf(fields).flatMap((name) => {
    const fault = faultOf(fields[name], values[name].trim(), values, today);
    return fault === undefined ? [] : [[name, fault] as const];
  });
  return tableOf(faults);
}

/** Returns the values as the API takes them: an empty field clears. Those that are as they were `before` are left out. */
export function sentOf<Name extends string>(
  fields: FieldTable<Name>,
  values: FieldTexts<Name>,
  before?: FieldTexts<Name>,
): Partial<Readonly<Record<Name, string | null>>> {
  const changed = namesOf(fields).filter((name) => values[name] !== before?.[name]);
  return tableOf(
    changed.map((name) => {
      const text = values[name].trim();
      if (text === "") return [name, null];
      return [name, fields[name].kind === "amount" ? readAmount(text) : text];
    }),
  );
}

function faultOf<Name extends string>(
  field: FieldSpec<Name>,
  text: string,
  values: FieldTexts<Name>,
  today: Day,
): FieldFault | undefined {
  switch (field.kind) {
    case "amount": {
      const amount = text === "" ? "0" : readAmount(text);
      if (amount === null) return { key: "noAmount" };
      return Number(amount) > field.most ? { key: "tooMany", most: field.most, count: Number(amount) } : undefined;
    }
    case "text":
      return text.length > field.most ? { key: "tooLong", most: field.most, count: text.length } : undefined;
    case "day": {
      const first = field.notBefore === undefined ? "" : values[field.notBefore];
      if (text !== "" && !isDay(text)) return { key: "noDay" };
      return isDay(text) && text < first ? { key: "before" } : undefined;
    }
    case "pastDay":
      if (!isDay(text)) return { key: "noDay" };
      return text > today ? { key: "toCome" } : undefined;
    case "choice":
      return undefined;
  }
}
