/*
 * Local code generator plugin: one hook per operation over Apollo Client 4, which the published React plugin does not
 * know. A query gets useXQuery, useXLazyQuery and useXSuspenseQuery, a mutation useXMutation, a subscription
 * useXSubscription. CommonJS because that is what the generator loads.
 */
const { Kind, concatAST, visit } = require("graphql");

/** Tells whether an operation cannot run without variables. */
function needsVariables(operation) {
  return (operation.variableDefinitions ?? []).some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && variable.defaultValue === undefined,
  );
}

/** Gives the operation's name, which the other plugins use unchanged only when it is written in Pascal case. */
function typeName(operation) {
  const name = operation.name?.value ?? "";
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) throw new Error(`The operation "${name}" needs a name like CompanyCreate.`);
  return name;
}

const emitters = {
  query(name, required) {
    const data = `${name}Query, ${name}QueryVariables`;
    const variables = `{ variables: ${name}QueryVariables }`;
    const mark = required ? "" : "?";
    // A query that waits for its variables is given Apollo's skipToken in the meantime.
    const options = `${required ? "SkipToken | " : ""}(useQuery.Options<${data}>${required ? ` & ${variables}` : ""})`;
    const suspenseOptions = `Omit<useSuspenseQuery.Options<${name}QueryVariables>, "skip" | "errorPolicy" | "returnPartialData">`;
    return [
      `export function use${name}Query(options${mark}: ${options}) {`,
      `  return useQuery<${data}>(${name}Document, options);`,
      "}",
      `export function use${name}LazyQuery(options?: useLazyQuery.Options<${data}>) {`,
      `  return useLazyQuery<${data}>(${name}Document, options);`,
      "}",
      `export function use${name}SuspenseQuery(options${mark}: ${suspenseOptions}${required ? ` & ${variables}` : ""}) {`,
      `  return useSuspenseQuery<${data}>(${name}Document, options);`,
      "}",
    ];
  },
  mutation(name) {
    const data = `${name}Mutation, ${name}MutationVariables`;
    return [
      // The fourth argument keeps the variables of the mutate function required.
      `export function use${name}Mutation(options?: useMutation.Options<${data}, ApolloCache, {}>) {`,
      `  return useMutation<${data}>(${name}Document, options);`,
      "}",
    ];
  },
  subscription(name, required) {
    const data = `${name}Subscription, ${name}SubscriptionVariables`;
    const mark = required ? "" : "?";
    return [
      `export function use${name}Subscription(options${mark}: useSubscription.Options<${data}>${required ? ` & { variables: ${name}SubscriptionVariables }` : ""}) {`,
      `  return useSubscription<${data}>(${name}Document, options);`,
      "}",
    ];
  },
};

module.exports = {
  plugin(_schema, documents) {
    const operations = [];
    visit(concatAST(documents.map((file) => file.document)), {
      OperationDefinition(node) {
        operations.push(node);
      },
    });
    const used = new Set(operations.map((operation) => operation.operation));
    const hooks = [
      ...(used.has("query") ? ["type SkipToken", "useLazyQuery", "useQuery", "useSuspenseQuery"] : []),
      ...(used.has("mutation") ? ["useMutation"] : []),
      ...(used.has("subscription") ? ["useSubscription"] : []),
    ];
    return {
      prepend: [
        ...(used.has("mutation") ? ['import type { ApolloCache } from "@apollo/client";'] : []),
        ...(hooks.length > 0 ? [`import { ${hooks.sort().join(", ")} } from "@apollo/client/react";`] : []),
      ],
      content: operations.flatMap((node) => emitters[node.operation](typeName(node), needsVariables(node))).join("\n"),
    };
  },
};
