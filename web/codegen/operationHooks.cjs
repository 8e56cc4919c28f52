/*
 * Local code generator plugin: one typed hook per operation over Apollo Client 4, which no published plugin covers.
 * CommonJS because that is what the generator loads.
 */
const { Kind } = require("graphql");

const needsVariables = ({ variableDefinitions = [] }) =>
  variableDefinitions.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined);

function emitHook(operation) {
  const name = operation.name?.value ?? "";
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) throw new Error(`The operation "${name}" needs a name like CompanyCreate.`);
  const kind = operation.operation.replace(/^./, (letter) => letter.toUpperCase());
  const [hook, variables] = [`use${kind}`, `${name}${kind}Variables`];
  const types = `<${name}${kind}, ${variables}>`;
  const isRequired = needsVariables(operation);
  const parameter = {
    // A query that waits for its variables gets Apollo's skipToken.
    Query: isRequired
      ? `options: SkipToken | (useQuery.Options${types} & { variables: ${variables} })`
      : `options?: useQuery.Options${types}`,
    // The third type argument keeps the variables of the mutate function required.
    Mutation: `options?: useMutation.Options<${name}${kind}, ${variables}, ApolloCache, {}>`,
    Subscription: `options${isRequired ? "" : "?"}: useSubscription.Options${types}`,
  }[kind];
  return `export const use${name}${kind} = (${parameter}) => ${hook}${types}(${name}Document, options);`;
}

module.exports = {
  plugin(_schema, documents) {
    const operations = documents
      .flatMap(({ document }) => document.definitions)
      .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    const hooks = new Set(operations.map(({ operation }) => `use${operation.replace(/^./, (c) => c.toUpperCase())}`));
    const prepend =
      hooks.size === 0 ? [] : [`import { type SkipToken, ${[...hooks].join(", ")} } from "@apollo/client/react";`];
    if (hooks.has("useMutation")) prepend.unshift('import type { ApolloCache } from "@apollo/client";');
    return { prepend, content: operations.map(emitHook).join("\n") };
  },
};
