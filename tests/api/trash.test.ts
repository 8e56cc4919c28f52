import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { CountedRecord } from "../../gateway/platform/quotas.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { makeSpace, type Space, type SpaceKey } from "../support/space.js";
import "../support/on-both-databases.js";

const TRASH = `query ($first: Int! = 50, $after: String) { trash(first: $first, after: $after) {
  nodes { id kind name deletedAt keptUntil } pageInfo { endCursor hasNextPage } } }`;
const RESTORE = `mutation ($kind: RecordKind!, $id: ID!) { restore(input: { kind: $kind, id: $id }) { id kind logEntryId } }`;
const EMPTY = `mutation { emptyTrash { count } }`;
const DAY = 24 * 60 * 60 * 1000;

/** The records that can be deleted by themselves, and how. */
const DELETED: Readonly<Record<CountedRecord, readonly [mutation: string, key: SpaceKey]>> = {
  JOB_HUNT: ["deleteJobHunt", "jobHunt"],
  IDEAL_JOB: ["deleteIdealJob", "idealJob"],
  COMPANY: ["deleteCompany", "company"],
  CONTACT: ["deleteContact", "contact"],
  DOCUMENT: ["deleteDocument", "document"],
  NOTE: ["deleteNote", "note"],
};
const KINDS = Object.entries(DELETED).map(([kind, row]) => [kind, ...row] as const);

interface Trash {
  readonly trash: {
    readonly nodes: readonly {
      readonly id: string;
      readonly kind: string;
      readonly name: string;
      readonly deletedAt: string;
      readonly keptUntil: string;
    }[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  };
}

describe("the trash", () => {
  let app: TestApp;
  let me: Client;
  let space: Space;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    space = await makeSpace(me, "mine");
  });
  afterAll(() => app.close());

  const throwAway = (mutation: string, id: string): Promise<unknown> =>
    me.query(`mutation { ${mutation}(input: { id: "${id}" }) { id } }`);
  const look = async (): Promise<Trash["trash"]["nodes"]> => (await me.query<Trash>(TRASH)).trash.nodes;

  it.each(KINDS)("holds a deleted %s for 30 days", async (kind, mutation, key) => {
    app.clock.advance(1_000);
    await throwAway(mutation, space[key]);

    const [first] = await look();

    expect(first).toEqual({
      id: space[key],
      kind,
      name: "mine",
      deletedAt: app.clock.now().toISOString(),
      keptUntil: new Date(app.clock.now().getTime() + 30 * DAY).toISOString(),
    });
  });

  it.each(KINDS)("gives a %s back as it was, and can take that back", async (kind, mutation, key) => {
    await throwAway(mutation, space[key]);

    const { restore } = await me.query<{ restore: { logEntryId: string } }>(RESTORE, { kind, id: space[key] });
    const kept = (await look()).map(({ id }) => id);
    await me.query(`mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`, {
      id: restore.logEntryId,
    });

    expect(restore).toMatchObject({ id: space[key], kind, logEntryId: expect.any(String) });
    expect(kept).not.toContain(space[key]);
    expect((await look()).map(({ id }) => id)).toContain(space[key]);
  });

  it("gives back what is not in it without a word in the log", async () => {
    const { restore } = await me.query<{ restore: object }>(RESTORE, { kind: "COMPANY", id: space.company });

    expect(restore).toEqual({ id: space.company, kind: "COMPANY", logEntryId: null });
  });

  it("does not take one kind for another", async () => {
    const failure = await me.failure(RESTORE, { kind: "CONTACT", id: space.trashed });

    expect(failure.extensions?.code).toBe("NOT_FOUND");
  });

  it("forgets what has waited for 30 days", async () => {
    app.clock.advance(30 * DAY);

    expect(await look()).toEqual([]);
  });

  it("is read page by page, the last deleted first", async () => {
    for (const [, mutation, key] of KINDS) {
      app.clock.advance(1_000);
      await throwAway(mutation, space[key]);
    }
    const kinds: string[] = [];

    let after: string | null = null;
    do {
      const { trash }: Trash = await me.query<Trash>(TRASH, { first: 2, after });
      kinds.push(...trash.nodes.map(({ kind }) => kind));
      after = trash.pageInfo.hasNextPage ? trash.pageInfo.endCursor : null;
    } while (after !== null);

    expect(kinds).toEqual(["NOTE", "DOCUMENT", "CONTACT", "COMPANY", "IDEAL_JOB", "JOB_HUNT", "COMPANY"]);
  });

  it("is emptied for good, and says so in the log", async () => {
    const { emptyTrash } = await me.query<{ emptyTrash: object }>(EMPTY);
    const failure = await me.failure(RESTORE, { kind: "COMPANY", id: space.trashed });
    const { logEntries } = await me.query<{ logEntries: { nodes: { entry: string; isUndoable: boolean }[] } }>(
      `{ logEntries(first: 200) { nodes { entry subjectId isUndoable } } }`,
    );

    expect(emptyTrash).toEqual({ count: 1 });
    expect(await look()).toEqual([]);
    expect(failure.extensions?.code).toBe("NOT_FOUND");
    expect(logEntries.nodes).toContainEqual({
      entry: "Emptied the bin (1 record)",
      subjectId: null,
      isUndoable: false,
    });
    expect(
      logEntries.nodes.filter((entry) => Reflect.get(entry, "subjectId") === space.trashed && entry.isUndoable),
    ).toEqual([]);
  });

  it("is emptied of a company that job details name, of an ideal job that a hunt follows, and of a hunt with notes", async () => {
    const { completeJobDetails } = await me.query<{ completeJobDetails: { employer: { id: string } } }>(
      `mutation ($id: ID!) { completeJobDetails(input: { jobHuntId: $id, companyName: "Acme" }) { employer { id } } }`,
      { id: space.jobHunt },
    );
    await throwAway("deleteCompany", completeJobDetails.employer.id);
    await throwAway("deleteIdealJob", space.idealJob);

    const { emptyTrash } = await me.query<{ emptyTrash: object }>(EMPTY);
    const { jobHunt } = await me.query<{ jobHunt: object }>(
      `query ($id: ID!) { jobHunt(id: $id) { name idealJob { id } jobDetails { companyName employer { id } } } }`,
      { id: space.jobHunt },
    );
    await throwAway("deleteJobHunt", space.jobHunt);
    const again = await me.query<{ emptyTrash: object }>(EMPTY);

    expect(emptyTrash).toEqual({ count: 3 });
    expect(jobHunt).toEqual({ name: "mine", idealJob: null, jobDetails: { companyName: "Acme", employer: null } });
    expect(again.emptyTrash).toEqual({ count: 1 });
  });

  it.each([
    ["emptied", () => me.query(EMPTY)],
    [
      "purged after 30 days",
      () => {
        app.clock.advance(30 * 24 * 60 * 60 * 1000);
        return app.services.trash.purge();
      },
    ],
  ])("keeps no note of a record that is gone for good once it is %s", async (_how, clear) => {
    const left = (): Promise<object[]> =>
      app.test.database.query(`select title from note where note_guid = $1`, [space.noteGuid]);
    await throwAway("deleteJobHunt", space.jobHunt);
    const before = await left();

    await clear();

    expect(before).toEqual([{ title: "mine" }]);
    expect(await left()).toEqual([]);
  });

  it.each([
    ["emptied", () => me.query(EMPTY)],
    [
      "purged after 30 days",
      () => {
        app.clock.advance(30 * DAY);
        return app.services.trash.purge();
      },
    ],
  ])("keeps no link that was removed from a hunt once it is %s", async (_how, clear) => {
    const input = { jobHuntId: space.jobHunt, kind: "COMPANY", id: space.company };
    const act = async (mutation: string, more: object = {}): Promise<string> =>
      (
        await me.query<{ changed: { logEntryId: string } }>(
          `mutation ($input: LinkRecordInput!) { changed: ${mutation}(input: $input) { logEntryId } }`,
          { input: { ...input, ...more } },
        )
      ).changed.logEntryId;
    const left = (): Promise<object[]> =>
      app.test.database.query(`select step from link where job_hunt_id = $1 and company_id = $2`, [
        space.jobHunt,
        space.company,
      ]);
    for (const note of ["Secret", "Open"]) await act("linkRecord", { note });
    const removed = await act("unlinkRecord");
    const before = await left();

    await clear();
    const refusal = await me.failure(`mutation { undo(input: { logEntryId: "${removed}" }) { __typename } }`);
    const kept = await app.test.database.query(
      `select id from log_entry where owner_id = $1 and changes::text like '%Secret%'`,
      [me.person.id],
    );

    expect(before).toHaveLength(2);
    expect(await left()).toHaveLength(1);
    expect(refusal.extensions?.code).toBe("ILLEGAL_TRANSITION");
    expect(kept).toEqual([]);
  });

  it("of another person is not touched by emptying one's own", async () => {
    const other = await app.signIn();
    await makeSpace(other, "theirs");

    await me.query(EMPTY);

    expect((await other.query<Trash>(TRASH)).trash.nodes).toHaveLength(1);
  });
});
