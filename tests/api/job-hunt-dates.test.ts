import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";
import { announcedChange, failureInTrash, lastEntryOf, undo } from "../support/plan.js";
import "../support/on-both-databases.js";

const DAY_MS = 24 * 60 * 60 * 1000;
const DATES = ["deadline", "offerReceivedOn", "answerBy", "contractArrivedOn", "signBy", "startsOn"] as const;
const FIELDS = `version ${DATES.join(" ")}`;
const SET = `mutation ($input: SetJobHuntDatesInput!) { changed: setJobHuntDates(input: $input) {
  id logEntryId jobHunt { ${FIELDS} } } }`;
const HUNT = `query ($id: ID!) { jobHunt(id: $id) { ${FIELDS} } }`;
const EVERYWHERE = `query ($id: ID!, $text: String!) { jobHunt(id: $id) { ${FIELDS} }
  jobHunts { nodes { ${FIELDS} } } record(kind: JOB_HUNT, id: $id) { ... on JobHunt { ${FIELDS} } }
  search(text: $text) { kind id } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`;
const TERMINATE = `mutation ($id: ID!) { terminateJobHunt(input: { id: $id }) { logEntryId } }`;

type Dates = Readonly<Record<(typeof DATES)[number], string | null>> & { readonly version: number };

const NO_DATES = Object.fromEntries(DATES.map((name) => [name, null]));
/** A day for each, all different. */
const ALL_DATES = Object.fromEntries(DATES.map((name, at) => [name, `2026-12-${String(at + 10)}`]));

interface Changed {
  readonly id: string;
  readonly logEntryId: string | null;
  readonly jobHunt: Dates;
}

describe("the days of a hunt", () => {
  let app: TestApp;
  let me: Client;
  let hunt: MadeJobHunt;

  beforeAll(async () => {
    app = await startTestApp();
    app.clock.advance(2 * DAY_MS); // a Monday: 23 November 2026, 09:00 UTC
  });
  beforeEach(async () => {
    me = await app.signIn();
    hunt = await createJobHunt(me, { name: "Mine", phase: "APPLYING" });
  });
  afterAll(() => app.close());

  const inputOf = (dates: object): object => ({ input: { jobHuntId: hunt.id, ...dates } });
  const set = async (dates: object): Promise<Changed> =>
    (await me.query<{ changed: Changed }>(SET, inputOf(dates))).changed;
  const read = async (): Promise<Dates> => (await me.query<{ jobHunt: Dates }>(HUNT, { id: hunt.id })).jobHunt;

  /** Sends days that must be refused, and returns the refusal once it is certain that nothing changed. */
  async function refused(dates: object): Promise<Record<string, unknown>> {
    const before = await read();
    const { extensions } = await me.failure(SET, inputOf(dates));
    expect(await read()).toEqual(before);
    return { ...extensions };
  }

  it.each(DATES)("%s is set, kept by a change of others, and cleared", async (name) => {
    const { version } = await read();
    const other = name === "startsOn" ? "signBy" : "startsOn";

    const first = await set({ [name]: "2026-12-10" });
    const kept = await set({ [other]: "2026-12-20" });
    const cleared = await set({ [name]: null });

    expect(first.id).toBe(hunt.id);
    expect([first, kept, cleared].map(({ logEntryId }) => logEntryId)).not.toContain(null);
    expect(first.jobHunt).toEqual({ ...NO_DATES, [name]: "2026-12-10", version: version + 1 });
    expect(kept.jobHunt).toEqual({ ...NO_DATES, [name]: "2026-12-10", [other]: "2026-12-20", version: version + 2 });
    expect(cleared.jobHunt).toEqual({ ...NO_DATES, [other]: "2026-12-20", version: version + 3 });
    expect(await read()).toEqual(cleared.jobHunt);
  });

  it("are read back wherever the hunt is read", async () => {
    const { jobHunt } = await set(ALL_DATES);

    expect(await me.query(EVERYWHERE, { id: hunt.id, text: "Mine" })).toEqual({
      jobHunt,
      jobHunts: { nodes: [jobHunt] },
      record: jobHunt,
      search: [{ kind: "JOB_HUNT", id: hunt.id }],
    });
    expect(jobHunt).toMatchObject(ALL_DATES);
  });

  it.each([
    ["the days that it has", ALL_DATES],
    ["one of them", { answerBy: ALL_DATES["answerBy"] }],
    ["none", {}],
  ])("stay as they are, with the version, when they are set to %s", async (_what, dates) => {
    const { jobHunt } = await set(ALL_DATES);

    expect(await set(dates)).toEqual({ id: hunt.id, logEntryId: null, jobHunt });
  });

  it("are changed with the version that the hunt has, and not with one that it had", async () => {
    const { version } = (await set({ deadline: "2026-12-04" })).jobHunt;

    expect(await refused({ deadline: "2026-12-05", version: version - 1 })).toMatchObject({
      code: "CONFLICT",
      current: { id: hunt.id, version },
    });
    expect((await set({ deadline: "2026-12-05", version })).jobHunt.version).toBe(version + 1);
  });

  it("are changed by one of two devices that saw the same version", async () => {
    const { version } = await read();

    const answers = await Promise.all(
      ["2026-12-05", "2026-12-06"].map((deadline) =>
        me.graphql<{ changed: Changed }>(SET, inputOf({ deadline, version })),
      ),
    );

    const won = answers.flatMap(({ data, errors }) => (errors === undefined && data != null ? [data.changed] : []));
    expect(won.map(({ jobHunt }) => jobHunt)).toEqual([await read()]);
    expect(answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions))).toMatchObject([
      { code: "CONFLICT", current: { version: version + 1 } },
    ]);
  });

  it("are not changed while the hunt is terminated, and are again once it is reopened", async () => {
    await me.query(TERMINATE, { id: hunt.id });
    expect(await refused({ deadline: "2026-12-04" })).toMatchObject({
      code: "ILLEGAL_TRANSITION",
      current: { from: "TERMINATED" },
    });

    await me.query(`mutation ($id: ID!) { reopenJobHunt(input: { id: $id }) { logEntryId } }`, { id: hunt.id });
    expect((await set({ deadline: "2026-12-04" })).jobHunt.deadline).toBe("2026-12-04");
  });

  it("are not found by strangers, and not in the trash", async () => {
    const stranger = await app.signIn();
    const before = await read();

    const strange = await stranger.failure(SET, inputOf({ deadline: "2026-12-04" }));
    const trashed = await failureInTrash(me, hunt.id, SET, inputOf({ deadline: "2026-12-04" }));

    expect([strange.extensions?.code, trashed.extensions?.code]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    expect(strange.message).toBe(trashed.message);
    expect({ ...(await read()), version: before.version }).toEqual(before);
  });

  it.each(DATES)("%s is a day that exists, from 1900 to 2200", async (name) => {
    const none = await me.failure(SET, inputOf({ [name]: "2026-02-31" }));

    expect(none.message).toContain(`"input.${name}"`);
    for (const day of ["1900-01-01", "2200-12-31"]) expect((await set({ [name]: day })).jobHunt[name]).toBe(day);
    for (const day of ["1899-12-31", "2201-01-01"]) {
      expect(await refused({ [name]: day })).toMatchObject({
        code: "VALIDATION",
        fields: [{ field: name, rule: "day" }],
      });
    }
  });

  it("are refused together, each with what is wrong with it", async () => {
    const bad = Object.fromEntries(DATES.map((name, index) => [name, index % 2 === 0 ? "1899-12-31" : "2201-01-01"]));

    const { code, fields } = await refused(bad);
    const some = await refused({ deadline: "1899-12-31", answerBy: "2026-12-01", signBy: "2201-01-01" });

    expect(code).toBe("VALIDATION");
    expect(fields).toMatchObject(DATES.map((field) => ({ field, rule: "day" })));
    expect(some["fields"]).toMatchObject([{ field: "deadline" }, { field: "signBy" }]);
  });

  it("are undone, and the undoing is undone, until they were changed again", async () => {
    await set({ deadline: "2026-12-04", startsOn: "2027-01-01" });
    const { logEntryId } = await set({ deadline: null, startsOn: "2027-02-01", signBy: "2026-12-24" });
    const undone = await undo(me, logEntryId);
    expect(await read()).toMatchObject({ ...NO_DATES, deadline: "2026-12-04", startsOn: "2027-01-01" });
    const redone = await undo(me, undone ?? null);
    expect(await read()).toMatchObject({ ...NO_DATES, startsOn: "2027-02-01", signBy: "2026-12-24" });

    const { jobHunt } = await set({ signBy: "2026-12-23" });
    const failure = await me.failure(UNDO, { id: redone });

    expect(failure.extensions).toMatchObject({ code: "CONFLICT", current: { changed: ["signBy"] } });
    expect(await read()).toEqual(jobHunt);
  });

  it("are in the log in words, and announced to every window", async () => {
    const stream = await me.listen("subscription { changes { operation kind id version logEntryId } }");

    const { logEntryId, jobHunt } = await set({ deadline: "2026-12-04" });

    expect(await lastEntryOf(me)).toEqual({
      id: logEntryId,
      entry: 'Changed the days of job hunt "Mine"',
      action: "jobHunt.datesSet",
      subjectKind: "JOB_HUNT",
      subjectId: hunt.id,
      isUndoable: true,
    });
    const { version } = jobHunt;
    expect(await announcedChange(stream, logEntryId)).toEqual({
      operation: "UPDATED",
      kind: "JOB_HUNT",
      id: hunt.id,
      version,
      logEntryId,
    });
    stream.stop();
  });
});
