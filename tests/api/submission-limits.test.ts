import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { JOB_HUNT_SUBMISSIONS_MAX, SUBMISSION_FILES_MAX, SUBMISSIONS_MAX } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createContact } from "../support/factories/appointment.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";
import {
  createDocument,
  MARK_SUBMISSION,
  readSubmissions,
  RECORD_SUBMISSION,
  recordSubmission,
  type SubmissionChanged,
} from "../support/factories/submission.js";
import "../support/on-embedded-database.js";

const TERMINATE = `mutation ($id: ID!) { terminateJobHunt(input: { id: $id }) { logEntryId } }`;

describe("what was sent in a hunt", () => {
  let app: TestApp;
  let me: Client;
  let hunt: MadeJobHunt;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    hunt = await createJobHunt(me);
  });
  afterAll(() => app.close());

  const record = (input: object = {}): Promise<SubmissionChanged> =>
    recordSubmission(me, { jobHuntId: hunt.id, ...input });
  const refusalOf = async (operation: string, input: object): Promise<unknown> =>
    (await me.failure(operation, { input })).extensions;
  const refusal = (input: object): Promise<unknown> =>
    refusalOf(RECORD_SUBMISSION, { jobHuntId: hunt.id, channel: "EMAIL", sentOn: "2026-11-20", ...input });

  it.each([
    [{ sentOn: "2100-01-01" }, "sentOn", "past"],
    [{ sentTime: "25:00" }, "sentTime", "time"],
    [{ letter: "x".repeat(20_001) }, "letter", "maxLength"],
    [{ recipient: "x".repeat(201) }, "recipient", "maxLength"],
    [{ recipient: "Somebody", contactId: uuidv7() }, "recipient", "either"],
  ])("refuses %j", async (input, field, rule) => {
    const refused = await refusal(input);

    expect(refused).toMatchObject({ code: "VALIDATION", fields: [{ field, rule }] });
    expect(await readSubmissions(me, hunt.id)).toEqual([]);
  });

  it(`takes ${SUBMISSION_FILES_MAX} documents, and neither one more nor one twice`, async () => {
    await app.test.database.query(
      `insert into document (owner_id, id, name, note_guid)
       select $1, gen_random_uuid(), 'Document ' || n, gen_random_uuid() from generate_series(0, $2) as n`,
      [me.person.id, SUBMISSION_FILES_MAX],
    );
    const { documents } = await me.query<{ documents: { nodes: { id: string }[] } }>(
      `{ documents(first: 100) { nodes { id } } }`,
    );
    const files = documents.nodes.map(({ id }) => ({ documentId: id }));
    const most = files.slice(0, SUBMISSION_FILES_MAX);

    expect(files).toHaveLength(SUBMISSION_FILES_MAX + 1);
    expect(await refusal({ files })).toMatchObject({ fields: [{ field: "files", rule: "maxItems" }] });
    expect(await refusal({ files: [most[0], most[0]] })).toMatchObject({
      fields: [{ field: "files", rule: "unique" }],
    });
    expect((await record({ files: most })).submission.files).toHaveLength(SUBMISSION_FILES_MAX);
  });

  it(`is at most ${JOB_HUNT_SUBMISSIONS_MAX} times`, async () => {
    await app.test.database.query(
      `insert into submission (owner_id, id, job_hunt_id, sent_on, channel)
       select $1, gen_random_uuid(), $2, '2026-11-01', 'EMAIL' from generate_series(2, $3)`,
      [me.person.id, hunt.id, JOB_HUNT_SUBMISSIONS_MAX],
    );
    await record();

    expect(await refusal({})).toMatchObject({ code: "VALIDATION", fields: [{ field: "jobHuntId", rule: "maxItems" }] });
    // What is wrong with the input is said first: making room would not help.
    expect(await refusal({ sentOn: "2100-01-01" })).toMatchObject({ fields: [{ field: "sentOn", rule: "past" }] });
  });

  it(`is at most ${SUBMISSIONS_MAX} times in all hunts`, async () => {
    const other = await createJobHunt(me);
    await app.test.database.query(
      `insert into submission (owner_id, id, job_hunt_id, sent_on, channel)
       select $1, gen_random_uuid(), $2, '2026-11-01', 'EMAIL' from generate_series(2, $3)`,
      [me.person.id, other.id, SUBMISSIONS_MAX],
    );
    await record();

    expect(await refusal({})).toMatchObject({ code: "VALIDATION", fields: [{ field: "jobHuntId", rule: "maxItems" }] });
  });

  it("refuses a version that is named twice, in whatever way", async () => {
    const documentId = await createDocument(me, "Once");
    const twice = [{ documentId }, { documentId: documentId.toUpperCase(), versionNumber: null }];

    for (const files of [twice, [{ documentId }, { documentId, versionNumber: 1 }]]) {
      expect(await refusal({ files })).toMatchObject({
        code: "VALIDATION",
        fields: [{ field: "files", rule: "unique" }],
      });
    }
    expect(await refusal({ files: [{ documentId, versionNumber: 2_000_000_000 }] })).toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("takes nothing of a stranger's, and shows nothing to one", async () => {
    const stranger = await app.signIn();
    const theirs = await createDocument(stranger, "Theirs");
    const mine = await createDocument(me, "Mine");
    const made = await record({ files: [{ documentId: mine }] });

    expect(await refusal({ files: [{ documentId: mine }, { documentId: theirs }] })).toMatchObject({
      code: "NOT_FOUND",
      fields: [{ field: "files", rule: "exists" }],
    });
    expect(await refusal({ files: [{ documentId: mine, versionNumber: 2 }] })).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal({ contactId: await createContact(stranger) })).toMatchObject({ code: "NOT_FOUND" });
    const failure = await stranger.failure(MARK_SUBMISSION, { input: { id: made.id, isMistake: true } });
    expect(failure.extensions).toMatchObject({ code: "NOT_FOUND" });
    const signedOut = await app.anonymous.failure(MARK_SUBMISSION, { input: { id: made.id, isMistake: true } });
    expect(signedOut.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it("is refused in a hunt that was terminated", async () => {
    const made = await record();
    await me.query(TERMINATE, { id: hunt.id });

    expect(await refusal({})).toMatchObject({ code: "ILLEGAL_TRANSITION" });
    expect(await refusalOf(MARK_SUBMISSION, { id: made.id, isMistake: true })).toMatchObject({
      code: "ILLEGAL_TRANSITION",
    });
  });
});
