import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import type { GraphQLSchema } from "graphql";
import type { Context } from "./context.js";
import type { FailureReport } from "../platform/failure-report.js";
import { boundOperations } from "./bound-operations.js";
import { DocumentStore } from "./document-store.js";
import { createErrorFormatter } from "./error-format.js";
import { jsonStatus } from "./json-status.js";
import { noSubscriptions } from "./no-subscriptions.js";
import { LIMIT_RULES } from "./limit-rules.js";
import { PARSE_OPTIONS, VALIDATION_OPTIONS } from "./operation-limits.js";

/** Headers that a browser sends for another site's page only once this server has allowed it, which it never does. */
const PREFLIGHTED = ["apollo-require-preflight", "x-apollo-operation-name", "authorization"];

/** What is done beside Apollo Server's own work; a test says how each is done where it does not see a request. */
export const OWN_PLUGINS = { jsonStatus, noSubscriptions, boundOperations } as const;

/** Creates the GraphQL server of a schema; the caller starts it and connects it to a transport. */
export function createApollo(
  schema: GraphQLSchema,
  report: FailureReport,
  plugins: ApolloServerPlugin<Context>[] = [],
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    introspection: true, // the schema is the product; access is checked before anything is executed
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    allowBatchedHttpRequests: false,
    csrfPrevention: { requestHeaders: PREFLIGHTED },
    persistedQueries: false,
    documentStore: new DocumentStore(),
    // Its own handler would end the process before the database is closed.
    stopOnTerminationSignals: false,
    parseOptions: PARSE_OPTIONS,
    validationOptions: VALIDATION_OPTIONS,
    maxRecursiveSelections: true,
    validationRules: LIMIT_RULES,
    formatError: createErrorFormatter(report),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      ...Object.values(OWN_PLUGINS),
      ...plugins,
    ],
    logger: {
      debug() {},
      info() {},
      warn: (message) => report.logger.warn(message),
      error: (message) => report.logger.error(message),
    },
  });
}
