import { KINDS } from "../kinds.js";
import type { JsonSchema } from "../fields.js";
import { ROUTES } from "../routes.js";
import { BESIDE } from "./beside.js";
import { ERROR_SCHEMA, FAILURES } from "./errors.js";
import { operationOf, propertiesOf } from "./operation.js";

/** The parts of an OpenAPI document that are read here. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, unknown>> & { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** Returns the REST paths as OpenAPI 3.1: every row of the table, and the paths besides it. */
export function openApiDocument(): OpenApiDocument {
  return {
    openapi: "3.1.1",
    info: {
      title: "Job Hunt Tracker",
      version: "1",
      summary: "The REST paths of the first version, each over an operation of the GraphQL schema.",
      description:
        "What is another person's is answered like what nobody has. An id that is none is refused with 422, " +
        "VALIDATION and the field's name; one that names nothing is 404, NOT_FOUND. Names of answers that mean nothing " +
        "in a request are ignored there, so that an object can be sent back as it was read; a name that nobody knows is " +
        "refused with 400, BAD_REQUEST, unless it is empty. Dates without a zone are UTC.",
      license: { name: "AGPL-3.0-or-later", identifier: "AGPL-3.0-or-later" },
    },
    servers: [{ url: "/api" }],
    paths: {
      ...Object.fromEntries(ROUTES.map((row) => [row.path, { [row.method.toLowerCase()]: operationOf(row) }])),
      ...BESIDE,
    },
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "The token of a signed-in user, or an access token with all scopes of one of the requirements.",
        },
      },
      schemas: { ...Object.fromEntries(KINDS.map((kind) => [kind.name, schemaOf(kind)])), Error: ERROR_SCHEMA },
      responses: FAILURES,
    },
  };
}

/** Returns the document as the text that is served and committed. */
export function printOpenApi(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}

function schemaOf({ description, fields }: (typeof KINDS)[number]): JsonSchema {
  return {
    type: "object",
    description,
    required: Object.keys(fields),
    properties: propertiesOf(fields, ({ schema }) => schema),
  };
}
