import { Kind, parse, type FieldNode, type OperationDefinitionNode, type TypeNode, type ValueNode } from "graphql";
import { ownVariables, OWNERSHIP_ROWS } from "../api/ownership.rows.js";
import { clientOperation, CLIENT_OPERATIONS } from "./client-operation.js";
import type { Space } from "./space.js";

/** An operation of the client, with what it is called with by somebody who has one record of each kind. */
export interface ClientCall {
  readonly name: string;
  readonly document: string;
  readonly kind: "query" | "mutation";
  readonly variables: (space: Space) => object;
}

/** Values that no field of a root has: those of operations that use several. */
const OWN_VALUES: Readonly<Record<string, (space: Space) => object>> = {
  CalendarFeedRenew: () => ({ input: {} }),
  HuntLinks: ({ jobHunt }) => ({ id: jobHunt }),
  JobHuntPage: () => ({ status: "ACTIVE" }),
  OpenCards: () => ({ phase: "PREPARING" }),
  LinkOffers: ({ jobHunt }) => ({ id: jobHunt }),
  LinkSearch: () => ({ kind: "COMPANY" }),
  OffersCompared: ({ jobHunt }) => ({ first: jobHunt, second: jobHunt, third: jobHunt, hasThird: false }),
  RecordHunts: ({ contact }) => ({ id: contact, isContact: true }),
};
/** What a variable is when nothing says it. */
const USUAL: Readonly<Record<string, unknown>> = { Int: 20, Boolean: true, String: "Mark", StepName: "DECIDE_ON_JOB" };

/** The codes of the answers to calls: no error, or how some are refused for want of a code of this minute, or of another hunt. */
export const CALL_ANSWERS: readonly unknown[] = [undefined, "VALIDATION", "ILLEGAL_TRANSITION"];

const KINDS = { query: "query", mutation: "mutation", subscription: null } as const;

/** Returns every query and mutation of the client. */
export function clientCalls(): readonly ClientCall[] {
  return CLIENT_OPERATIONS.flatMap((name) => {
    const document = clientOperation(name);
    const operation = parse(document).definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    const kind = operation === undefined ? null : KINDS[operation.operation];
    if (operation === undefined || kind === null) return [];
    return [{ name, document, kind, variables: (space) => variablesOf(name, operation, kind, space) }];
  });
}

function variablesOf(name: string, operation: OperationDefinitionNode, kind: ClientCall["kind"], space: Space): object {
  const declared = operation.variableDefinitions ?? [];
  const usual = declared.flatMap(({ variable, type }) => {
    const value = USUAL[typeName(type)];
    return type.kind === Kind.NON_NULL_TYPE && value !== undefined ? [[variable.name.value, value] as const] : [];
  });
  const root = kind === "query" ? "Query" : "Mutation";
  const ofRows = operation.selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? valuesOf(root, selection, space) : [],
  );
  return { ...Object.fromEntries([...usual, ...ofRows]), ...OWN_VALUES[name]?.(space) };
}

/** Returns the values of the variables in the arguments of a field, as the ownership test has them. */
function valuesOf(root: string, field: FieldNode, space: Space): readonly (readonly [string, unknown])[] {
  const row = OWNERSHIP_ROWS[`${root}.${field.name.value}`];
  if (row === undefined) return [];
  const given = ownVariables(row, space);
  return (field.arguments ?? []).flatMap(({ name, value }) => variablesIn(value, member(given, name.value)));
}

function variablesIn(node: ValueNode, value: unknown): readonly (readonly [string, unknown])[] {
  if (node.kind === Kind.VARIABLE) return value === undefined ? [] : [[node.name.value, value]];
  if (node.kind !== Kind.OBJECT) return [];
  return node.fields.flatMap(({ name, value: inner }) => variablesIn(inner, member(value, name.value)));
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function typeName(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : typeName(type.type);
}
