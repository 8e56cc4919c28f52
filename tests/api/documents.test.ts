import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { UPLOAD_GRACE_HOURS } from "../../schema/limits.js";
import type { FileStore } from "../../gateway/document/file-store.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import "../support/on-both-databases.js";

interface Document {
  readonly id: string;
  readonly name: string;
  readonly source: string | null;
  readonly noteGuid: string;
}

interface Uploaded {
  readonly fileId: string;
  readonly url: string;
}

const FIELDS = `id name description type source noteGuid noteCount version file { fileId name size mediaType }`;
const CREATE = `mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { logEntryId document { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateDocumentInput!) { updateDocument(input: $input) { logEntryId document { ${FIELDS} } } }`;
const DELETE = `mutation ($id: ID!) { deleteDocument(input: { id: $id }) { logEntryId } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`;
const EMPTY = `mutation { emptyTrash { count } }`;
const HOUR_MS = 60 * 60 * 1000;

describe("documents", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
  });
  afterAll(() => app.close());

  async function upload(client = me, text = "Hello"): Promise<Uploaded> {
    const query = `mutation ($file: Upload!) { uploadFile(file: $file) { fileId url } }`;
    return (await client.query<{ uploadFile: Uploaded }>(query, { file: new File([text], "cv.txt") })).uploadFile;
  }

  async function create(input: object, client = me): Promise<Document> {
    const answer = await client.query<{ createDocument: { document: Document } }>(CREATE, {
      input: { name: "CV", ...input },
    });
    return answer.createDocument.document;
  }

  async function update(input: object): Promise<{ document: Document; logEntryId: string }> {
    const answer = await me.query<{ updateDocument: { document: Document; logEntryId: string } }>(UPDATE, { input });
    return answer.updateDocument;
  }

  const kept = (client = me): Promise<string[]> => readdir(join(app.filesFolder, client.person.id)).catch(() => []);
  const contentOf = async (source: string | null): Promise<string> =>
    (await app.anonymous.send(new URL(source ?? "").pathname)).text();

  it("keep an uploaded file by its id, and tell its signed address", async () => {
    const { fileId } = await upload();

    const document = await create({ name: " My CV ", type: "CV", description: "Short", fileId });

    expect(document).toMatchObject({ name: "My CV", type: "CV", description: "Short", version: 1, noteCount: 0 });
    expect(document).toMatchObject({ file: { fileId, name: "cv.txt", size: 5, mediaType: "text/plain" } });
    expect(await contentOf(document.source)).toBe("Hello");
  });

  it("know their own file by its address, even one that has expired, and never keep it as text", async () => {
    const { fileId, url } = await upload();
    app.clock.advance(HOUR_MS);

    const document = await create({ source: url });
    const [row] = await app.test.database.query(`select source, file_id as "fileId" from document where id = $1`, [
      document.id,
    ]);

    expect(row).toEqual({ source: null, fileId });
    expect(await contentOf(document.source)).toBe("Hello");
  });

  it("take nobody else's file: not by its id, not by its address, not by one that nobody made", async () => {
    const stranger = await app.signIn();
    const { fileId, url } = await upload(stranger);
    const made = `${url.slice(0, -4)}AAAA`;

    const failures = await Promise.all(
      [{ fileId }, { source: url }, { fileId: uuidv7() }, { source: made }, { source: new URL(made).pathname }].map(
        async (input) => (await me.failure(CREATE, { input: { name: "Taken", ...input } })).message,
      ),
    );

    expect(new Set(failures)).toEqual(new Set(["There is no such file, or it is not yours."]));
  });

  it.each(["https://example.org/cv.pdf", "http://example.org", "the blue folder", null])(
    "keep %j as it is",
    async (source) => {
      expect((await create({ source })).source).toBe(source);
    },
  );

  it.each([
    "javascript:alert(1)",
    " java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "file:///etc/passwd",
    "blob:https://example.org/1",
    "//example.org/cv.pdf",
    "\\\\example.org\\cv.pdf",
    "https://somebody@example.org/cv.pdf",
    `https://example.org/${"x".repeat(2_000)}`,
    "https://example.org/\u0000",
  ])("refuse %j as their source", async (source) => {
    const { extensions } = await me.failure(CREATE, { input: { name: "CV", source } });

    expect(extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "source" }] });
  });

  it("are not told their file and their source at once", async () => {
    const { fileId, url } = await upload();

    const { extensions } = await me.failure(CREATE, { input: { name: "CV", fileId, source: url } });

    expect(extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "source", rule: "either" }] });
  });

  it("keep their file when a change does not speak of it, or says its address again", async () => {
    const { fileId } = await upload();
    const { id, source } = await create({ fileId });

    const renamed = await update({ id, name: "CV 2" });
    const again = await update({ id, source });

    expect(renamed.document).toMatchObject({ name: "CV 2", file: { fileId } });
    expect(again).toMatchObject({ logEntryId: null, document: { file: { fileId } } });
  });

  it("get their former file back when the change of it is undone, however long ago", async () => {
    const [first, second] = [await upload(me, "First"), await upload(me, "Second")];
    const { id } = await create({ fileId: first.fileId });
    const { logEntryId } = await update({ id, fileId: second.fileId });
    app.clock.advance(UPLOAD_GRACE_HOURS * HOUR_MS);
    await app.services.fileSweep.run();

    await me.query(UNDO, { id: logEntryId });
    const { document } = await me.query<{ document: Document }>(`query ($id: ID!) { document(id: $id) { source } }`, {
      id,
    });

    expect(await contentOf(document.source)).toBe("First");
  });

  it("are found by a part of their name and by their type, and counted", async () => {
    const client = await app.signIn();
    for (const [name, type] of [
      ["Beta 100%", "CV"],
      ["alpha", "cv"],
      ["Gamma", "Contract"],
    ])
      await create({ name, type }, client);
    const list = `query ($filter: String, $type: String) { documents(filter: $filter, where: { type: $type }) { totalCount nodes { name } } }`;

    const all = await client.query(list);
    const byName = await client.query(list, { filter: "0%" });
    const byType = await client.query(list, { type: "CV" });

    expect(all).toEqual({
      documents: { totalCount: 3, nodes: [{ name: "alpha" }, { name: "Beta 100%" }, { name: "Gamma" }] },
    });
    expect(byName).toEqual({ documents: { totalCount: 1, nodes: [{ name: "Beta 100%" }] } });
    expect(byType).toMatchObject({ documents: { totalCount: 2 } });
  });

  it("are listed with their files and the number of their notes by a fixed number of statements", async () => {
    const client = await app.signIn();
    const count = async (): Promise<number> => {
      app.test.statements.length = 0;
      await client.query(`query { documents(first: 200) { nodes { ${FIELDS} } } }`);
      return app.test.statements.length;
    };
    const add = async (): Promise<void> => {
      const { noteGuid } = await create({ fileId: (await upload(client)).fileId }, client);
      await client.query(
        `mutation ($noteGuid: ID!) { createNote(input: { noteGuid: $noteGuid, title: "N" }) { note { id } } }`,
        { noteGuid },
      );
    };

    await add();
    const one = await count();
    for (let at = 0; at < 4; at++) await add();

    expect(await count()).toBe(one);
  });

  it("lose their file with the last of them that leaves the trash, and not before", async () => {
    const client = await app.signIn();
    const { fileId } = await upload(client);
    const [one, other] = [await create({ fileId }, client), await create({ fileId }, client)];

    await client.query(DELETE, { id: one.id });
    await client.query(EMPTY);
    const afterOne = await kept(client);
    await client.query(DELETE, { id: other.id });
    const inTrash = await kept(client);
    await client.query(EMPTY);

    expect([afterOne, inTrash, await kept(client)]).toEqual([[fileId], [fileId], []]);
  });

  it("leave a file that never became one of them for a day, and no longer", async () => {
    const client = await app.signIn();
    const { fileId } = await upload(client);
    app.clock.advance(UPLOAD_GRACE_HOURS * HOUR_MS - 1);
    await app.services.fileSweep.run();
    const before = await kept(client);

    app.clock.advance(1);
    await app.services.fileSweep.run();

    expect([before, await kept(client)]).toEqual([[fileId], []]);
    expect((await client.failure(CREATE, { input: { name: "Late", fileId } })).extensions?.code).toBe("NOT_FOUND");
  });

  it("lose their file when the trash has kept them its thirty days", async () => {
    const client = await app.signIn();
    const { id } = await create({ fileId: (await upload(client)).fileId }, client);
    await client.query(DELETE, { id });
    app.clock.advance(30 * 24 * HOUR_MS);

    await app.services.trash.purge();
    await app.services.fileSweep.run();

    expect(await kept(client)).toEqual([]);
  });

  it("lose their file when their person is removed", async () => {
    const client = await app.signIn();
    await create({ fileId: (await upload(client)).fileId }, client);
    await app.test.database.query(`delete from person where id = $1`, [client.person.id]);
    app.clock.advance(UPLOAD_GRACE_HOURS * HOUR_MS);

    await app.services.fileSweep.run();

    expect(await kept(client)).toEqual([]);
  });

  it("lose the files that the store lets go, also while it holds on to another", async () => {
    const client = await app.signIn();
    const [stuck, loose] = [await upload(client), await upload(client, "Other")];
    const release = holdOnTo(stuck.fileId);
    app.clock.advance(UPLOAD_GRACE_HOURS * HOUR_MS);

    await expect(app.services.fileSweep.run()).rejects.toThrow("1 files could not be deleted");
    const held = await kept(client);
    release();
    await app.services.fileSweep.run();

    expect([held, await kept(client)]).toEqual([[stuck.fileId], []]);
    expect(loose.fileId).not.toBe(stuck.fileId);
  });

  it("are gone for good also while the store holds on to their file, which follows later", async () => {
    const client = await app.signIn();
    const { fileId } = await upload(client);
    const { id } = await create({ fileId }, client);
    await client.query(DELETE, { id });
    const release = holdOnTo(fileId);

    const { emptyTrash } = await client.query<{ emptyTrash: { count: number } }>(EMPTY);
    const held = await kept(client);
    release();
    app.clock.advance(UPLOAD_GRACE_HOURS * HOUR_MS);
    await app.services.fileSweep.run();

    expect([emptyTrash.count, held, await kept(client)]).toEqual([1, [fileId], []]);
  });

  /** Lets the store refuse to delete a file until the returned function is called. */
  function holdOnTo(fileId: string): () => void {
    const { store } = app.services.fileSweep as unknown as { store: FileStore }; // the border, from the outside
    const remove = store.delete.bind(store);
    store.delete = (key) => (key.endsWith(fileId) ? Promise.reject(new Error("Hands off.")) : remove(key));
    return () => {
      store.delete = remove;
    };
  }
});
