import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { Validator } from "@seriousme/openapi-schema-validator";
import { UPLOAD_EXTENSIONS } from "../../schema/limits.js";
import { openApiDocument, printOpenApi } from "../../gateway/rest/openapi/document.js";
import { ROUTES } from "../../gateway/rest/routes.js";
import { checkAnswer } from "../support/openapi.js";

const DOCUMENT = openApiDocument();
const COMPANY = {
  id: "0192f0c1-7a3e-7c52-9a57-3f6c2d1e8b4a",
  name: "Acme",
  description: null,
  address: null,
  organization_type_name: "Employer",
  note_guid: "0192f0c1-7a3e-7c52-9a57-3f6c2d1e8b4b",
};

describe("the OpenAPI document", () => {
  it("is what the gateway serves (npm run schema writes it anew)", () => {
    expect(printOpenApi()).toBe(readFileSync("schema/openapi.json", "utf8"));
  });

  it("is one of OpenAPI 3.1", async () => {
    const validator = new Validator();

    expect(await validator.validate({ ...structuredClone(DOCUMENT) })).toMatchObject({ valid: true });
    expect(validator.version).toBe("3.1");
  });

  it("is found out when it is none", async () => {
    const { paths: _, ...planted } = { ...structuredClone(DOCUMENT), components: { schemas: [] } };

    expect(await new Validator().validate(planted)).toMatchObject({ valid: false });
  });

  it("holds every row, and what is served beside the table", () => {
    const operations = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
      Object.keys(methods).flatMap((method) => (method === "servers" ? [] : [`${method.toUpperCase()} ${path}`])),
    );

    expect(operations).toEqual([
      ...ROUTES.map(({ method, path }) => `${method} ${path}`),
      "POST /upload",
      "GET /calendar.ics",
      "GET /calendar/{secret}.ics",
      "GET /openapi.json",
      "GET /files/{name}",
    ]);
  });

  it("says of every operation, parameter and field what it is, and calls no two operations the same", () => {
    const ids = [...printOpenApi().matchAll(/"operationId": "(\w+)"/g)].map((match) => match[1]);

    expect(findUndescribed(DOCUMENT)).toEqual([]);
    expect(new Set(ids).size).toBe(ROUTES.length + 5);
  });

  it("is found out when it does not say what something is", () => {
    const planted = {
      paths: {
        "/a": {
          get: { summary: " ", parameters: [{ name: "b", in: "query" }] },
          post: { summary: "Does it.", requestBody: { properties: { c: { type: "string" } } } },
        },
      },
      components: { schemas: { D: { properties: { e: { type: "string" } } } } },
    };

    expect(findUndescribed(planted)).toEqual(["get /a", "get /a b", "post /a c", "D", "D e"]);
  });

  it("names every kind of file that is accepted", () => {
    const upload = JSON.stringify(DOCUMENT.paths["/upload"]);
    const office = "application/vnd.openxmlformats-officedocument";
    const types = [
      "application/pdf",
      "application/msword",
      `${office}.wordprocessingml.document`,
      `${office}.presentationml.presentation`,
      `${office}.spreadsheetml.sheet`,
      "application/vnd.oasis.opendocument.text",
      "application/rtf",
      "application/vnd.apple.pages",
      "application/vnd.ms-outlook",
      "text/plain",
      "text/markdown",
      "text/csv",
      "text/html",
      "text/calendar",
      "message/rfc822",
      "multipart/related",
      "image/png",
      "image/jpeg",
      "image/webp",
      "image/heic",
      "image/heif",
      "image/avif",
    ];

    expect(UPLOAD_EXTENSIONS.filter((extension) => !new RegExp(`[ ,]${extension}[,.]`).test(upload))).toEqual([]);
    expect(/"contentType":"([^"]+)"/.exec(upload)?.[1]?.split(", ").sort()).toEqual(types.sort());
    expect(upload).toContain("10 MB");
  });

  it("is held against the answers of the tests: a good one passes", () => {
    const error = { code: "NOT_FOUND", message: "There is no such thing.", reference: "x" };

    checkAnswer("GET", "/company/getall", 200, { data: [COMPANY, COMPANY] });
    checkAnswer("POST", "/company/store", 200, { data: COMPANY });
    checkAnswer("POST", "/company/store", 404, { error });
    checkAnswer("GET", "/no/row", 200, {});
  });

  it.each<[string, number, unknown]>([
    ["lacks a field", 200, { data: { ...COMPANY, name: undefined } }],
    ["has a field more", 200, { data: { ...COMPANY, owner_id: "x" } }],
    ["has another type", 200, { data: { ...COMPANY, name: 5 } }],
    ["has an id that is none", 200, { data: { ...COMPANY, id: "5" } }],
    ["has a text that is too long", 200, { data: { ...COMPANY, name: "x".repeat(201) } }],
    ["is empty", 200, null],
    ["has a code of its own", 404, { error: { code: "GONE", message: "Gone.", reference: "x" } }],
    ["has a status of its own", 418, {}],
  ])("is held against the answers of the tests: one is found out that %s", (_what, status, body) => {
    expect(() => checkAnswer("POST", "/company/store", status, body)).toThrow(/^POST \/company\/store answered \d+/);
  });
});

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

function findUndescribed({ paths, components }: Described): readonly string[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      if (method === "servers") return [];
      const name = `${method} ${path}`;
      const { parameters = [], requestBody, summary } = operation as Operation; // OpenAPI says so
      return [
        ...(isSentence(summary) ? [] : [name]),
        ...parameters.flatMap((one) => (isSentence(one.description) ? [] : [`${name} ${one.name}`])),
        ...undescribedIn(requestBody, name),
      ];
    }),
  );
  const schemas = Object.entries(components.schemas).flatMap(([name, schema]) => [
    ...(isSentence((schema as Part).description) ? [] : [name]), // a schema is an object
    ...undescribedIn(schema, name),
  ]);
  return [...operations, ...schemas];
}

interface Part {
  readonly description?: string;
}

interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly (Part & { readonly name: string })[];
  readonly requestBody?: unknown;
}

function isSentence(text: string | undefined): boolean {
  return /^[A-Z0-9].+\.$/s.test(text ?? "");
}

/** The properties below, at any depth, that lack a description. */
function undescribedIn(value: unknown, name: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    key === "properties" && typeof part === "object" && part !== null
      ? Object.entries(part).flatMap(([property, schema]: [string, Part]) => [
          ...(isSentence(schema.description) ? [] : [`${name} ${property}`]),
          ...undescribedIn(schema, `${name} ${property}`),
        ])
      : undescribedIn(part, name),
  );
}
