import { describe, expect, it } from "@jest/globals";
import { ROUTES } from "../../gateway/rest/routes.js";
import { sourceFiles } from "./source-files.js";

/** The calls of the specification's section 7; `/upload` takes a form and is served beside the table. */
const SPECIFIED: readonly string[] = [
  ...`
  POST /idealjob/store        POST /idealjob/delete        POST /idealjob/link
  GET /idealjob/person/get    GET /idealjob/jobhunt/get
  GET /note/get               POST /note/add               POST /note/delete
  GET /jobhunt/getall         POST /jobhunt/store          POST /jobhunt/update
  POST /jobhunt/phase/activate POST /jobhunt/delete        POST /jobhunt/terminate
  POST /jobhunt/step/update   POST /jobhunt/step/reset
  POST /company/store         GET /company/getall          POST /company/delete
  GET /company/types          GET /company/address
  POST /documents/store       GET /documents/get           GET /documents/types      POST /documents/delete
  POST /upload
  POST /person/store          GET /person/getall           GET /person/types         POST /person/delete   GET /person/get
  GET /job/get                POST /job/add
  POST /ai/query
  GET /log/get                POST /log/add`.matchAll(/(?:GET|POST) \S+/g),
].map(([call]) => call);

/** Takes a form, so it is served beside the table. */
const BESIDE = ["POST /upload"];

const ROWS = ROUTES.map(({ method, path }) => `${method} ${path}`);
const TESTS = sourceFiles(["tests/rest"], /\.ts$/)
  .map(({ text }) => text)
  .join("\n");

describe("the REST shim", () => {
  it("is specified with 36 calls", () => {
    expect(new Set(SPECIFIED).size).toBe(36);
  });

  it("has no row that nobody specified, and none twice", () => {
    expect(ROWS.filter((row, at) => !SPECIFIED.includes(row) || ROWS.indexOf(row) !== at)).toEqual([]);
  });

  it("serves every call that was specified", () => {
    expect(SPECIFIED.filter((call) => ![...ROWS, ...BESIDE].includes(call))).toEqual([]);
  });

  it("has a test for every row", () => {
    expect(findUntested(ROWS, TESTS)).toEqual([]);
  });

  it("is found out when a row is not tested, or only by another method", () => {
    const tests = `await me.rest("GET", "/job/get"); await me.rest(\n  "POST",\n  "/job/add",\n {});`;

    expect(findUntested(["GET /job/get", "POST /job/get", "POST /job/add", "GET /never"], tests)).toEqual([
      "POST /job/get",
      "GET /never",
    ]);
  });
});

/** A row is tested when a test names it, as "GET /path" or by calling it with method and path. */
function findUntested(rows: readonly string[], tests: string): readonly string[] {
  const named = [...tests.matchAll(/["`](GET|POST)(?: |",\s*["`])(\/[^"`?]*)/g)];
  const tested = new Set(named.map((match) => `${match[1] ?? ""} ${match[2] ?? ""}`));
  return rows.filter((row) => !tested.has(row));
}
