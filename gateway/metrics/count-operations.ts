import type { ApolloServerPlugin } from "@apollo/server";
import type { GraphQLError } from "graphql";
import type { Context } from "../graphql/context.js";
import type { Metrics } from "./metrics.js";
import { rootFieldsOf, type RootField } from "../graphql/asked-roots.js";

/**
 * Counts the root fields of each operation that was executed; one that was refused before is counted as a failure only.
 */
export function countOperations(metrics: Metrics): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse: ({ document, operation, response: { body }, errors }) => {
          if (operation === undefined || operation === null || document === undefined || body.kind !== "single")
            return Promise.resolve();
          // Without data nothing was executed.
          if (body.singleResult.data === undefined) return Promise.resolve();
          countRoots(metrics, rootFieldsOf(document, operation), errors ?? []);
          return Promise.resolve();
        },
      }),
  };
}

/** Counts the root fields of an operation that was executed, by their names and whether they failed. */
export function countRoots(metrics: Metrics, roots: readonly RootField[], errors: readonly GraphQLError[]): void {
  const failed = new Set(errors.map(({ path }) => path?.[0]));
  for (const { key, name } of roots) metrics.countField(name, failed.has(key));
}
