import type { ApolloServerErrorCode } from "@apollo/server/errors";
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type ExecutionArgs,
  type GraphQLSchema,
} from "graphql";
import { z } from "zod";
import { AppError } from "../platform/errors.js";
import { LIMIT_RULES } from "../graphql/limit-rules.js";
import { PARSE_OPTIONS, VALIDATION_OPTIONS } from "../graphql/operation-limits.js";

/** A subscription, ready to be executed. */
export type SubscriptionArgs = Pick<ExecutionArgs, "schema" | "document" | "variableValues" | "operationName">;

const request = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * Reads the subscription of a request, under the same limits as every other operation; errors of its validation are
 * returned. Throws BAD_REQUEST when the body is no request at all.
 */
export function readSubscription(schema: GraphQLSchema, body: unknown): SubscriptionArgs | { errors: GraphQLError[] } {
  const { data } = request.safeParse(body);
  if (data === undefined) throw new AppError("BAD_REQUEST", { message: "Send a subscription as JSON, in `query`." });
  const parsed = parsedOrErrors(data.query);
  if ("errors" in parsed) return parsed;
  const { document } = parsed;
  const limits = validate(schema, document, LIMIT_RULES, VALIDATION_OPTIONS);
  if (limits.length > 0) return { errors: [...limits] };
  const faults = validate(schema, document, specifiedRules, VALIDATION_OPTIONS);
  if (faults.length > 0) return { errors: faults.map((fault) => withCode(fault, "GRAPHQL_VALIDATION_FAILED")) };
  const operation = getOperationAST(document, data.operationName)?.operation;
  if (operation !== OperationTypeNode.SUBSCRIPTION) {
    const fault = new GraphQLError("This address takes a subscription; send anything else to /graphql.");
    return { errors: [withCode(fault, "OPERATION_RESOLUTION_FAILURE")] };
  }
  return { schema, document, variableValues: data.variables, operationName: data.operationName };
}

/** Sets the code of an error, by which clients recognize its kind. */
export function withCode(error: GraphQLError, code: keyof typeof ApolloServerErrorCode): GraphQLError {
  const { message, nodes, source, positions, originalError } = error;
  return new GraphQLError(message, {
    originalError: originalError ?? null,
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    extensions: { code },
  });
}

function parsedOrErrors(query: string): { document: ReturnType<typeof parse> } | { errors: GraphQLError[] } {
  try {
    return { document: parse(query, PARSE_OPTIONS) };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [withCode(error, "GRAPHQL_PARSE_FAILED")] };
    throw error;
  }
}
