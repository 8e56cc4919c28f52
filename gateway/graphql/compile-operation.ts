import { createRequire } from "node:module";
import {
  GraphQLScalarType,
  Kind,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type TypeNode,
} from "graphql";
import { compileQuery, isCompiledQuery } from "graphql-jit";
import type { Context } from "./context.js";

/** Executes a compiled operation with the values of its variables after coercion. */
export type ExecuteCompiled = (
  context: Context,
  variables: Readonly<Record<string, unknown>>,
) => ExecutionResult | Promise<ExecutionResult>;

/** The type of every variable of a compiled operation: its value was coerced before. */
const COERCED = new GraphQLScalarType({ name: "Coerced", parseValue: (value) => value });
const COERCED_TYPE = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: COERCED.name } } as const;

type Runtime = (typeof import("graphql-jit/dist/runtime.js"))["jitRuntime"];
type Receive = Parameters<Runtime["callResolver"]>[2];

// The compiler is a module of CommonJS, and so is the part of it that compiled operations call.
const { jitRuntime } = createRequire(import.meta.url)("graphql-jit/dist/runtime") as { readonly jitRuntime: Runtime }; // as its types say

// By itself it handles what a resolver throws, but not what throws when the result is read, such as a getter: the answer
// would never end, and the rejection would end the process.
const callResolver = jitRuntime.callResolver.bind(jitRuntime);
const handleListItemResult = jitRuntime.handleListItemResult.bind(jitRuntime);
jitRuntime.callResolver = (context, call, receive, fail) => callResolver(context, call, guarded(receive, fail), fail);
jitRuntime.handleListItemResult = (context, item, receive, fail) =>
  handleListItemResult(context, item, guarded(receive, fail), fail);

function guarded(receive: Receive, fail: Receive): Receive {
  return (value) => {
    try {
      receive(value);
    } catch (error) {
      fail(error);
    }
  };
}

/**
 * Makes code of a valid operation; null where the compiler would make other code than the operation says:
 * - it writes keys of the answer into names that `_` separates, and beside its own `idx0`;
 * - it writes them as the keys of an object, where `__proto__` means another thing;
 * - it knows nothing of introspection.
 */
export function compileOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): ExecuteCompiled | null {
  if (!hasPlainNames(document)) return null;
  const definitions = document.definitions.filter(
    (node) => node.kind === Kind.FRAGMENT_DEFINITION || node === operation,
  );
  const compiled = compileQuery(withCoerced(schema), withCoercedVariables({ ...document, definitions }), undefined, {
    disableLeafSerialization: false,
  });
  if (!isCompiledQuery(compiled)) return null;
  return (context, variables) => compiled.query(undefined, context, variables);
}

/** Returns the schema with one more type, which nothing of it has. */
function withCoerced(schema: GraphQLSchema): GraphQLSchema {
  const getType = (name: string): GraphQLNamedType | undefined =>
    name === COERCED.name ? COERCED : schema.getType(name);
  return Object.create(schema, { getType: { value: getType } }) as GraphQLSchema; // its prototype is one
}

function withCoercedVariables(document: DocumentNode): DocumentNode {
  return visit(document, {
    // The compiler checks that what `@include` and `@skip` depend on is a Boolean, which is the same after coercion.
    VariableDefinition: ({ type, defaultValue: _, ...node }) =>
      isBoolean(type) ? undefined : { ...node, type: COERCED_TYPE },
    SelectionSet: () => false,
  });
}

function isBoolean(type: TypeNode): boolean {
  const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
  return named.kind === Kind.NAMED_TYPE && named.name.value === "Boolean";
}

function hasPlainNames(document: DocumentNode): boolean {
  let isPlain = true;
  visit(document, {
    Name: ({ value }) => {
      isPlain &&= value !== "__proto__";
    },
    Field: ({ alias, name }) => {
      isPlain &&= (alias ?? name).value === "__typename" || !/_|^idx\d/.test((alias ?? name).value);
    },
  });
  return isPlain;
}
