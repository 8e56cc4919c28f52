import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "graphql";
import { argumentsOf, documentOf } from "./whole-operation.js";

/** One step of a walk: a field of a type, as in the schema. */
export interface WalkStep {
  readonly type: string;
  readonly field: GraphQLField<unknown, unknown>;
}

/** The shortest way from a field of a root to a field of a type. The first step is the field of the root. */
export type Walk = readonly WalkStep[];

/** Returns the name of a field as errors and tables have it, such as `Company.notes`. */
export function nameOf({ type, field }: WalkStep): string {
  return `${type}.${field.name}`;
}

/** Returns the field that a walk leads to. */
export function endOf(walk: Walk): string {
  const last = walk.at(-1);
  return last === undefined ? "" : nameOf(last);
}

/** Returns the shortest walk from a field of a root to each field of each type that can be reached from it, itself first. */
export function walksFrom(schema: GraphQLSchema, root: WalkStep): readonly Walk[] {
  const walks: Walk[] = [[root]];
  const reached = new Set([nameOf(root)]);
  // The list grows while it is read: breadth first, so that the first walk to a field is a shortest one.
  for (const walk of walks) {
    for (const step of stepsInto(schema, getNamedType(walk.at(-1)?.field.type))) {
      if (reached.has(nameOf(step))) continue;
      reached.add(nameOf(step));
      walks.push([...walk, step]);
    }
  }
  return walks;
}

/** Returns the fields that can be asked for inside a value of a type: of an interface also those of its types. */
function stepsInto(schema: GraphQLSchema, type: GraphQLNamedType | undefined): readonly WalkStep[] {
  if (type === undefined) return [];
  const own = isObjectType(type) || isInterfaceType(type) ? [type] : [];
  const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [];
  return [...own, ...possible].flatMap((one) =>
    Object.values(one.getFields()).map((field) => ({ type: one.name, field })),
  );
}

/** Returns the operation that asks for the ends of the walks, which begin with one field of a root. */
export function operationOf(walks: readonly Walk[]): string {
  const [first] = walks.flatMap((walk) => walk.slice(0, 1));
  if (first === undefined) throw new Error("There is no walk.");
  const inside = selectionOf(
    first.field,
    walks.map((walk) => walk.slice(1)),
  );
  return documentOf(first.type.toLowerCase(), first.field, inside);
}

function selectionOf(field: GraphQLField<unknown, unknown>, walks: readonly Walk[]): string {
  const type = getNamedType(field.type);
  if (!isCompositeType(type)) return "";
  const next = new Map<string, { readonly step: WalkStep; readonly rest: Walk[] }>();
  for (const [step, ...rest] of walks) {
    if (step === undefined) continue;
    const known = next.get(nameOf(step)) ?? { step, rest: [] };
    known.rest.push(rest);
    next.set(nameOf(step), known);
  }
  const asked = [...next.values()].map(({ step, rest }) => {
    const text = `${step.field.name}${argumentsOf(step.field)} ${selectionOf(step.field, rest)}`.trim();
    return step.type === type.name ? text : `... on ${step.type} { ${text} }`;
  });
  return `{ ${["__typename", ...asked].join(" ")} }`;
}
