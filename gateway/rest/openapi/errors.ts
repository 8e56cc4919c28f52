import { ERRORS, type ErrorCode } from "../../errors.js";
import type { JsonSchema } from "../fields.js";

const CODES = Object.keys(ERRORS) as ErrorCode[]; // the keys of the table

/** What every failure looks like. */
export const ERROR_SCHEMA: JsonSchema = {
  type: "object",
  description: "A failure: what happened, to which field, and what to do.",
  required: ["error"],
  properties: {
    error: {
      type: "object",
      description: "The failure.",
      required: ["code", "message"],
      properties: {
        code: { enum: CODES, description: "What kind of failure it is." },
        message: { type: "string", description: "The failure in words." },
        fields: {
          type: "array",
          description: "Each broken rule.",
          items: {
            type: "object",
            required: ["field", "rule", "message"],
            properties: {
              field: { type: "string", description: "The field, by its name." },
              rule: { type: "string", description: "The rule, such as maxLength." },
              message: { type: "string", description: "The same in words." },
            },
          },
        },
        current: { type: "object", description: "What is so instead.", additionalProperties: true },
        retryAfter: { type: "integer", description: "Seconds until a retry makes sense." },
        reference: { type: "string", description: "Finds the failure in the operator's log." },
      },
    },
  },
};

/** The failures of every row that takes a body or a query. */
export const USUAL_FAILURES: readonly number[] = [400, 401, 403, 413, 422, 429, 500, 503];

/** The answers of failures, by their status. */
export const FAILURES: Readonly<Record<string, object>> = Object.fromEntries(
  [...new Set(CODES.map((code) => ERRORS[code].status))].sort().map((status) => [
    nameOf(status),
    {
      description: CODES.filter((code) => ERRORS[code].status === status)
        .map((code) => `${code}: ${ERRORS[code].message}`)
        .join(" "),
      ...(status === 429
        ? { headers: { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } } }
        : {}),
      content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
    },
  ]),
);

/** The failures of an operation, by status, as references. */
export function failures(statuses: readonly number[]): Readonly<Record<string, object>> {
  return Object.fromEntries(
    [...statuses].sort().map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }]),
  );
}

function nameOf(status: number): string {
  return `Failure${status}`;
}
