import { ERRORS, type ErrorCode } from "../../platform/errors.js";
import type { JsonSchema } from "../fields.js";

const CODES = Object.keys(ERRORS) as ErrorCode[]; // the keys of the table

/** The schema of every failure. */
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
        code: { enum: CODES, description: "The kind of failure." },
        message: { type: "string", description: "The message of the failure." },
        fields: {
          type: "array",
          description: "Each broken rule.",
          items: {
            type: "object",
            required: ["field", "rule", "message"],
            properties: {
              field: { type: "string", description: "The field, by its name." },
              rule: { type: "string", description: "The rule, such as maxLength." },
              message: { type: "string", description: "The message of the fault." },
            },
          },
        },
        current: { type: "object", description: "The current state instead.", additionalProperties: true },
        retryAfter: { type: "integer", description: "Seconds until a retry makes sense." },
        reference: { type: "string", description: "Finds the failure in the server's log." },
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

/** Returns the failures of an operation, by status, as references. */
export function failures(statuses: readonly number[]): Readonly<Record<string, object>> {
  return Object.fromEntries(
    [...statuses].sort().map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }]),
  );
}

function nameOf(status: number): string {
  return `Failure${status}`;
}
