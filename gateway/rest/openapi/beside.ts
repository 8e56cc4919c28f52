import { UPLOAD_EXTENSIONS, UPLOAD_MAX_BYTES } from "../../../schema/limits.js";
import { OPERATION_ACCESS } from "../../accesstoken/operation-access.js";
import { MEDIA_TYPES } from "../../document/file-kind.js";
import { SERVED_TYPES } from "../../document/served-file.js";
import { object } from "../answers.js";
import { failures } from "./errors.js";
import type { OpenApiDocument } from "./document.js";
import { securityOf } from "./operation.js";

const MEGABYTES = UPLOAD_MAX_BYTES / (1024 * 1024);
const MEDIA = MEDIA_TYPES.join(", ");

/** The paths besides the table: files, the calendar, and this document. */
export const BESIDE: OpenApiDocument["paths"] = {
  "/upload": {
    post: {
      operationId: "upload",
      tags: ["upload"],
      summary: "Receives a file, whose address is then the `source` of a document.",
      description: `A form with the one part \`file\`, of at most ${MEGABYTES} MB. Its content decides what it is, not its name; only a text is what its name says. It can be one of these: ${UPLOAD_EXTENSIONS.join(", ")}. A file that no document names is deleted after a day.`,
      security: securityFor("POST /api/upload"),
      requestBody: {
        required: true,
        content: {
          "multipart/form-data": {
            schema: {
              type: "object",
              required: ["file"],
              properties: {
                file: { type: "string", format: "binary", maxLength: UPLOAD_MAX_BYTES, description: "The file." },
              },
              additionalProperties: false,
            },
            encoding: { file: { contentType: MEDIA } },
          },
        },
      },
      responses: {
        200: {
          description: "The file is stored.",
          content: {
            "application/json": {
              schema: object({
                url: {
                  type: "string",
                  format: "uri",
                  description: "Its address, which is signed and valid for a few minutes, for `/documents/store`.",
                },
              }),
            },
          },
        },
        ...failures([400, 401, 403, 413, 415, 429, 500, 503, 507]),
      },
    },
  },
  "/calendar.ics": {
    get: {
      operationId: "calendar",
      tags: ["calendar"],
      summary: "Appointments, the days that others set, and the steps that are due, for calendar programs.",
      security: securityFor("GET /api/calendar.ics"),
      responses: {
        200: { description: "A calendar (RFC 5545).", content: { "text/calendar": { schema: { type: "string" } } } },
        ...failures([401, 403, 429, 500, 503]),
      },
    },
  },
  "/calendar/{secret}.ics": {
    get: {
      operationId: "calendarFeed",
      tags: ["calendar"],
      summary: "What its owner shows of the calendar, for calendar programs that can only subscribe to an address.",
      description: "The profile makes the whole address, which needs no token: its secret grants the access.",
      security: [],
      parameters: [
        {
          name: "secret",
          in: "path",
          required: true,
          description: "The secret of the address.",
          schema: { type: "string", pattern: "^[A-Za-z0-9_-]{32}$" },
        },
      ],
      responses: {
        200: { description: "A calendar (RFC 5545).", content: { "text/calendar": { schema: { type: "string" } } } },
        ...failures([403, 404, 429, 500, 503]),
      },
    },
  },
  "/openapi.json": {
    get: {
      operationId: "openapi",
      tags: ["openapi"],
      summary: "This document; it contains no personal data and needs no token.",
      security: [],
      responses: {
        200: { description: "The document.", content: { "application/json": { schema: { type: "object" } } } },
        304: { description: "It is unchanged: its `ETag` was sent as `If-None-Match`." },
      },
    },
  },
  "/files/{name}": {
    servers: [{ url: "/" }],
    get: {
      operationId: "file",
      tags: ["files"],
      summary:
        "A stored file: by its signed address, which is valid for a few minutes and needs no token, or by its id.",
      security: [{}, ...securityFor("GET /files")],
      parameters: [
        {
          name: "name",
          in: "path",
          required: true,
          description:
            "The last part of a document's `source`, or the id of the file, which `uploadFile` of GraphQL returns.",
          schema: { type: "string" },
        },
      ],
      responses: {
        200: {
          description: "The file.",
          content: Object.fromEntries(SERVED_TYPES.map((type) => [type, {}])),
        },
        206: { description: "The range of it that was asked for." },
        ...failures([401, 403, 404, 429, 500, 503]),
      },
    },
  },
};

function securityFor(operation: string): readonly object[] {
  return securityOf(OPERATION_ACCESS[operation] ?? []);
}
