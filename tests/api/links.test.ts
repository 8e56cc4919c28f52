import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { JOB_HUNT_LINKS_MAX, LINE_MAX } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createCompany } from "../support/factories/company.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import { makeSpace, type Space } from "../support/space.js";

const ANSWER = `{ id logEntryId jobHunt { id } link { id jobHuntId companyId contactId documentId noteId role step note } }`;
const LINK = `mutation ($input: LinkRecordInput!) { linkRecord(input: $input) ${ANSWER} }`;
const UNLINK = `mutation ($input: LinkRecordInput!) { unlinkRecord(input: $input) ${ANSWER} }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`;
const LINKS = `query ($id: ID!) { jobHunt(id: $id) {
  companies { edges { linkId role step note linkedAt node { id } } }
  contacts { edges { linkId step note node { id } } } documents { edges { linkId step note node { id } } }
  linkedNotes { edges { linkId step note node { id } } } } }`;

interface Changed {
  readonly id: string | null;
  readonly logEntryId: string | null;
  readonly link: Readonly<Record<string, string | null>> | null;
}

interface SeenEdge {
  readonly linkId: string;
  readonly role?: string | null;
  readonly step: string | null;
  readonly note: string | null;
  readonly node: { readonly id: string };
}

type Seen = Readonly<
  Record<"companies" | "contacts" | "documents" | "linkedNotes", { readonly edges: readonly SeenEdge[] }>
>;

/** The kinds that a hunt can be linked with, and where their records and links are. */
const KINDS: [kind: string, key: "company" | "contact" | "document" | "note", list: keyof Seen, role: string | null][] =
  [
    ["COMPANY", "company", "companies", "OTHER"],
    ["CONTACT", "contact", "contacts", null],
    ["DOCUMENT", "document", "documents", null],
    ["NOTE", "note", "linkedNotes", null],
  ];

describe("links of a hunt", () => {
  let app: TestApp;
  let me: Client;
  let space: Space;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    space = await makeSpace(me, "mine");
    for (const [kind, key] of KINDS) await unlink({ kind, id: space[key], step: "DECIDE_ON_JOB" });
  });
  afterAll(() => app.close());

  const link = async (input: object, client = me): Promise<Changed> =>
    (await client.query<{ linkRecord: Changed }>(LINK, { input: { jobHuntId: space.jobHunt, ...input } })).linkRecord;
  const unlink = async (input: object): Promise<Changed> =>
    (await me.query<{ unlinkRecord: Changed }>(UNLINK, { input: { jobHuntId: space.jobHunt, ...input } })).unlinkRecord;
  const refusal = async (input: object, client = me, operation = LINK) =>
    (await client.failure(operation, { input: { jobHuntId: space.jobHunt, ...input } })).extensions;
  const see = async (): Promise<Seen> => (await me.query<{ jobHunt: Seen }>(LINKS, { id: space.jobHunt })).jobHunt;
  const undo = async (id: string | null): Promise<string> =>
    (await me.query<{ undo: { logEntries: readonly { id: string }[] } }>(UNDO, { id })).undo.logEntries[0]?.id ?? "";
  const act = (mutation: string, id: string): Promise<unknown> =>
    me.query(`mutation ($id: ID!) { ${mutation}(input: { id: $id }) { logEntryId } }`, { id });
  const lastEntry = async (): Promise<unknown> =>
    (
      await me.query<{ logEntries: { nodes: readonly unknown[] } }>(
        `{ logEntries(first: 1) { nodes { action entry subjectKind subjectId } } }`,
      )
    ).logEntries.nodes[0];

  it.each(KINDS)("are made with a %s, with the hunt as a whole and with each step", async (kind, key, list, role) => {
    const whole = await link({ kind, id: space[key] });
    const entry = await lastEntry();
    const proof = await link({ kind, id: space[key], step: "SEND_APPLICATION_BUNDLE", note: " With a letter " });

    expect(whole).toMatchObject({
      id: whole.link?.["id"],
      logEntryId: expect.any(String),
      jobHunt: { id: space.jobHunt },
      link: { jobHuntId: space.jobHunt, [`${key}Id`]: space[key], role, step: null, note: null },
    });
    expect(proof.link).toMatchObject({ step: "SEND_APPLICATION_BUNDLE", note: "With a letter" });
    expect((await see())[list].edges).toMatchObject([
      { linkId: whole.id, step: null, note: null, node: { id: space[key] } },
      { linkId: proof.id, step: "SEND_APPLICATION_BUNDLE", note: "With a letter", node: { id: space[key] } },
    ]);
    expect(entry).toEqual({
      action: "link.added",
      entry: 'Linked "mine" to job hunt "mine"',
      subjectKind: "JOB_HUNT",
      subjectId: space.jobHunt,
    });
  });

  it.each(KINDS)("with a %s are removed one by one, and the record stays", async (kind, key, list) => {
    const whole = await link({ kind, id: space[key] });
    const proof = await link({ kind, id: space[key], step: "DECIDE_ON_JOB" });

    const removed = await unlink({ kind, id: space[key], note: "x".repeat(LINE_MAX + 1), role: "AGENCY" });
    const entry = await lastEntry();
    const twice = await unlink({ kind, id: space[key] });
    const { record } = await me.query<{ record: unknown }>(`{ record(kind: ${kind}, id: "${space[key]}") { id } }`);

    expect(removed).toMatchObject({ id: whole.id, link: null, logEntryId: expect.any(String) });
    expect(entry).toMatchObject({ action: "link.removed", entry: 'Unlinked "mine" from job hunt "mine"' });
    expect(twice).toMatchObject({ id: null, link: null, logEntryId: null });
    expect((await see())[list].edges.map(({ linkId }) => linkId)).toEqual([proof.id]);
    expect(record).toEqual({ id: space[key] });
  });

  it("stay one when they are repeated, and change with another role or note", async () => {
    const company = { kind: "COMPANY", id: space.company };
    const made = await link({ ...company, role: "EMPLOYER", note: "First" });

    const same = await link({ ...company, role: "EMPLOYER", note: "First" });
    const bare = await link(company);
    const changed = await link({ ...company, role: "AGENCY" });
    const entry = await lastEntry();
    const cleared = await link({ ...company, note: null });

    expect([same, bare]).toMatchObject([
      { id: made.id, logEntryId: null },
      { id: made.id, logEntryId: null },
    ]);
    expect(changed).toMatchObject({ id: made.id, link: { role: "AGENCY", note: "First" } });
    expect(entry).toMatchObject({ action: "link.changed", entry: 'Changed the link of "mine" to job hunt "mine"' });
    expect(cleared).toMatchObject({ id: made.id, link: { role: "AGENCY", note: null } });
    await undo(cleared.logEntryId);
    await undo(changed.logEntryId);
    expect((await see()).companies.edges).toMatchObject([{ role: "EMPLOYER", note: "First" }]);
  });

  it("are refused with what has no links, with a role that is no company's, and with a long note", async () => {
    const job = await refusal({ kind: "IDEAL_JOB", id: space.idealJob });
    const role = await refusal({ kind: "CONTACT", id: space.contact, role: "AGENCY" });
    const note = await refusal({ kind: "CONTACT", id: space.contact, note: "x".repeat(LINE_MAX + 1) });
    const fits = await link({ kind: "CONTACT", id: space.contact, note: "x".repeat(LINE_MAX) });

    expect(job).toMatchObject({ code: "VALIDATION", fields: [{ field: "kind", rule: "enum" }] });
    expect(role).toMatchObject({ code: "VALIDATION", fields: [{ field: "role", rule: "company" }] });
    expect(note).toMatchObject({ code: "VALIDATION", fields: [{ field: "note", rule: "maxLength" }] });
    expect(fits.link?.["note"]).toHaveLength(LINE_MAX);
  });

  it.each([
    ["linked", LINK],
    ["unlinked", UNLINK],
  ])("cannot be %s by a stranger, nor with what is unknown or in the trash", async (_what, operation) => {
    const stranger = await app.signIn();
    const theirs = await makeSpace(stranger, "theirs");
    const thrown = await createJobHunt(me);
    await act("deleteJobHunt", thrown.id);
    const code = async (input: object, client = me): Promise<unknown> =>
      (await refusal(input, client, operation))?.code;

    expect([
      await code({ kind: "COMPANY", id: space.company }, stranger),
      await code({ jobHuntId: theirs.jobHunt, kind: "COMPANY", id: space.company }),
      await code({ kind: "COMPANY", id: theirs.company }),
      await code({ kind: "CONTACT", id: space.company }),
      await code({ kind: "DOCUMENT", id: "no id" }),
      await code({ kind: "COMPANY", id: space.trashed }),
      await code({ jobHuntId: thrown.id, kind: "COMPANY", id: space.company }),
      await code({ jobHuntId: uuidv7(), kind: "COMPANY", id: space.company }),
    ]).toEqual(Array<string>(8).fill("NOT_FOUND"));
    expect((await see()).companies.edges).toEqual([]);
  });

  it("can be made with a terminated hunt", async () => {
    await act("terminateJobHunt", space.jobHunt);

    expect(await link({ kind: "DOCUMENT", id: space.document })).toMatchObject({ logEntryId: expect.any(String) });
  });

  it("are taken back and made again by undo, as often as one likes", async () => {
    const document = { kind: "DOCUMENT", id: space.document };
    const count = async (): Promise<number> => (await see()).documents.edges.length;
    const made = await link(document);
    const counts: number[] = [];

    let entry = made.logEntryId;
    for (let n = 0; n < 4; n++) {
      entry = await undo(entry);
      counts.push(await count());
    }
    entry = (await unlink(document)).logEntryId;
    for (let n = 0; n < 4; n++) {
      entry = await undo(entry);
      counts.push(await count());
    }

    expect(counts).toEqual([0, 1, 0, 1, 1, 0, 1, 0]);
  });

  it("can be undone when they are gone for good with their record, and nothing is left to do", async () => {
    const company = await createCompany(me);
    const { logEntryId } = await link({ kind: "COMPANY", id: company.id });
    await act("deleteCompany", company.id);
    await me.query(`mutation { emptyTrash { count } }`);

    expect(await undo(logEntryId)).not.toBe("");
  });

  it("are not made twice by undo, nor taken back once they were changed", async () => {
    const company = { kind: "COMPANY", id: space.company };
    await link(company);
    const removed = await unlink(company);
    const again = await link(company);

    const twice = await me.failure(UNDO, { id: removed.logEntryId });
    await undo(again.logEntryId);
    await undo(removed.logEntryId);
    const restored = (await see()).companies.edges.length;
    const noted = await link({ ...company, note: "One" });
    await link({ ...company, note: "Two" });
    const changed = await me.failure(UNDO, { id: noted.logEntryId });

    expect(twice.extensions).toMatchObject({ code: "CONFLICT", current: { changed: ["deletedAt"] } });
    expect(restored).toBe(1);
    expect(changed.extensions).toMatchObject({ code: "CONFLICT", current: { changed: ["note"] } });
  });

  it("hide with what is in the trash, and show when it is restored", async () => {
    for (const [kind, key] of KINDS) await link({ kind, id: space[key] });
    const before = await see();
    const hunts = async (): Promise<unknown> =>
      (
        await me.query<{ company: { jobHunts: { totalCount: number; nodes: readonly unknown[] } } }>(
          `query ($id: ID!) { company(id: $id) { jobHunts { totalCount nodes { id } } } }`,
          { id: space.company },
        )
      ).company.jobHunts;
    const restore = (kind: string, id: string): Promise<unknown> =>
      me.query(`mutation { restore(input: { kind: ${kind}, id: "${id}" }) { id } }`);

    await act("deleteJobHunt", space.jobHunt);
    const withoutHunt = await hunts();
    await restore("JOB_HUNT", space.jobHunt);
    const withHunt = await hunts();
    await act("deleteCompany", space.company);
    await act("deleteContact", space.contact);
    await act("deleteDocument", space.document);
    await act("deleteNote", space.note);
    const hidden = await see();
    for (const [kind, key] of KINDS) await restore(kind, space[key]);

    expect(withoutHunt).toEqual({ totalCount: 0, nodes: [] });
    expect(withHunt).toEqual({ totalCount: 1, nodes: [{ id: space.jobHunt }] });
    expect(Object.values(hidden)).toEqual(KINDS.map(() => ({ edges: [] })));
    expect(await see()).toEqual(before);
  });

  it("are at most 500 in a hunt, whatever they link", async () => {
    const company = { kind: "COMPANY", id: space.company };
    const { id: other } = await createCompany(me);
    const removed = await link({ kind: "COMPANY", id: other }).then(() => unlink({ kind: "COMPANY", id: other }));
    await app.test.database.query(
      `insert into link (owner_id, id, job_hunt_id, document_id, step)
       select $1, gen_random_uuid(), $2, $3, number from generate_series(101, 100 + $4::integer) as number`,
      [me.person.id, space.jobHunt, space.document, JOB_HUNT_LINKS_MAX - 1],
    );

    const last = await link(company);
    const beyond = await refusal({ ...company, step: "DECIDE_ON_JOB" });
    const undone = (await me.failure(UNDO, { id: removed.logEntryId })).extensions;
    await link({ ...company, note: "It can still be changed" });
    await unlink(company);
    const again = await link({ ...company, step: "DECIDE_ON_JOB" });

    expect(last.logEntryId).toEqual(expect.any(String));
    expect(beyond).toMatchObject({ code: "VALIDATION", fields: [{ field: "jobHuntId", rule: "maxItems" }] });
    expect(undone).toMatchObject({ code: "VALIDATION", fields: [{ field: "jobHuntId", rule: "maxItems" }] });
    expect(again.logEntryId).toEqual(expect.any(String));
  });

  it("are one when many link the same at once", async () => {
    const input = { kind: "CONTACT", id: space.contact, step: "DECIDE_ON_JOB" };

    const made = await Promise.all(Array.from({ length: 8 }, () => link(input)));

    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(made.filter(({ logEntryId }) => logEntryId !== null)).toHaveLength(1);
    expect((await see()).contacts.edges).toHaveLength(1);
  });
});
