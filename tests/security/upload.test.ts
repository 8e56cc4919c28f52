import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { UPLOAD_MAX_BYTES } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client, RestAnswer } from "../support/client.js";
import { SAMPLES, zip } from "../support/file-samples.js";
import "../support/on-both-databases.js";

const MALFORMED: readonly (readonly [what: string, type: string, body: string, status: number])[] = [
  ["JSON", "application/json", "{}", 415],
  ["a form without a boundary", "multipart/form-data", "x", 415],
  ["a form with an empty boundary", "multipart/form-data; boundary=", "x", 400],
  ["a form that never begins", "multipart/form-data; boundary=b", "x", 400],
  [
    "a form that never ends",
    "multipart/form-data; boundary=b",
    `--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc`,
    400,
  ],
];

describe("uploading", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const upload = (name: string, content: Buffer | string, client = me): Promise<RestAnswer> =>
    client.upload(new File([Buffer.from(content)], name));

  const rows = async (client = me): Promise<number> => {
    const [row] = await app.test.database.query<{ count: number }>(
      `select count(*)::integer as count from stored_file where owner_id = $1`,
      [client.person.id],
    );
    return row?.count ?? -1;
  };
  const waiting = (): Promise<string[]> => readdir(join(app.filesFolder, "incoming"));
  const kept = (client: Client): Promise<string[]> => readdir(join(app.filesFolder, client.person.id)).catch(() => []);

  it.each(Object.keys(SAMPLES))("takes a .%s file and gives it back byte for byte", async (ending) => {
    const content = SAMPLES[ending] ?? Buffer.alloc(0);

    const answer = await upload(`My CV.${ending}`, content);
    const { url } = answer.body as { url: string }; // asserted below
    const file = await app.anonymous.send(new URL(url).pathname);

    expect([answer.status, Object.keys(answer.body)]).toEqual([200, ["url"]]);
    expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
    expect(await waiting()).toEqual([]);
  });

  it("takes exactly the limit, and not one byte more", async () => {
    const client = await app.signIn();

    const most = await upload("most.txt", Buffer.alloc(UPLOAD_MAX_BYTES, "a"), client);
    const more = await upload("more.txt", Buffer.alloc(UPLOAD_MAX_BYTES + 1, "a"), client);

    expect([most.status, more.status]).toEqual([200, 413]);
    expect(more.body).toMatchObject({ error: { code: "TOO_LARGE", reference: expect.any(String) } });
    expect([await rows(client), (await kept(client)).length, await waiting()]).toEqual([1, 1, []]);
  });

  it.each([
    ["nothing at all", "empty.txt", ""],
    ["nothing but a byte order mark", "bom.txt", "\uFEFF"],
    ["nothing at all, as a PDF", "empty.pdf", ""],
  ])("refuses %s", async (_what, name, content) => {
    const answer = await upload(name, content, await app.signIn());

    expect(answer).toMatchObject({ status: 400, body: { error: { code: "BAD_REQUEST" } } });
  });

  it.each([
    ["a page as a PDF", "cv.pdf", "<html><script>alert(1)</script></html>"],
    ["a program as a Word file", "cv.docx", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(512)])],
    ["an archive as a Word file", "cv.docx", zip({ "a.txt": "x" })],
    ["a program as text", "me.txt", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(512)])],
    ["a page before the header of a PDF", "cv.pdf", `<script>alert(1)</script>${SAMPLES["pdf"]?.toString() ?? ""}`],
    ["text with a NUL in it", "cv.md", "a\0b"],
    ["a drawing", "me.svg", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"],
    ["a drawing as a picture", "me.jpg", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"],
    ["a script", "cv.js", "alert(1)"],
    ["an archive", "all.zip", zip({ "a.txt": "x" })],
    ["a program behind two endings", "cv.pdf.exe", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(512)])],
    ["a program behind a turned name", "cv\u202Efdp.exe", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(512)])],
  ])("refuses %s, and keeps nothing of it", async (_what, name, content) => {
    const client = await app.signIn();

    const answer = await upload(name, content, client);

    const fields = [{ field: "file", rule: "kind", message: expect.stringContaining("choose that file.") }];
    expect(answer).toMatchObject({ status: 415, body: { error: { code: "UNSUPPORTED_MEDIA_TYPE", fields } } });
    expect([await rows(client), await kept(client), await waiting()]).toEqual([0, [], []]);
  });

  it("does not unpack what would fill the memory", async () => {
    const bomb = zip({ "[Content_Types].xml": Buffer.alloc(300 * 1024 * 1024) }, true);
    const before = process.memoryUsage().rss;

    const answer = await upload("cv.docx", bomb);

    expect(answer.status).toBe(415);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it.each([
    ["../../etc/passwd.txt", "passwd.txt"],
    ["..\\..\\windows\\cv.txt", "cv.txt"],
    ["cv\u202Etxt.txt", "cvtxt.txt"],
    ["-rf.txt", "rf.txt"],
    ["...hidden.txt", "hidden.txt"],
    ["Family \u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200B.txt", "Family \u{1F468}\u200D\u{1F469}\u200D\u{1F467}.txt"],
    ["Lebenslauf Ü\u0308 \u{1F600}.txt", "Lebenslauf Ü\u0308 \u{1F600}.txt".normalize("NFC")],
    [`${"n".repeat(5000)}.txt`, `${"n".repeat(146)}.txt`],
    ["%2e%2e%2fcv.txt", "%2e%2e%2fcv.txt"],
    ["CON.txt", "CON.txt"],
  ])("shows the name %j cleaned, and calls it by an id on the disk", async (name, shown) => {
    const client = await app.signIn();

    const { uploadFile } = await client.query<{ uploadFile: { name: string; fileId: string } }>(
      `mutation ($file: Upload!) { uploadFile(file: $file) { fileId name } }`,
      { file: new File(["Hello"], name) },
    );

    expect(uploadFile.name).toBe(shown);
    expect(await kept(client)).toEqual([uploadFile.fileId]);
  });

  it.each([
    ["no file", () => form()],
    ["a file under another name", () => form(["document", file()])],
    ["two files", () => form(["file", file()], ["file", file()])],
    ["a field before the file", () => form(["title", "x"], ["file", file()])],
    ["a field after the file", () => form(["file", file()], ["title", "x"])],
    ["ten thousand fields", () => form(...Array.from({ length: 10_000 }, (_, at) => [`f${at}`, "x"] as const))],
    ["a field with a name of a megabyte", () => form(["n".repeat(1_000_000), "x"], ["file", file()])],
    ["a text in place of the file", () => form(["file", "text"])],
  ])("refuses a form with %s, and keeps nothing of it", async (_what, makeForm) => {
    const client = await app.signIn();

    const response = await client.send("/api/upload", { method: "POST", body: makeForm() });

    expect([response.status, await response.json()]).toEqual([
      400,
      { error: { code: "BAD_REQUEST", message: expect.any(String), reference: expect.any(String) } },
    ]);
    expect([await rows(client), await kept(client), await waiting()]).toEqual([0, [], []]);
  });

  it.each(MALFORMED)("refuses %s", async (_what, type, body, status) => {
    const response = await me.send("/api/upload", { method: "POST", body, headers: { "content-type": type } });

    expect([response.status, await response.json()]).toEqual([
      status,
      { error: expect.objectContaining({ code: expect.any(String) }) },
    ]);
    expect(await waiting()).toEqual([]);
  });

  it("asks who it is before it keeps a byte", async () => {
    const outsider = await app.signIn();
    app.disallow(outsider);
    const before = app.test.statements.length;

    const [nobody, notListed] = [await upload("cv.txt", "x", app.anonymous), await upload("cv.txt", "x", outsider)];

    expect([nobody.status, notListed.status]).toEqual([401, 403]);
    expect(nobody.headers.get("www-authenticate")).toBe("Bearer");
    expect([app.test.statements.slice(before), await waiting()]).toEqual([[], []]);
  });

  it.each([0.1, 0.5, 0.99])("keeps nothing of an upload that breaks off after %d of it", async (part) => {
    const client = await app.signIn();

    const hangUp = await sendPart(app.url, client.token ?? "", part);
    while ((await waiting()).length === 0) await setImmediate();
    hangUp();
    while ((await waiting()).length > 0) await setImmediate();

    expect([await rows(client), await kept(client)]).toEqual([0, []]);
  });

  it("keeps nothing of a file when the store breaks", async () => {
    const broken = await startTestApp();
    const client = await broken.signIn();
    const { store } = broken.services.files as unknown as { store: { put(): Promise<void> } }; // the border, from the outside
    store.put = () => Promise.reject(new Error("The disk is on fire."));

    const answer = await client.upload(new File(["Hello"], "cv.txt"));
    const left = await broken.test.database.query(`select 1 from stored_file`);
    await broken.close();

    expect([answer.status, left]).toEqual([500, []]);
  });

  it.each(["GET", "PUT", "DELETE", "PATCH"])("answers no %s", async (method) => {
    const response = await me.send("/api/upload", { method });

    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });

  it.each(["/api/upload/", "/api/UPLOAD", "/api//upload"])("is not at %s", async (path) => {
    expect((await me.send(path, { method: "POST" })).status).toBe(404);
  });
});

function file(): File {
  return new File(["Hello"], "hello.txt");
}

function form(...parts: readonly (readonly [string, string | File])[]): FormData {
  const data = new FormData();
  for (const [name, value] of parts) data.append(name, value);
  return data;
}

/** Sends the given part of an upload; the answer hangs up. */
function sendPart(url: string, token: string, part: number): Promise<() => void> {
  const { hostname, port } = new URL(url);
  const body = Buffer.from(
    `--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${"x".repeat(500_000)}\r\n--b--\r\n`,
  );
  const head = [
    "POST /api/upload HTTP/1.1",
    "host: localhost",
    `authorization: Bearer ${token}`,
    "content-type: multipart/form-data; boundary=b",
    `content-length: ${body.length}`,
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${head.join("\r\n")}\r\n\r\n`);
      socket.write(body.subarray(0, Math.floor(body.length * part)), () => resolve(() => socket.destroy()));
    });
    socket.on("error", reject);
  });
}
