import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";

const CREATE = `mutation ($input: CreateJobHuntInput!) { createJobHunt(input: $input) { logEntryId } }`;
const UPDATE = `mutation ($input: UpdateJobHuntInput!) { updateJobHunt(input: $input) { logEntryId jobHunt { name jobId applicationId version } } }`;
const FIND_IDS = `query ($id: ID!) { jobHunt(id: $id) { name jobId applicationId } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { entry } } }`;

interface Updated {
  updateJobHunt: { logEntryId: string | null; jobHunt: object };
}

describe("a change of a job hunt", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
  });
  afterAll(() => app.close());

  it.each(["jobId", "applicationId"])(
    "takes a %s of 500 characters and refuses 501, naming the field",
    async (field) => {
      const [most, tooMany] = ["x".repeat(500), "x".repeat(501)];
      const hunt = await createJobHunt(me, { [field]: most });
      const failures = [
        await me.failure(CREATE, { input: { [field]: tooMany } }),
        await me.failure(UPDATE, { input: { id: hunt.id, [field]: tooMany } }),
      ];

      expect(await me.query(FIND_IDS, { id: hunt.id })).toMatchObject({ jobHunt: { [field]: most } });
      for (const { extensions } of failures)
        expect(extensions).toMatchObject({ code: "VALIDATION", fields: [{ field, rule: "maxLength" }] });
    },
  );

  it("keeps the ids that others know it by, changes and clears them, and takes that back", async () => {
    const { id } = await createJobHunt(me, { name: "Gardener", jobId: " R-1 ", applicationId: "A-1" });
    const update = async (input: object): Promise<Updated["updateJobHunt"]> =>
      (await me.query<Updated>(UPDATE, { input: { id, ...input } })).updateJobHunt;

    const changed = await update({ jobId: "R-2" });
    const same = await update({ name: "Gardener", jobId: "R-2 ", applicationId: "A-1" });
    const cleared = await update({ jobId: null, applicationId: " ", version: 2 });
    const undone = await me.query(UNDO, { id: cleared.logEntryId });

    expect(changed.jobHunt).toEqual({ name: "Gardener", jobId: "R-2", applicationId: "A-1", version: 2 });
    expect(same).toEqual({ logEntryId: null, jobHunt: changed.jobHunt });
    expect(cleared.jobHunt).toEqual({ name: "Gardener", jobId: null, applicationId: null, version: 3 });
    expect(undone).toEqual({ undo: { logEntries: [{ entry: 'Undid: Changed job hunt "Gardener"' }] } });
    expect(await me.query(FIND_IDS, { id })).toEqual({
      jobHunt: { name: "Gardener", jobId: "R-2", applicationId: "A-1" },
    });
  });

  it("keeps what its owner wants to say, of 5,000 characters, until it is cleared, and takes that back", async () => {
    const { id } = await createJobHunt(me, { name: "Keeper" });
    const update = async (input: object): Promise<Updated["updateJobHunt"]> =>
      (await me.query<Updated>(UPDATE.replace("name", "name talkingPoints"), { input: { id, ...input } }))
        .updateJobHunt;
    const points = `Two lines\n${"x".repeat(4_988)}`;

    const written = await update({ talkingPoints: ` ${points}\n` });
    const kept = await update({ jobId: "R-1" });
    const tooLong = await me.failure(UPDATE, { input: { id, talkingPoints: `${points}xyz` } });
    const cleared = await update({ talkingPoints: "  " });
    await me.query(UNDO, { id: cleared.logEntryId });
    const again = await me.query<{ jobHunt: object }>(`query ($id: ID!) { jobHunt(id: $id) { talkingPoints } }`, {
      id,
    });

    for (const { jobHunt } of [written, kept]) expect(jobHunt).toMatchObject({ talkingPoints: points });
    expect(tooLong.extensions).toMatchObject({ fields: [{ field: "talkingPoints", rule: "maxLength" }] });
    expect(cleared.jobHunt).toMatchObject({ talkingPoints: null });
    expect(again.jobHunt).toEqual({ talkingPoints: points });
  });

  it("has no ids of others unless somebody says so", async () => {
    const { id } = await createJobHunt(me, { name: "Own" });

    expect(await me.query(FIND_IDS, { id })).toEqual({ jobHunt: { name: "Own", jobId: null, applicationId: null } });
  });

  it("keeps its name when the mutation of the first release gives an empty one", async () => {
    const { id } = await createJobHunt(me, { name: "Own" });

    await me.query(`mutation ($id: ID!) { renameJobHunt(input: { id: $id, name: "  " }) { logEntryId } }`, { id });

    expect(await me.query(FIND_IDS, { id })).toMatchObject({ jobHunt: { name: "Own" } });
  });
});
