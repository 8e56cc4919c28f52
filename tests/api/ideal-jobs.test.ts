import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-both-databases.js";

const CREATE = `mutation ($input: CreateIdealJobInput!) { createIdealJob(input: $input) { logEntryId idealJob { id name description status version } } }`;
const UPDATE = `mutation ($input: UpdateIdealJobInput!) { updateIdealJob(input: $input) { logEntryId idealJob { name description version } } }`;
const LINK = `mutation ($input: LinkIdealJobInput!) { linkIdealJob(input: $input) { logEntryId jobHunt { idealJob { id status } } } }`;
const UNLINK = `mutation ($id: ID!) { unlinkIdealJob(input: { jobHuntId: $id }) { logEntryId jobHunt { idealJob { id } } } }`;
const LIST = `query ($jobHuntId: ID, $filter: String) { idealJobs(jobHuntId: $jobHuntId, filter: $filter) { totalCount nodes { name status } edges { isFollowed } } }`;

interface Made {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
}

interface Listed {
  readonly totalCount: number;
  readonly nodes: readonly { readonly name: string; readonly status: string }[];
  readonly edges: readonly { readonly isFollowed: boolean | null }[];
}

describe("ideal jobs", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const create = async (input: object): Promise<Made> =>
    (await me.query<{ createIdealJob: { idealJob: Made } }>(CREATE, { input })).createIdealJob.idealJob;
  const link = (jobHuntId: string, idealJobId: string): Promise<unknown> =>
    me.query(LINK, { input: { jobHuntId, idealJobId } });
  const list = async (variables: object = {}): Promise<Listed> =>
    (await me.query<{ idealJobs: Listed }>(LIST, variables)).idealJobs;

  it("are followed by nobody at first", async () => {
    expect(await create({ name: " Gardener ", description: "**Outdoors**" })).toMatchObject({
      name: "Gardener",
      description: "**Outdoors**",
      status: "INACTIVE",
      version: 1,
    });
  });

  it("tell how many hunts follow them, terminated ones too, and those in the trash not", async () => {
    const { id } = await create({ name: "Gardener" });
    const hunts = [await createJobHunt(me), await createJobHunt(me), await createJobHunt(me), await createJobHunt(me)];
    for (const hunt of hunts.slice(0, 3)) await link(hunt.id, id);
    await me.query(`mutation ($id: ID!) { terminateJobHunt(input: { id: $id }) { logEntryId } }`, hunts[0]);
    await me.query(`mutation ($id: ID!) { deleteJobHunt(input: { id: $id }) { logEntryId } }`, hunts[1]);

    const { idealJob } = await me.query<{ idealJob: object }>(
      `query ($id: ID!) { idealJob(id: $id) { status jobHuntCount } }`,
      { id },
    );

    expect(idealJob).toEqual({ status: "ACTIVE", jobHuntCount: 2 });
  });

  it("are called 'New Ideal Job' when the title is left empty", async () => {
    expect((await create({ name: "" })).name).toBe("New Ideal Job");
  });

  it("are made once when the same id is sent twice", async () => {
    const id = uuidv7();
    await create({ id, name: "Once" });

    expect((await create({ id, name: "Once" })).name).toBe("Once");
  });

  it.each([
    ["name", 200],
    ["description", 20_000],
  ])("take a %s of %d characters and refuse one more", async (field, max) => {
    const made = await create({ name: "x", [field]: "x".repeat(max) });
    const failure = await me.failure(CREATE, { input: { name: "x", [field]: "x".repeat(max + 1) } });

    expect(Reflect.get(made, field)).toHaveLength(max);
    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field, rule: "maxLength" }] });
  });

  it("keep what a change leaves out, and are changed from the version that was seen alone", async () => {
    const { id } = await create({ name: "Gardener", description: "Outdoors" });

    const { updateIdealJob } = await me.query<{ updateIdealJob: { idealJob: object } }>(UPDATE, {
      input: { id, name: "Head gardener", version: 1 },
    });
    const failure = await me.failure(UPDATE, { input: { id, name: "Third", version: 1 } });

    expect(updateIdealJob.idealJob).toEqual({ name: "Head gardener", description: "Outdoors", version: 2 });
    expect(failure.extensions?.code).toBe("CONFLICT");
  });

  it("are Active while a hunt follows them, one ideal job a hunt", async () => {
    const hunt = await createJobHunt(me);
    const [first, second] = [await create({ name: "First" }), await create({ name: "Second" })];
    await link(hunt.id, first.id);

    await link(hunt.id, second.id);

    expect((await list()).nodes).toEqual([
      { name: "First", status: "INACTIVE" },
      { name: "Second", status: "ACTIVE" },
    ]);
  });

  it("have one status whatever is asked, and say in a list for a hunt whether that one follows them", async () => {
    const [hunt, other] = [await createJobHunt(me), await createJobHunt(me)];
    await create({ name: "First" });
    await link(hunt.id, (await create({ name: "Second" })).id);

    const [all, followed, unfollowed] = [
      await list(),
      await list({ jobHuntId: hunt.id }),
      await list({ jobHuntId: other.id }),
    ];
    const foreign = await (await app.signIn()).query(LIST, { jobHuntId: hunt.id });
    const unknown = await list({ jobHuntId: "no-uuid" });

    for (const { nodes } of [all, followed, unfollowed, unknown])
      expect(nodes.map(({ status }) => status)).toEqual(["INACTIVE", "ACTIVE"]);
    const flags = [all, followed, unfollowed, unknown].map(({ edges }) => edges.map(({ isFollowed }) => isFollowed));
    expect(flags).toEqual([
      [null, null],
      [false, true],
      [false, false],
      [false, false],
    ]);
    expect(foreign).toMatchObject({ idealJobs: { nodes: [] } });
  });

  it("are linked once, and unlinked once", async () => {
    const hunt = await createJobHunt(me);
    const { id } = await create({ name: "Gardener" });
    await link(hunt.id, id);

    const again = await link(hunt.id, id);
    const unlinked = await me.query(UNLINK, { id: hunt.id });
    const twice = await me.query(UNLINK, { id: hunt.id });

    expect(again).toMatchObject({
      linkIdealJob: { logEntryId: null, jobHunt: { idealJob: { id, status: "ACTIVE" } } },
    });
    expect(unlinked).toMatchObject({ unlinkIdealJob: { logEntryId: expect.any(String), jobHunt: { idealJob: null } } });
    expect(twice).toMatchObject({ unlinkIdealJob: { logEntryId: null } });
  });

  it("cannot be linked when they, or the hunt, are deleted", async () => {
    const hunt = await createJobHunt(me);
    const { id } = await create({ name: "Gardener" });
    await me.query(`mutation ($id: ID!) { deleteIdealJob(input: { id: $id }) { id } }`, { id });

    expect((await me.failure(LINK, { input: { jobHuntId: hunt.id, idealJobId: id } })).extensions?.code).toBe(
      "NOT_FOUND",
    );
  });

  it("are no hunt's when they were deleted, and the hunt's again when that is undone", async () => {
    const hunt = await createJobHunt(me);
    const { id } = await create({ name: "Gardener" });
    await link(hunt.id, id);
    const seen = (): Promise<unknown> =>
      me.query(`query ($id: ID!) { jobHunt(id: $id) { idealJob { name } } }`, { id: hunt.id });

    const { deleteIdealJob } = await me.query<{ deleteIdealJob: { logEntryId: string } }>(
      `mutation ($id: ID!) { deleteIdealJob(input: { id: $id }) { logEntryId } }`,
      { id },
    );
    const gone = await seen();
    await me.query(`mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`, {
      id: deleteIdealJob.logEntryId,
    });

    expect(gone).toEqual({ jobHunt: { idealJob: null } });
    expect(await seen()).toEqual({ jobHunt: { idealJob: { name: "Gardener" } } });
  });

  it.each([
    ["100%", ["100% remote"]],
    ["REMOTE", ["100 remote", "100% remote"]],
    ["_", []],
  ])("are found by %j as it stands", async (filter, names) => {
    for (const name of ["100% remote", "100 remote"]) await create({ name });

    const { nodes, totalCount } = await list({ filter });

    expect(nodes.map(({ name }) => name)).toEqual(names);
    expect(totalCount).toBe(names.length);
  });
});
