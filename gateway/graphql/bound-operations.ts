import type { ApolloServerPlugin } from "@apollo/server";
import { ApolloServerErrorCode } from "@apollo/server/errors";
import {
  getVariableValues,
  GraphQLError,
  OperationTypeNode,
  type FormattedExecutionResult,
  type OperationDefinitionNode,
} from "graphql";
import type { Context } from "./context.js";
import { AppError } from "../platform/errors.js";
import { countRows, sumOf } from "./count-rows.js";
import { OPERATION_LIMITS, VARIABLE_OPTIONS } from "./operation-limits.js";

/**
 * Bounds an operation after its validation and before its execution: variables are refused at their first fault, as
 * each fault repeats the whole value, and the rows that are asked for are counted. A query whose answer is too long is
 * answered with that error alone.
 */
export const boundOperations: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ schema, document, operation, request }) {
        if (operation === undefined) return Promise.resolve();
        const definitions = operation.variableDefinitions ?? [];
        const { coerced, errors } = getVariableValues(schema, definitions, request.variables ?? {}, VARIABLE_OPTIONS);
        const [fault] = errors ?? [];
        if (fault !== undefined) return Promise.reject(badVariable(fault));
        const fields = countRows(schema, document, operation, coerced ?? {});
        const rows = sumOf(fields);
        if (rows <= OPERATION_LIMITS.rows) return Promise.resolve();
        const most = fields.toSorted((a, b) => b.rows - a.rows)[0]?.field ?? "";
        return Promise.reject(tooManyRows(most, rows));
      },
      willSendResponse({ contextValue, operation, response }) {
        const { body } = response;
        if (operation !== undefined && body.kind === "single")
          body.singleResult = withinLimit(body.singleResult, operation, contextValue);
        return Promise.resolve();
      },
    }),
};

/** Returns the answer that is sent: of a query whose texts did not fit, the error that says so, and nothing else. */
export function withinLimit(
  result: FormattedExecutionResult,
  { operation }: OperationDefinitionNode,
  { answer }: Context,
): FormattedExecutionResult {
  if (answer.refusal === null || operation !== OperationTypeNode.QUERY) return result;
  const errors = result.errors?.filter(({ extensions }) => extensions?.["code"] === "TOO_LARGE");
  return { data: null, ...(errors === undefined ? {} : { errors: errors.slice(0, 1) }) };
}

function badVariable({ message, nodes }: GraphQLError): GraphQLError {
  const extensions = { code: ApolloServerErrorCode.BAD_USER_INPUT, http: { status: 400 } };
  return new GraphQLError(message, { nodes: nodes ?? null, extensions });
}

function tooManyRows(field: string, rows: number): GraphQLError {
  const most = OPERATION_LIMITS.rows.toLocaleString("en");
  const message = `${field}: the operation asks for ${rows.toLocaleString("en")} rows, and at most ${most} fit. Ask for smaller pages.`;
  const originalError = new AppError("TOO_LARGE", { message, fields: [{ field, rule: "rows", message }] });
  return new GraphQLError(message, { originalError, extensions: { http: { status: 400 } } });
}
