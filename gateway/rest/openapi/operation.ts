import { Kind, OperationTypeNode, parse } from "graphql";
import { OPERATION_ACCESS } from "../../accesstoken/operation-access.js";
import { OWN_GUID, type Field, type JsonSchema } from "../fields.js";
import { pathName, type AnyRoute } from "../route.js";
import { failures, USUAL_FAILURES } from "./errors.js";

/** The failures of an operation that stores, besides the usual ones. */
const STORE_FAILURES = [409, 415, 507];

/** A security requirement: the scopes that an access token needs, all of them. */
interface Requirement {
  readonly bearer: readonly string[];
}

/** An operation of OpenAPI; one of its security requirements is enough. */
interface OpenApiOperation extends Readonly<Record<string, unknown>> {
  readonly security: readonly Requirement[];
}

/** Returns a row of the table as an operation of OpenAPI. */
export function operationOf(row: AnyRoute): OpenApiOperation {
  const isStored = row.method === "POST";
  const names = { ...row.takes, person_guid: OWN_GUID };
  const namesRecord = Object.values(row.takes).some(
    ({ schema, use }) => use !== "read-only" && schema["format"] === "uuid",
  );
  return {
    operationId: operationIdOf(row.path),
    tags: [row.path.split("/")[1]],
    summary: row.summary,
    security: securityOf(scopesOf(row), row.alsoNeeds),
    ...(isStored ? { requestBody: bodyOf(names) } : { parameters: Object.entries(names).map(parameterOf) }),
    responses: {
      200: { description: "Done.", content: { "application/json": { schema: row.answers } } },
      ...failures([...USUAL_FAILURES, ...(namesRecord ? [404] : []), ...(isStored ? STORE_FAILURES : [])]),
    },
  };
}

/** Returns the security requirement: a signed-in user, or an access token with one of the scopes and all the others. */
export function securityOf(scopes: readonly string[], others: readonly string[] = []): readonly Requirement[] {
  return scopes.map((scope) => ({ bearer: [scope, ...others] }));
}

/** Returns the fields of a body or an answer, each with its description. */
export function propertiesOf(fields: Readonly<Record<string, Field>>, schemaOf: (field: Field) => JsonSchema): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...schemaOf(field), description: field.description }]),
  );
}

function bodyOf(fields: Readonly<Record<string, Field>>): object {
  const required = requiredOf(fields);
  const schema = {
    type: "object",
    properties: propertiesOf(fields, (field) =>
      field.use === "read-only" ? { ...field.schema, readOnly: true } : sentSchema(field),
    ),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  };
  return { required: required.length > 0, content: { "application/json": { schema } } };
}

function parameterOf([name, field]: readonly [string, Field]): object {
  return {
    name,
    in: "query",
    description: field.description,
    ...(field.use === "required" ? { required: true } : {}),
    schema: field.sent ?? field.schema,
  };
}

/**
 * Returns the schema of a request's field; one that is not required may be null, which counts as absent or clears it.
 */
function sentSchema({ schema, sent, use }: Field): JsonSchema {
  if (sent !== undefined) return sent;
  return use !== "required" && typeof schema["type"] === "string"
    ? { ...schema, type: [schema["type"], "null"] }
    : schema;
}

function requiredOf(fields: Readonly<Record<string, Field>>): readonly string[] {
  return Object.keys(fields).filter((name) => fields[name]?.use === "required");
}

function operationIdOf(path: string): string {
  const [first = "", ...rest] = path.split("/").slice(1);
  return first + rest.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join("");
}

/** Returns the scopes that allow all of the row's operations, or what it reads. */
function scopesOf(row: AnyRoute): readonly string[] {
  if ("read" in row) return OPERATION_ACCESS[pathName(row)] ?? [];
  const { operation, otherwise } = row;
  const allowed = [operation, ...(otherwise === undefined ? [] : [otherwise.operation])].flatMap(rootsOf);
  const [first = [], ...others] = allowed.map((name) => OPERATION_ACCESS[name] ?? []);
  return first.filter((scope) => others.every((scopes) => scopes.includes(scope)));
}

function rootsOf(operation: string): readonly string[] {
  return parse(operation).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const root = definition.operation === OperationTypeNode.QUERY ? "Query" : "Mutation";
    return definition.selectionSet.selections.flatMap((field) =>
      field.kind === Kind.FIELD ? [`${root}.${field.name.value}`] : [],
    );
  });
}
