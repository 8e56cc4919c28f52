import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { fingerprint } from "../support/fingerprint.js";
import { makeSpace, type Space, type SpaceKey } from "../support/space.js";

/** How one kind of record is made, changed and deleted by its id. */
interface Kind {
  readonly noun: string;
  readonly kind: string;
  readonly key: SpaceKey;
  /** The field that tells one from another. */
  readonly name: string;
}

const KINDS: readonly Kind[] = [
  { noun: "JobHunt", kind: "JOB_HUNT", key: "jobHunt", name: "name" },
  { noun: "IdealJob", kind: "IDEAL_JOB", key: "idealJob", name: "name" },
  { noun: "Company", kind: "COMPANY", key: "company", name: "name" },
  { noun: "Contact", kind: "CONTACT", key: "contact", name: "lastName" },
  { noun: "Document", kind: "DOCUMENT", key: "document", name: "name" },
  { noun: "Note", kind: "NOTE", key: "note", name: "title" },
];
const EVERYTHING = `query ($noteGuid: ID!) { jobHunts { nodes { id name jobDetails { id jobTitle } } } idealJobs { nodes { id name } }
  companies { nodes { id name } } contacts { nodes { id lastName } } documents { nodes { id name source } }
  notes(noteGuid: $noteGuid) { nodes { id title } } }`;

interface Everything {
  readonly jobHunts: { readonly nodes: readonly { readonly jobDetails: unknown }[] };
  readonly documents: { readonly nodes: readonly { readonly source: string }[] };
}

describe("an id that two persons chose", () => {
  let app: TestApp;
  let first: Client;
  let second: Client;
  let space: Space;
  /** The second person's own: the ids of the first, and a note id and a file of their own. */
  let seconds: Pick<Space, "noteGuid" | "file">;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    [first, second] = [await app.signIn(), await app.signIn()];
    space = await makeSpace(first, "first");
    seconds = await makeSame(second);
  });
  afterAll(() => app.close());

  /** Makes one of everything with the ids that the first person has. */
  async function makeSame(client: Client): Promise<Pick<Space, "noteGuid" | "file">> {
    const { uploadFile } = await client.query<{ uploadFile: { fileId: string } }>(
      `mutation ($file: Upload!) { uploadFile(file: $file) { fileId } }`,
      { file: new File(["second"], "second.txt") },
    );
    const { createJobHunt } = await client.query<{ createJobHunt: { jobHunt: { noteGuid: string } } }>(
      `mutation ($jobHunt: ID!, $idealJob: ID!, $company: ID!, $contact: ID!, $document: ID!, $file: ID!) {
        createJobHunt(input: { id: $jobHunt, name: "second" }) { jobHunt { noteGuid } }
        createIdealJob(input: { id: $idealJob, name: "second" }) { logEntryId }
        createCompany(input: { id: $company, name: "second" }) { logEntryId }
        createContact(input: { id: $contact, lastName: "second" }) { logEntryId }
        createDocument(input: { id: $document, name: "second", fileId: $file }) { logEntryId }
      }`,
      { ...space, file: uploadFile.fileId },
    );
    const { noteGuid } = createJobHunt.jobHunt;
    await client.query(
      `mutation ($note: ID!, $noteGuid: ID!, $jobDetails: ID!, $jobHunt: ID!) {
        createNote(input: { id: $note, noteGuid: $noteGuid, title: "second" }) { logEntryId }
        saveJobDetails(input: { id: $jobDetails, jobHuntId: $jobHunt, jobTitle: "second" }) { id }
      }`,
      { ...space, noteGuid },
    );
    return { noteGuid, file: uploadFile.fileId };
  }

  const ofFirst = (): Promise<string> => fingerprint(app.test.database, first.person.id);
  const see = async (client: Client, noteGuid: string): Promise<Everything> =>
    client.query<Everything>(EVERYTHING, { noteGuid });
  const bytesAt = async (source: string): Promise<string> =>
    (await app.anonymous.send(new URL(source).pathname)).text();

  it("is the id of each one's own record, whatever it is attached to", async () => {
    const [seen, seenByFirst] = [await see(second, seconds.noteGuid), await see(first, space.noteGuid)];

    expect(seen).toMatchObject({
      jobHunts: {
        nodes: [{ id: space.jobHunt, name: "second", jobDetails: { id: space.jobDetails, jobTitle: "second" } }],
      },
      idealJobs: { nodes: [{ id: space.idealJob, name: "second" }] },
      companies: { nodes: [{ id: space.company, name: "second" }] },
      contacts: { nodes: [{ id: space.contact, lastName: "second" }] },
      documents: { nodes: [{ id: space.document, name: "second" }] },
      notes: { nodes: [{ id: space.note, title: "second" }] },
    });
    expect(JSON.stringify(seenByFirst)).not.toContain("second");
  });

  it.each(KINDS)("is changed, deleted, restored and erased by each for themselves: $noun", async (kind) => {
    const { noun, key, name } = kind;
    const id = space[key];
    const before = await ofFirst();
    const change = (input: string): Promise<{ done: { logEntryId?: string; id?: string } }> =>
      second.query(`mutation { done: ${input} }`);
    const undo = (line: string | undefined): Promise<unknown> =>
      second.query(`mutation { undo(input: { logEntryId: "${line}" }) { logEntries { id } } }`);
    const names = async (): Promise<string> => JSON.stringify(await see(second, seconds.noteGuid));

    const changed = await change(`update${noun}(input: { id: "${id}", ${name}: "changed" }) { logEntryId }`);
    const afterChange = await names();
    await undo(changed.done.logEntryId);
    const afterUndo = await names();
    await change(`delete${noun}(input: { id: "${id}" }) { id }`);
    const afterDelete = await names();
    await change(`restore(input: { kind: ${kind.kind}, id: "${id}" }) { logEntryId }`);
    const afterRestore = await names();
    await change(`delete${noun}(input: { id: "${id}" }) { id }`);
    await second.query(`mutation { emptyTrash { count } }`);

    expect(afterChange).toContain(`"${name}":"changed"`);
    expect(afterUndo).not.toContain("changed");
    expect(afterDelete).not.toContain(`{"id":"${id}"`);
    expect(afterRestore).toContain(`{"id":"${id}"`);
    expect(await ofFirst()).toBe(before);
  });

  it("leads each to their own file, also once the other's is gone", async () => {
    const [mine, theirs] = [await see(first, space.noteGuid), await see(second, seconds.noteGuid)];
    const sources = [mine, theirs].map(({ documents }) => documents.nodes[0]?.source ?? "");

    const read = await Promise.all(sources.map(bytesAt));
    await second.query(`mutation { deleteDocument(input: { id: "${space.document}" }) { id } emptyTrash { count } }`);
    const readAfter = await Promise.all(sources.map(bytesAt));

    expect(read).toEqual(["first", "second"]);
    expect(readAfter[0]).toBe("first");
    expect(readAfter[1]).toContain("NOT_FOUND");
  });

  it("is heard of and found by the one whose record it is", async () => {
    const stream = await first.listen(`subscription { changes { id } }`);
    await second.query(
      `mutation { renameJobHunt(input: { id: "${space.jobHunt}", name: "second again" }) { logEntryId } }`,
    );
    await first.query(`mutation { addLogEntry(input: { event: "of the first" }) { id } }`);

    const heard = await stream.next();
    stream.stop();
    const finds = await Promise.all(
      [first, second].map((client) =>
        client.query<{ search: readonly { name: string }[] }>(`{ search(text: "second") { name } }`),
      ),
    );

    expect(JSON.stringify(heard)).not.toContain(space.jobHunt);
    expect(finds.map(({ search }) => search.length > 0)).toEqual([false, true]);
  });

  it("makes nothing twice for the one who repeats it", async () => {
    const [again] = [
      await second.query(
        `mutation { createCompany(input: { id: "${space.company}", name: "second" }) { logEntryId company { name } } }`,
      ),
    ];

    expect(again).toEqual({ createCompany: { logEntryId: null, company: { name: "second" } } });
  });
});
