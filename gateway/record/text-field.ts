import { Field, InputType } from "type-graphql";
import { Column } from "typeorm";
import type { EntityClass } from "../database/columns.js";
import { checkTexts } from "../platform/validation.js";

/** The texts of an input class: the longest each may be, in characters. */
type TextLimits = ReadonlyMap<string, number>;

const LIMITS = new Map<unknown, Map<string, number>>();

/**
 * Declares a text of an input: a nullable field whose description ends with its limit, and which `textsOf` checks. Required
 * with `isRequired`.
 */
export function TextField(
  max: number,
  description: string,
  options: { readonly isRequired?: true } = {},
): (prototype: object, property: string) => void {
  return (prototype, property) => {
    const limits = LIMITS.get(prototype.constructor) ?? new Map<string, number>();
    LIMITS.set(prototype.constructor, limits.set(property, max));
    const limited = description.replace(/\.$|(?=;)/, `, at most ${max.toLocaleString("en")} characters$&`);
    Field(() => String, { nullable: options.isRequired !== true, description: limited })(prototype, property);
  };
}

/** A text that a record may have and its owner may write. */
interface WritableText {
  readonly property: string;
  readonly max: number;
  readonly description: string;
}

const WRITABLE = new Map<unknown, WritableText[]>();

/**
 * Declares a text of a record that its owner may write: its column, its field, and through `textInputOf` a field of its
 * inputs. `max` is the longest it may be; `name` that of the column, where it differs from the property.
 */
export function TextColumn(
  max: number,
  description: string,
  { name }: { readonly name?: string } = {},
): (prototype: object, property: string) => void {
  return (prototype, property) => {
    Column({ type: "text", nullable: true, ...(name === undefined ? {} : { name }) })(prototype, property);
    Field(() => String, { nullable: true, description })(prototype, property);
    const texts = WRITABLE.get(prototype.constructor) ?? [];
    WRITABLE.set(prototype.constructor, [...texts, { property, max, description }]);
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
  for (const { property, max, description } of WRITABLE.get(entity) ?? []) {
    TextField(max, description)(Texts.prototype, property);
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
 * Returns the texts that an input gives, trimmed, under their own names. An empty text is null; an empty `name` is left out,
 * as is every text that was not given. Throws VALIDATION naming each text that is too long or cannot be stored.
 */
export function textsOf<I extends object>(type: abstract new () => I, input: I): StoredTexts<I> {
  const limits = [...limitsOf(type)];
  const given = new Map(Object.entries(input));
  const textOf = (field: string): string | null | undefined => given.get(field) as string | null | undefined; // TextField declares texts only
  checkTexts(Object.fromEntries(limits.map(([field, max]) => [field, [textOf(field), max]])));
  const texts = limits.flatMap(([field]) => {
    const text = textOf(field);
    const trimmed = text?.trim() || null;
    return text === undefined || (field === "name" && trimmed === null) ? [] : [[field, trimmed] as const];
  });
  return Object.fromEntries(texts) as StoredTexts<I>; // the fields of this very input
}

/** Returns the limits of a class, then those of the classes it extends: faults are reported in this order. */
function limitsOf(type: unknown): TextLimits {
  if (typeof type !== "function") return new Map();
  return new Map([...(LIMITS.get(type) ?? []), ...limitsOf(Object.getPrototypeOf(type))]);
}
