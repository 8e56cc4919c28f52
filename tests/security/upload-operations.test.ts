import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { UPLOAD_MAX_BYTES } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { cpuTime } from "../support/cpu-time.js";

const UPLOAD = `mutation ($file: Upload!) { uploadFile(file: $file) { fileId url name size mediaType } }`;
/** Far above what a refusal takes, far below what an array of as many places takes. */
const GIANT_ARRAY_MS = 5_000;
/** Of the event loop; removing a file takes a few. */
const TURNS = 2_000;
const OPERATION = { query: UPLOAD, variables: { file: null } };

describe("an operation with a file", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const waiting = (): Promise<string[]> => readdir(join(app.filesFolder, "incoming"));
  /** Returns what is still there when the server has had the time to remove what it refused: it answers before. */
  async function left(): Promise<string[]> {
    let names = await waiting();
    for (let turn = 0; names.length > 0 && turn < TURNS; turn += 1) {
      await setImmediate();
      names = await waiting();
    }
    return names;
  }
  const hello = (): File => new File(["Hello"], "hello.txt");

  it("brings the file, and tells what became of it", async () => {
    const { uploadFile } = await me.query<{ uploadFile: object }>(UPLOAD, { file: hello() });

    expect(uploadFile).toEqual({
      fileId: expect.any(String),
      url: expect.stringMatching(/^http:\/\/localhost:4000\/files\/[\w-]{71,}$/),
      name: "hello.txt",
      size: 5,
      mediaType: "text/plain",
    });
  });

  it.each([
    ["a giant index", { 0: ["variables.file.4294967290"] }],
    ["a giant index of any list", { 0: ["variables.ids.200000000"] }],
    ["the prototype", { 0: ["variables.__proto__.polluted"] }],
    ["the constructor", { 0: ["variables.constructor.prototype.polluted"] }],
    ["another variable", { 0: ["variables.other"] }],
    ["the query itself", { 0: ["query"] }],
    ["two thousand paths", { 0: Array.from({ length: 2_000 }, () => "variables.file") }],
    ["two files", { 0: ["variables.file"], 1: ["variables.file"] }],
    ["another key", { file: ["variables.file"] }],
    ["no file", {}],
    ["a list", [["variables.file"]]],
    ["nothing", null],
    ["a path that is no list", { 0: "variables.file" }],
    ["a batch", { 0: ["0.variables.file"] }],
  ])("refuses a map to %s, at once, and keeps nothing", async (_what, map) => {
    let response = new Response();

    const spent = await cpuTime(async () => {
      response = await me.sendOperationForm(OPERATION, hello(), map);
    });

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errors: [{ message: expect.any(String), extensions: expect.objectContaining({ code: "BAD_REQUEST" }) }],
    });
    expect(spent).toBeLessThan(GIANT_ARRAY_MS);
    expect(await left()).toEqual([]);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined(); // any object would show it
  });

  it.each([
    ["a batch", [OPERATION]],
    ["nothing", null],
    ["a text", "mutation"],
    ["no variables", { query: UPLOAD }],
    ["a list of variables", { query: UPLOAD, variables: [] }],
  ])("refuses operations that are %s", async (_what, operations) => {
    const response = await me.sendOperationForm(operations, hello());

    expect(response.status).toBe(400);
    expect(await waiting()).toEqual([]);
  });

  it("refuses a file that comes before what is to be done with it", async () => {
    const form = new FormData();
    form.set("0", hello());
    form.set("operations", JSON.stringify(OPERATION));
    form.set("map", `{"0":["variables.file"]}`);

    const response = await me.send("/graphql", {
      method: "POST",
      body: form,
      headers: { "apollo-require-preflight": "1" },
    });

    expect(response.status).toBe(400);
    expect(await waiting()).toEqual([]);
  });

  it("refuses a form without a token, which is all that another site's page can send", async () => {
    const form = new FormData();
    form.set("operations", JSON.stringify(OPERATION));
    form.set("map", `{"0":["variables.file"]}`);
    form.set("0", hello());

    // Without the token: a browser asks first before it sends that header for another site's page.
    const response = await fetch(`${app.url}/graphql`, { method: "POST", body: form });

    expect(response.status).toBe(401);
    expect(await waiting()).toEqual([]);
  });

  it("answers a file that is too big, or of no kind, with its code", async () => {
    const big = await me.sendOperationForm(OPERATION, new File([new Uint8Array(UPLOAD_MAX_BYTES + 1)], "a.txt"));
    const strange = await me.failure(UPLOAD, { file: new File(["<p>"], "a.svg") });

    expect(big.status).toBe(413);
    expect(await big.json()).toMatchObject({ errors: [{ extensions: { code: "TOO_LARGE" } }] });
    expect(strange.extensions).toMatchObject({
      code: "UNSUPPORTED_MEDIA_TYPE",
      fields: [{ field: "file", rule: "kind", message: strange.message }],
    });
    expect(strange.message).toMatch(/[Ss]ave it as PDF/);
    while ((await waiting()).length > 0) await setImmediate();
  });

  it("takes no text for a file", async () => {
    const { errors } = await me.graphql(UPLOAD, { file: "hello.txt" });

    expect(errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
  });

  it("throws a file away that the operation does not use", async () => {
    const query = `query { viewer { guid } }`;

    const response = await me.sendOperationForm({ query, variables: { file: null } }, hello());

    expect(response.status).toBe(200);
    while ((await waiting()).length > 0) await setImmediate();
  });
});
