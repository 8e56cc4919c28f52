import { Field, InputType } from "type-graphql";
import { Column } from "typeorm";
import type { EntityClass } from "../database/columns.js";
import type { FieldFault } from "../platform/errors.js";
import { cleanText, usualUse, type TextUse } from "../platform/clean-text.js";
import { linkFault } from "../platform/link-rule.js";
import { Faults, textFault } from "../platform/validation.js";

/** The rules of a text: the longest it may be once it is cleaned, in characters, and what it is. */
interface TextRule {
  readonly max: number;
  readonly use: TextUse;
}

/** The texts of an input class. */
type TextRules = ReadonlyMap<string, TextRule>;

const RULES = new Map<unknown, Map<string, TextRule>>();

/**
 * Declares a text of an input: a nullable field whose description ends with its limit, and which `textsOf` checks. Required
 * with `isRequired`. `use` is what the text is; absent: a line, or a text of several lines where it may be long.
 */
export function TextField(
  max: number,
  description: string,
  options: { readonly isRequired?: true; readonly use?: TextUse } = {},
): (prototype: object, property: string) => void {
  return (prototype, property) => {
    const rules = RULES.get(prototype.constructor) ?? new Map<string, TextRule>();
    RULES.set(prototype.constructor, rules.set(property, { max, use: options.use ?? usualUse(max) }));
    const limited = description.replace(/\.$|(?=;)/, `, at most ${max.toLocaleString("en")} characters$&`);
    Field(() => String, { nullable: options.isRequired !== true, description: limited })(prototype, property);
  };
}

/** A text that a record may have and its owner may write. */
interface WritableText extends TextRule {
  readonly property: string;
  readonly description: string;
}

const WRITABLE = new Map<unknown, WritableText[]>();

/**
 * Declares a text of a record that its owner may write: its column, its field, and through `textInputOf` a field of its
 * inputs. `max` is the longest it may be; `name` that of the column, where it differs from the property; `use` as for `TextField`.
 */
export function TextColumn(
  max: number,
  description: string,
  { name, use = usualUse(max) }: { readonly name?: string; readonly use?: TextUse } = {},
): (prototype: object, property: string) => void {
  return (prototype, property) => {
    Column({ type: "text", nullable: true, ...(name === undefined ? {} : { name }) })(prototype, property);
    Field(() => String, { nullable: true, description })(prototype, property);
    const texts = WRITABLE.get(prototype.constructor) ?? [];
    WRITABLE.set(prototype.constructor, [...texts, { property, max, use, description }]);
  };
}

/** The texts that may be null among the properties of a record. */
type NullableTexts<E> = {
  [K in keyof E as null extends E[K] ? (E[K] extends string | null ? K : never) : never]?: E[K];
};

/** Returns the class that the inputs of a record extend: it has a field for each text that `TextColumn` declares. */
export function textInputOf<E extends object>(entity: EntityClass<E>): abstract new () => NullableTexts<E> {
  @InputType(`${entity.name}Texts`)
  abstract class Texts {}
  for (const { property, max, use, description } of WRITABLE.get(entity) ?? []) {
    TextField(max, description, { use })(Texts.prototype, property);
  }
  return Texts; // its fields are declared above
}

/** The texts among the properties of an input. */
type TextNames<I> = { [K in keyof I]-?: Exclude<I[K], null | undefined> extends string ? K : never }[keyof I];

/** The stored texts of an input: a name that was given, and texts that may be cleared. */
export type StoredTexts<I> = { name?: string } & {
  [K in Exclude<TextNames<I>, "name" | "id">]?: string | null;
};

/**
 * Returns the texts that an input gives, cleaned and trimmed, under their own names. An empty text is null; an empty `name`
 * is left out, as is every text that was not given. Throws VALIDATION naming each text that is too long once it is cleaned,
 * cannot be stored, or is a link that nobody should open.
 */
export function textsOf<I extends object>(type: abstract new () => I, input: I): StoredTexts<I> {
  const given = new Map(Object.entries(input));
  const texts = [...rulesOf(type)].flatMap(([field, rule]) => {
    const text = given.get(field) as string | null | undefined; // TextField declares texts only
    return text === undefined ? [] : [{ field, rule, text: text === null ? "" : cleanText(rule.use, text) }];
  });
  new Faults(texts.map(({ field, rule, text }) => ruleFault(field, rule, text))).refuse();
  const stored = texts.filter(({ field, text }) => field !== "name" || text !== "");
  return Object.fromEntries(stored.map(({ field, text }) => [field, text || null])) as StoredTexts<I>; // the fields of this very input
}

function ruleFault(field: string, { max, use }: TextRule, text: string): FieldFault | null {
  const fault = textFault(field, text, max);
  return fault ?? (use === "link" || use === "mail" ? linkFault(field, text) : null);
}

/** Returns the rules of a class, then those of the classes it extends: faults are reported in this order. */
function rulesOf(type: unknown): TextRules {
  if (typeof type !== "function") return new Map();
  return new Map([...(RULES.get(type) ?? []), ...rulesOf(Object.getPrototypeOf(type))]);
}
