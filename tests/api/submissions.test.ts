import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { UPLOAD_GRACE_HOURS } from "../../schema/limits.js";
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
  replaceFile,
  sendStepOf,
  type SubmissionChanged,
} from "../support/factories/submission.js";
import "../support/on-both-databases.js";

const DELETE_DOCUMENT = `mutation ($id: ID!) { deleteDocument(input: { id: $id }) { logEntryId } }`;
const DELETE_HUNT = `mutation ($id: ID!) { deleteJobHunt(input: { id: $id }) { logEntryId } }`;
const EMPTY = `mutation { emptyTrash { count } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`;
const COMPLETE = `mutation ($input: StepInput!) { completeStep(input: $input) { logEntryId } }`;
const DETAILS = `mutation ($id: ID!, $text: String!) { saveJobDetails(input: { jobHuntId: $id, advertText: $text }) { id } }`;
const STEPS = `query ($id: ID!) { jobHunt(id: $id) { phases { steps { name status doneOn dueOn } } } }`;
const PREVIEW = `query ($input: SubmissionPreviewInput!) { submissionPreview(input: $input) { followUps { step dueOn setBy } } }`;
const HOUR_MS = 60 * 60 * 1000;

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

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
  const mark = async (input: object): Promise<SubmissionChanged> =>
    (await me.query<{ changed: SubmissionChanged }>(MARK_SUBMISSION, { input })).changed;
  const refusal = (input: object): Promise<unknown> =>
    me
      .failure(RECORD_SUBMISSION, { input: { jobHuntId: hunt.id, channel: "EMAIL", sentOn: "2026-11-20", ...input } })
      .then(({ extensions }) => extensions);
  const sendStep = async (): Promise<object | undefined> =>
    sendStepOf(await me.query<Pick<SubmissionChanged, "jobHunt">>(STEPS, hunt));
  const contentOf = async (url: string | undefined): Promise<string> =>
    (await app.anonymous.send(new URL(url ?? "").pathname)).text();
  const undo = async (id: string | null): Promise<string> => {
    const answer = await me.query<{ undo: { logEntries: { id: string }[] } }>(UNDO, { id });
    return answer.undo.logEntries[0]?.id ?? "";
  };

  it("is kept with its documents, the advert and the letter, and completes the step of sending", async () => {
    const documentId = await createDocument(me, "My first CV");
    const contactId = await createContact(me, "Grell");
    await me.query(DETAILS, { id: hunt.id, text: "We are looking for a planner." });

    const made = await record({
      sentTime: "15:10",
      contactId,
      files: [{ documentId }],
      letter: " Dear hiring team ",
    });

    expect(made.submission).toMatchObject({
      jobHuntId: hunt.id,
      sentOn: "2026-11-20",
      sentTime: "15:10",
      channel: "EMAIL",
      recipient: "Grell",
      contact: { id: contactId },
      advertText: "We are looking for a planner.",
      advertHash: hashOf("We are looking for a planner."),
      letter: "Dear hiring team",
      letterHash: hashOf("Dear hiring team"),
      isMistake: false,
      files: [{ documentId, name: "Curriculum vitae", versionNumber: 1, contentHash: hashOf("My first CV") }],
    });
    expect(sendStepOf(made)).toMatchObject({ status: "DONE", doneOn: "2026-11-20" });
  });

  it("stays as it was when the document is replaced twice and deleted for good, and the advert is changed", async () => {
    const documentId = await createDocument(me, "My first CV");
    await me.query(DETAILS, { id: hunt.id, text: "The advert of that day" });
    await record({ files: [{ documentId }] });

    await replaceFile(me, documentId, "My second CV");
    await replaceFile(me, documentId, "My third CV");
    await me.query(DETAILS, { id: hunt.id, text: "Another advert" });
    await me.query(DELETE_DOCUMENT, { id: documentId });
    await me.query(EMPTY);
    app.clock.advance((UPLOAD_GRACE_HOURS + 1) * HOUR_MS);
    await app.services.fileSweep.run();

    const [kept] = await readSubmissions(me, hunt.id);
    const [file] = kept?.files ?? [];
    const content = await contentOf(file?.file?.url);
    expect(content).toBe("My first CV");
    expect(file?.contentHash).toBe(hashOf(content));
    expect(kept?.advertText).toBe("The advert of that day");
  });

  it("can be an earlier version, and a link by its address", async () => {
    const documentId = await createDocument(me, "one");
    await replaceFile(me, documentId, "two");
    const { createDocument: link } = await me.query<{ createDocument: { document: { id: string } } }>(
      `mutation { createDocument(input: { name: "Portfolio", source: "https://example.org/work" }) { document { id } } }`,
    );

    const files = [
      { documentId: link.document.id },
      { documentId, versionNumber: 1 },
      { documentId, versionNumber: 2 },
    ];
    const { submission } = await record({ files });

    expect(submission.files).toMatchObject([
      { name: "Portfolio", address: "https://example.org/work", file: null, contentHash: null, versionNumber: null },
      { versionNumber: 1, contentHash: hashOf("one"), address: null },
      { versionNumber: 2, contentHash: hashOf("two") },
    ]);
  });

  it("knows the hash of a file from before there were hashes", async () => {
    const documentId = await createDocument(me, "An old file");
    await app.test.database.query(`update stored_file set content_hash = null where owner_id = $1`, [me.person.id]);

    const { submission } = await record({ files: [{ documentId }] });

    expect(submission.files[0]?.contentHash).toBe(hashOf("An old file"));
  });

  it("is not kept by completing the step alone, which goes on without", async () => {
    await me.query(COMPLETE, { input: { jobHuntId: hunt.id, step: "SEND_APPLICATION_BUNDLE" } });

    expect(await sendStep()).toMatchObject({ status: "DONE" });
    expect(await readSubmissions(me, hunt.id)).toEqual([]);
  });

  it("can be several, the last sent first; the last of them dates the step", async () => {
    await record({ sentOn: "2026-11-19" });
    await record({ sentOn: "2026-11-20" });
    const made = await record({ sentOn: "2026-11-12" });

    expect((await readSubmissions(me, hunt.id)).map(({ sentOn }) => sentOn)).toEqual([
      "2026-11-20",
      "2026-11-19",
      "2026-11-12",
    ]);
    expect(sendStepOf(made)?.doneOn).toBe("2026-11-20");
  });

  it("is marked as sent by mistake when it is undone: the copy stays, and the step is what it was", async () => {
    const documentId = await createDocument(me, "My CV");
    const { logEntryId } = await record({ files: [{ documentId }] });

    const undoing = await undo(logEntryId);
    const [undone] = await readSubmissions(me, hunt.id);
    const reset = await sendStep();
    await undo(undoing);

    expect(undone).toMatchObject({ isMistake: true, files: [{ contentHash: hashOf("My CV") }] });
    expect(reset).toMatchObject({ status: "INACTIVE", doneOn: null });
    expect(await readSubmissions(me, hunt.id)).toMatchObject([{ isMistake: false }]);
    expect(await sendStep()).toMatchObject({ status: "DONE", doneOn: "2026-11-20" });
  });

  it("is undone while others are left: they date the step, whichever of them completed it", async () => {
    const [first, second] = [await record(), await record()];

    await undo(first.logEntryId);
    const dated = await sendStep();
    const { logEntryId } = await mark({ id: second.id, isMistake: true });
    await mark({ id: first.id, isMistake: true });
    await undo(logEntryId);

    expect(dated).toMatchObject({ status: "DONE", doneOn: "2026-11-20" });
    expect(await readSubmissions(me, hunt.id)).toMatchObject([{ isMistake: false }, { isMistake: true }]);
    expect(await sendStep()).toMatchObject({ status: "DONE", doneOn: "2026-11-20" });
  });

  it("can be marked later: the step is dated by the others, and open again when there are none", async () => {
    const first = await record({ sentOn: "2026-11-18" });
    const second = await record({ sentOn: "2026-11-20" });

    const dated = sendStepOf(await mark({ id: second.id, isMistake: true }));
    const opened = sendStepOf(await mark({ id: first.id, isMistake: true }));
    const again = await mark({ id: first.id, isMistake: false });
    const unchanged = await mark({ id: first.id, isMistake: false });

    expect(dated).toMatchObject({ status: "DONE", doneOn: "2026-11-18" });
    expect(opened).toMatchObject({ status: "ACTIVE", doneOn: null });
    expect(sendStepOf(again)).toMatchObject({ status: "DONE", doneOn: "2026-11-18" });
    expect(unchanged.logEntryId).toBeNull();
    expect(await refusalOf(MARK_SUBMISSION, { id: first.id, isMistake: true, version: 1 })).toMatchObject({
      code: "CONFLICT",
    });
  });

  const refusalOf = async (operation: string, input: object): Promise<unknown> =>
    (await me.failure(operation, { input })).extensions;

  it("is made once by an id of the caller's choice, and not in another hunt", async () => {
    const id = uuidv7();
    const first = await record({ id, letter: "First" });
    const again = await record({ id, letter: "First" });
    const other = await createJobHunt(me);

    expect(again).toMatchObject({ id, logEntryId: null, submission: { letter: "First" } });
    expect(first.logEntryId).not.toBeNull();
    const documentId = await createDocument(me, "Gone meanwhile");
    await me.query(DELETE_DOCUMENT, { id: documentId });
    expect(await record({ id, letter: "First", files: [{ documentId }] })).toMatchObject({ id, logEntryId: null });
    expect(await refusal({ id, jobHuntId: other.id })).toMatchObject({ code: "NOT_FOUND" });
  });

  it("goes with its hunt: hidden in the trash, its files too, and deleted for good with it", async () => {
    const documentId = await createDocument(me, "Only here");
    const { submission } = await record({ files: [{ documentId }] });
    await me.query(DELETE_DOCUMENT, { id: documentId });
    await me.query(EMPTY);
    const url = new URL(submission.files[0]?.file?.url ?? "").pathname;

    const kept = await app.anonymous.send(url);
    await me.query(DELETE_HUNT, { id: hunt.id });
    const hidden = await app.anonymous.send(url);
    await me.query(EMPTY);

    expect([kept.status, hidden.status]).toEqual([200, 404]);
    const rows = await app.test.database.query(`select 1 from stored_file where owner_id = $1`, [me.person.id]);
    expect(rows).toEqual([]);
  });

  it("tells before it is recorded which follow-ups it sets, each counted from the one before", async () => {
    await me.query(`mutation ($id: ID!) { activatePhase(input: { id: $id, phase: APPLYING }) { logEntryId } }`, hunt);
    const input = { jobHuntId: hunt.id, sentOn: "2026-11-20" };
    const answer = await me.query<{ submissionPreview: { followUps: { step: string; dueOn: string }[] } }>(PREVIEW, {
      input,
    });
    const { submissionPreview } = answer;

    expect(submissionPreview.followUps.map(({ step }) => step)).toEqual([
      "FIRST_FOLLOW_UP_COMMUNICATIONS",
      "SECOND_FOLLOW_UP_COMMUNICATIONS",
      "FINAL_FOLLOW_UP_COMMUNICATIONS",
    ]);
    const made = await record();
    const steps = made.jobHunt.phases.flatMap(({ steps: all }) => all);
    const first = steps.find(({ name }) => name === "FIRST_FOLLOW_UP_COMMUNICATIONS");
    expect(first?.dueOn).toBe(submissionPreview.followUps[0]?.dueOn);
    const { submissionPreview: older } = await me.query<typeof answer>(PREVIEW, {
      input: { ...input, sentOn: "2026-11-02" },
    });
    expect(older).toEqual(submissionPreview);
    expect((await me.failure(PREVIEW, { input: { ...input, sentOn: "2100-01-01" } })).extensions).toMatchObject({
      fields: [{ field: "sentOn", rule: "past" }],
    });
  });
});
