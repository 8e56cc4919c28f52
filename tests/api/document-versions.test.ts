import { readdir, rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { DOCUMENT_VERSIONS_MAX, UPLOAD_GRACE_HOURS } from "../../schema/limits.js";
import { recountUsage } from "../../gateway/quota/recount-usage.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createDocument, replaceFile, uploadText } from "../support/factories/submission.js";
import "../support/on-embedded-database.js";

const VERSIONS = `query ($id: ID!, $first: Int! = 20) {
  document(id: $id) { versionNumber versions(first: $first) { number isCurrent uploadedAt file { fileId url } } }
}`;
const UPDATE = `mutation ($input: UpdateDocumentInput!) { updateDocument(input: $input) { logEntryId } }`;
const DELETE = `mutation ($id: ID!) { deleteDocument(input: { id: $id }) { logEntryId } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`;
const EMPTY = `mutation { emptyTrash { count } }`;
const QUOTAS = `{ viewer { quotas { kind used } } }`;
const HOUR_MS = 60 * 60 * 1000;

interface Version {
  readonly number: number;
  readonly isCurrent: boolean;
  readonly file: { readonly fileId: string; readonly url: string };
}

describe("the versions of a document", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const read = async (
    id: string,
    client = me,
  ): Promise<{ versionNumber: number | null; versions: readonly Version[] } | null> =>
    (await client.query<{ document: { versionNumber: number; versions: Version[] } | null }>(VERSIONS, { id }))
      .document;
  const numbersOf = async (id: string): Promise<unknown> =>
    (await read(id))?.versions.map(({ number, isCurrent }) => (isCurrent ? `${number}*` : `${number}`));
  const textsOf = async (id: string): Promise<string[]> => {
    const { versions = [] } = (await read(id)) ?? {};
    return Promise.all(versions.map(async ({ file }) => (await app.anonymous.send(new URL(file.url).pathname)).text()));
  };
  const bytesOf = async (client: Client): Promise<number | undefined> => {
    const { viewer } = await client.query<{ viewer: { quotas: { kind: string; used: number }[] } }>(QUOTAS);
    return viewer.quotas.find(({ kind }) => kind === "FILE_BYTES")?.used;
  };

  it("are its files, the newest first, and each stays readable", async () => {
    const id = await createDocument(me, "one");
    await replaceFile(me, id, "two");
    await replaceFile(me, id, "three");

    expect((await read(id))?.versionNumber).toBe(3);
    expect(await numbersOf(id)).toEqual(["3*", "2", "1"]);
    expect(await textsOf(id)).toEqual(["three", "two", "one"]);
  });

  it("stay when the document becomes a link, and an earlier file that comes back keeps its number", async () => {
    const id = await createDocument(me, "one");
    await replaceFile(me, id, "two");
    const [, first] = (await read(id))?.versions ?? [];

    await me.query(UPDATE, { input: { id, source: "https://example.org/cv" } });
    const asLink = await numbersOf(id);
    await me.query(UPDATE, { input: { id, fileId: first?.file.fileId } });

    expect(asLink).toEqual(["2", "1"]);
    expect(await numbersOf(id)).toEqual(["2", "1*"]);
  });

  it("follow the undoing of a change, and the next file is a new one all the same", async () => {
    const id = await createDocument(me, "one");
    const fileId = await uploadText(me, "two");
    const { updateDocument } = await me.query<{ updateDocument: { logEntryId: string } }>(UPDATE, {
      input: { id, fileId },
    });

    await me.query(UNDO, { id: updateDocument.logEntryId });
    const undone = await numbersOf(id);
    await replaceFile(me, id, "three");

    expect(undone).toEqual(["2", "1*"]);
    expect(await numbersOf(id)).toEqual(["3*", "2", "1"]);
  });

  it("are not there for a stranger, in the trash, or of a link", async () => {
    const stranger = await app.signIn();
    const id = await createDocument(me, "mine");
    const { createDocument: link } = await me.query<{ createDocument: { document: { id: string } } }>(
      `mutation { createDocument(input: { name: "Page", source: "https://example.org" }) { document { id } } }`,
    );
    const [version] = (await read(id))?.versions ?? [];

    const seen = await read(id, stranger);
    await me.query(DELETE, { id });
    const ofTrash = await app.anonymous.send(new URL(version?.file.url ?? "").pathname);

    expect(seen).toBeNull();
    expect(await read(id)).toBeNull();
    expect(ofTrash.status).toBe(404);
    expect(await read(link.document.id)).toEqual({ versionNumber: null, versions: [] });
  });

  it("outlive the sweep, and go for good with the document", async () => {
    const person = await app.signIn();
    const id = await createDocument(person, "one");
    await replaceFile(person, id, "two");
    app.clock.advance((UPLOAD_GRACE_HOURS + 1) * HOUR_MS);

    await app.services.fileSweep.run();
    const before = await bytesOf(person);
    await person.query(DELETE, { id });
    await person.query(EMPTY);

    expect(before).toBe(6);
    expect(await bytesOf(person)).toBe(0);
  });

  it(`are at most ${DOCUMENT_VERSIONS_MAX}, and one more changes nothing`, async () => {
    const id = await createDocument(me, "first");
    await app.test.database.query(
      `with file as (insert into stored_file (owner_id, id, name, media_type, size, stored_at)
         select $1, gen_random_uuid(), 'cv.txt', 'text/plain', 1, now() from generate_series(2, $3) returning id)
       insert into document_version (owner_id, document_id, number, file_id)
       select $1, $2, 1 + row_number() over (), id from file`,
      [me.person.id, id, DOCUMENT_VERSIONS_MAX],
    );

    const failure = await me.failure(UPDATE, { input: { id, fileId: await uploadText(me, "one too many") } });

    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "fileId", rule: "maxItems" }] });
    expect((await read(id))?.versionNumber).toBe(1);
    expect(
      (await me.query<{ document: { versions: [] } }>(VERSIONS, { id, first: 200 })).document.versions,
    ).toHaveLength(DOCUMENT_VERSIONS_MAX);
  });

  it("share the bytes of one content, which stay until its last file is gone", async () => {
    const person = await app.signIn();
    const stored = async (): Promise<number> => (await readdir(`${app.filesFolder}/${person.person.id}`)).length;
    const [one, other] = [await createDocument(person, "one content"), await createDocument(person, "one content")];
    const shared = await stored();

    await person.query(DELETE, { id: one });
    await person.query(EMPTY);
    const [left] = (await read(other, person))?.versions ?? [];
    const text = await (await app.anonymous.send(new URL(left?.file.url ?? "").pathname)).text();
    await person.query(DELETE, { id: other });
    await person.query(EMPTY);

    expect([shared, text, await stored()]).toEqual([1, "one content", 0]);
  });

  it("are stored anew when the store lost the bytes of that content", async () => {
    const person = await app.signIn();
    const folder = `${app.filesFolder}/${person.person.id}`;
    await createDocument(person, "lost and found");
    await rm(folder, { recursive: true });

    const again = await createDocument(person, "lost and found");

    const [version] = (await read(again, person))?.versions ?? [];
    expect(await (await app.anonymous.send(new URL(version?.file.url ?? "").pathname)).text()).toBe("lost and found");
    expect(await bytesOf(person)).toBe(28);
  });

  it("count once per content, however often it was uploaded, and until the last copy is gone", async () => {
    const person = await app.signIn();
    const [one, other] = [await createDocument(person, "same words"), await createDocument(person, "same words")];

    const twice = await bytesOf(person);
    await recountUsage(app.test.database, person.person.id, app.clock.now());
    const recounted = await bytesOf(person);
    await person.query(DELETE, { id: one });
    await person.query(EMPTY);
    const once = await bytesOf(person);
    await person.query(DELETE, { id: other });
    await person.query(EMPTY);

    expect([twice, recounted, once]).toEqual([10, 10, 10]);
    expect(await bytesOf(person)).toBe(0);
  });
});
