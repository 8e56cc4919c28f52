import { Field, InputType } from "type-graphql";
import { Column, type ColumnOptions } from "typeorm";
import type { EntityClass } from "../database/columns.js";
import type { FieldFault } from "../platform/errors.js";
import { Faults } from "../platform/validation.js";

/** Declares one property of a class. */
export type PropertyDeclaration = (prototype: object, property: string) => void;

/** The rule of a field: what a value of it is stored as, and what is wrong with that; neither is asked about null. */
export interface FieldRule<V> {
  readonly store?: (value: V) => V | null;
  readonly fault?: (field: string, stored: V) => FieldFault | null;
}

type AnyRule = (field: string, value: unknown) => readonly [stored: unknown, fault: FieldFault | null];

const RULES = new Map<unknown, Map<string, AnyRule>>();
const WRITABLE = new Map<unknown, Map<string, PropertyDeclaration>>();

/** Declares a nullable field of an input, which `givenOf` reads by its rule. Required with `isRequired`. */
export function InputField<V>(
  type: NonNullable<Parameters<typeof Field>[0]>,
  description: string,
  { store = (value) => value, fault = () => null }: FieldRule<V> = {},
  isRequired = false,
): PropertyDeclaration {
  return (prototype, property) => {
    const rules = RULES.get(prototype.constructor) ?? new Map<string, AnyRule>();
    RULES.set(prototype.constructor, rules);
    rules.set(property, (field, value) => {
      const stored = value === null ? null : store(value as V); // GraphQL gives values of the type
      return [stored, stored === null ? null : fault(field, stored)];
    });
    Field(type, { nullable: !isRequired, description })(prototype, property);
  };
}

/** Declares that the inputs of a record have a field for this property of it, see `inputOf`. */
export function InInputs(field: PropertyDeclaration): PropertyDeclaration {
  return (prototype, property) => {
    const fields = WRITABLE.get(prototype.constructor) ?? new Map<string, PropertyDeclaration>();
    WRITABLE.set(prototype.constructor, fields.set(property, field));
  };
}

/**
 * Declares a value that a record may have and its owner may write: its column, its field, and through `inputOf` a field of its
 * inputs. `inputDescription` is that of the input, where it says more than `description`.
 */
export function WritableColumn<V>(
  type: NonNullable<Parameters<typeof Field>[0]>,
  description: string,
  column: ColumnOptions,
  rule: FieldRule<V> = {},
  inputDescription = description,
): PropertyDeclaration {
  return (prototype, property) => {
    Column({ ...column, nullable: true })(prototype, property);
    Field(type, { nullable: true, description })(prototype, property);
    InInputs(InputField(type, inputDescription, rule))(prototype, property);
  };
}

/** Returns a description that ends with a limit: before its period, or before what follows a semicolon. */
export function withLimit(description: string, limit: string): string {
  return description.replace(/\.$|(?=;)/, `, ${limit}$&`);
}

/**
 * Returns the class that the inputs of a record extend: it has a field for each property that its owner may write. Throws when
 * `names`, which type it, are not those of these properties.
 */
export function inputOf<E extends object, K extends keyof E & string>(
  entity: EntityClass<E>,
  names: readonly K[],
): abstract new () => Partial<Pick<E, K>> {
  const declared = [...(WRITABLE.get(entity)?.keys() ?? [])];
  if (declared.toSorted().join() !== names.toSorted().join()) {
    throw new Error(
      `The inputs of ${entity.name} have ${names.join(", ")}, and its owner writes ${declared.join(", ")}.`,
    );
  }
  return declareInput(entity);
}

/** Returns such a class without its type. */
export function declareInput(entity: EntityClass<object>): abstract new () => object {
  @InputType(`${entity.name}Values`)
  abstract class Values {}
  for (const [property, declare] of WRITABLE.get(entity) ?? []) declare(Values.prototype, property);
  return Values;
}

/**
 * Returns the values that an input gives to the fields with a rule, as they are stored, under their own names; what was not
 * given is left out. Throws VALIDATION naming each field that breaks its rule.
 */
export function givenOf<I extends object>(type: abstract new () => I, input: I): Partial<I> {
  const given = new Map<string, unknown>(Object.entries(input));
  const read = [...rulesOf(type)].flatMap(([field, rule]) => {
    const value = given.get(field);
    return value === undefined ? [] : [[field, ...rule(field, value)] as const];
  });
  new Faults(read.map(([, , fault]) => fault)).refuse();
  return Object.fromEntries(read.map(([field, stored]) => [field, stored])) as Partial<I>; // the fields of this very input
}

/** Returns the rules of a class, then those of the classes it extends, which it may replace: faults are reported in this order. */
function rulesOf(type: unknown): ReadonlyMap<string, AnyRule> {
  if (typeof type !== "function") return new Map();
  const own = RULES.get(type) ?? new Map<string, AnyRule>();
  const extended = [...rulesOf(Object.getPrototypeOf(type))].filter(([field]) => !own.has(field));
  return new Map([...own, ...extended]);
}
