import type { EntityClass } from "../database/columns.js";
import { cleanText, usualUse, type TextUse } from "../platform/clean-text.js";
import { linkFault } from "../platform/link-rule.js";
import { textFault } from "../platform/validation.js";
import {
  declareInput,
  givenOf,
  InputField,
  withLimit,
  WritableColumn,
  type FieldRule,
  type PropertyDeclaration,
} from "./input-field.js";

/**
 * Declares a text of an input: a nullable field whose description ends with its limit. It is stored cleaned and trimmed, an empty
 * one as null; refused is what is longer than `max` characters then, cannot be stored, or is a link that nobody should open.
 * Required with `isRequired`. `use` is what the text is; absent: a line, or a text of several lines where it may be long.
 */
export function TextField(
  max: number,
  description: string,
  { isRequired = false, use = usualUse(max) }: { readonly isRequired?: boolean; readonly use?: TextUse } = {},
): PropertyDeclaration {
  return InputField<string>(() => String, limited(description, max), textRule(max, use), isRequired);
}

/**
 * Declares a text of a record that its owner may write, as `WritableColumn` does. `max` is the longest it may be; `name` that of
 * the column, where it differs from the property; `use` as for `TextField`.
 */
export function TextColumn(
  max: number,
  description: string,
  { name, use = usualUse(max) }: { readonly name?: string; readonly use?: TextUse } = {},
): PropertyDeclaration {
  const column = { type: "text", ...(name === undefined ? {} : { name }) } as const;
  return WritableColumn<string>(() => String, description, column, textRule(max, use), limited(description, max));
}

function limited(description: string, max: number): string {
  return withLimit(description, `at most ${max.toLocaleString("en")} characters`);
}

function textRule(max: number, use: TextUse): FieldRule<string> {
  return {
    store: (text) => cleanText(use, text) || null,
    fault: (field, text) =>
      textFault(field, text, max) ?? (use === "link" || use === "mail" ? linkFault(field, text) : null),
  };
}

/** The texts that may be null among the properties of a record. */
type NullableTexts<E> = {
  [K in keyof E as null extends E[K] ? (E[K] extends string | null ? K : never) : never]?: E[K];
};

/** Returns the class that the inputs of a record extend, all of whose writable properties are texts, see `inputOf`. */
export function textInputOf<E extends object>(entity: EntityClass<E>): abstract new () => NullableTexts<E> {
  return declareInput(entity);
}

/** The texts among the properties of an input. */
type TextNames<I> = { [K in keyof I]-?: Exclude<I[K], null | undefined> extends string ? K : never }[keyof I];

/** The stored texts of an input: a name that was given, and texts that may be cleared. */
export type StoredTexts<I> = { name?: string } & {
  [K in Exclude<TextNames<I>, "name" | "id">]?: string | null;
};

/** Returns the texts that an input gives, see `givenOf`; an empty `name` is left out too. */
export function textsOf<I extends object>(type: abstract new () => I, input: I): StoredTexts<I> {
  const given = Object.entries(givenOf(type, input));
  return Object.fromEntries(given.filter(([name, text]) => name !== "name" || text !== null)) as StoredTexts<I>; // of this very input
}
