import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { SAMPLES } from "../support/file-samples.js";
import "../support/on-embedded-database.js";

interface Uploaded {
  readonly fileId: string;
  readonly url: string;
}

interface Made {
  readonly createDocument: { readonly document: { readonly id: string; readonly source: string } };
}

const CREATE = `mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { document { id source } } }`;
const DELETE = `mutation ($id: ID!) { deleteDocument(input: { id: $id }) { logEntryId } }`;
const SECOND = 1_000;

describe("the address of a file", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
  });
  afterAll(() => app.close());

  async function upload(ending = "txt", client = me): Promise<Uploaded> {
    const file = new File([Buffer.from(SAMPLES[ending] ?? "")], `My CV é.${ending}`);
    const query = `mutation ($file: Upload!) { uploadFile(file: $file) { fileId url } }`;
    return (await client.query<{ uploadFile: Uploaded }>(query, { file })).uploadFile;
  }

  const open = (url: string, init: RequestInit = {}, client = app.anonymous): Promise<Response> =>
    client.send(new URL(url).pathname, init);

  it("opens for whoever has it, for four minutes at least and five at most", async () => {
    const { url } = await upload();

    const now = (await open(url)).status;
    app.clock.advance(240 * SECOND - 1);
    const late = (await open(url)).status;
    app.clock.advance(60 * SECOND + 1);
    const tooLate = await open(url);

    expect([now, late, tooLate.status]).toEqual([200, 200, 403]);
    expect(await tooLate.json()).toMatchObject({ error: { code: "FORBIDDEN" } });
  });

  it("is the same text within a minute, and says nothing of its owner", async () => {
    const { fileId } = await upload();
    const query = `mutation ($id: ID!) { createDocument(input: { name: "CV", fileId: $id }) { document { source file { url } } } }`;

    const { createDocument } = await me.query<{
      createDocument: { document: { source: string; file: { url: string } } };
    }>(query, { id: fileId });
    const { source, file } = createDocument.document;

    expect(source).toBe(file.url);
    const token = Buffer.from(source.split("/").at(-1) ?? "", "base64url").toString("hex");
    expect(token).not.toContain(me.person.id.replaceAll("-", ""));
  });

  it("opens nothing when any letter of it is another", async () => {
    const { url } = await upload();
    const [base, token = ""] = url.split("/files/");

    const statuses = await Promise.all(
      [...token].map(async (letter, at) => {
        const other = `${token.slice(0, at)}${letter === "A" ? "B" : "A"}${token.slice(at + 1)}`;
        return (await open(`${base ?? ""}/files/${other}`)).status;
      }),
    );

    expect([...new Set(statuses)]).toEqual([404]);
  });

  it.each(["", "x", "../../etc/passwd", "..%2f..%2fetc%2fpasswd", "a".repeat(5_000), "incoming", "%00"])(
    "opens nothing at /files/%s",
    async (name) => {
      const response = await app.anonymous.send(`/files/${name}`);

      expect([400, 404]).toContain(response.status);
      expect(response.headers.get("content-type")).toContain("application/json");
    },
  );

  it("opens by its id for its owner alone", async () => {
    const { fileId } = await upload();
    const stranger = await app.signIn();
    const outsider = await app.signIn();
    app.disallow(outsider);
    const path = `http://localhost/files/${fileId}`;

    const answers = await Promise.all([me, stranger, outsider, app.anonymous].map((client) => open(path, {}, client)));
    const unknown = await open(`http://localhost/files/${uuidv7()}`, {}, stranger);

    expect(answers.map(({ status }) => status)).toEqual([200, 404, 403, 401]);
    const body = (text: string): string => text.replace(/"reference":"[^"]+"/, "");
    expect(body(await unknown.text())).toBe(body((await answers[1]?.text()) ?? ""));
  });

  it("opens no longer once its document lies in the trash, and again when it is restored", async () => {
    const { fileId, url } = await upload();
    const { createDocument } = await me.query<Made>(CREATE, { input: { name: "CV", fileId } });
    const { id } = createDocument.document;

    await me.query(DELETE, { id });
    const trashed = [await open(url), await open(`http://localhost/files/${fileId}`, {}, me)];
    await me.query(`mutation ($id: ID!) { restore(input: { kind: DOCUMENT, id: $id }) { id } }`, { id });

    expect(trashed.map(({ status }) => status)).toEqual([404, 404]);
    expect((await open(url)).status).toBe(200);
  });

  it.each(["POST", "PUT", "DELETE", "PATCH"])("answers no %s", async (method) => {
    const { url } = await upload();

    const response = await open(url, { method });

    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("answers HEAD with the head alone", async () => {
    const { url } = await upload();

    const response = await open(url, { method: "HEAD" });

    expect([response.status, response.headers.get("content-length")]).toEqual([200, String(SAMPLES["txt"]?.length)]);
    expect(await response.text()).toBe("");
  });

  it.each([
    ["bytes=0-3", 206, 0, 4],
    ["bytes=2-", 206, 2, undefined],
    ["bytes=-4", 206, -4, undefined],
    ["bytes=0-0,2-2", 200, 0, undefined],
    ["lines=1-2", 200, 0, undefined],
    ["bytes=x", 200, 0, undefined],
  ])("answers the range %s", async (range, status, from, to) => {
    const { url } = await upload();

    const response = await open(url, { headers: { range } });
    const bytes = Buffer.from(await response.arrayBuffer());

    expect([response.status, bytes.equals(SAMPLES["txt"]?.subarray(from, to) ?? bytes)]).toEqual([status, true]);
  });

  it("refuses a range beyond the end", async () => {
    const { url } = await upload();

    const response = await open(url, { headers: { range: "bytes=9999-" } });

    expect([response.status, response.headers.get("content-range")]).toEqual([
      416,
      `bytes */${SAMPLES["txt"]?.length}`,
    ]);
  });

  it.each([
    ["pdf", "inline", "application/pdf", false],
    ["png", "inline", "image/png", true],
    ["jpg", "inline", "image/jpeg", true],
    ["webp", "inline", "image/webp", true],
    ["txt", "attachment", "text/plain; charset=utf-8", true],
    ["md", "attachment", "text/markdown; charset=utf-8", true],
    ["rtf", "attachment", "application/rtf", true],
    ["doc", "attachment", "application/msword", true],
  ])("serves a .%s file as %s, able to do nothing in the page", async (ending, place, type, isSandboxed) => {
    const { url } = await upload(ending);

    const { headers } = await open(url);

    expect(headers.get("content-disposition")).toBe(
      `${place}; filename="My CV ?.${ending}"; filename*=UTF-8''My%20CV%20%C3%A9.${ending}`,
    );
    expect(headers.get("content-type")).toBe(type);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("private, no-store, no-transform");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("content-security-policy")?.includes("sandbox")).toBe(isSandboxed);
  });

  it("keeps the head whole, whatever the name", async () => {
    const { fileId, url } = await upload();
    await app.test.database.query(`update stored_file set name = $2 where id = $1`, [
      fileId,
      `a"; x="b\r\nx-evil: 1.txt`,
    ]);

    const { headers } = await open(url);

    expect(headers.get("x-evil")).toBeNull();
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="a\\"; x=\\"b[^"]*"/);
  });
});
