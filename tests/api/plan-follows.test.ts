import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { createSchema } from "../../gateway/schema/schema.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { changeAppointment, createAppointment } from "../support/appointments.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import { advance, changeStep, rowsOf, setDates, todayOf, undo } from "../support/plan.js";
import { makeSpace, type Space } from "../support/space.js";
import { wholeOperations } from "../support/whole-operation.js";
import { OWNERSHIP_ROWS } from "./ownership.rows.js";
import "../support/on-embedded-database.js";

const MUTATIONS = wholeOperations(createSchema(null)).filter(({ name }) => name.startsWith("Mutation."));
const DAY_MS = 24 * 60 * 60 * 1000;
/** The ids of two appointments of a hunt. */
const [FIRST, SECOND] = [uuidv7(), uuidv7()];
/** What a hunt goes through, in an order in which each changes its plan; each returns the entry of the log that undoes it. */
const JOURNEY: readonly (readonly [what: string, act: (me: Client, id: string) => Promise<string | null>])[] = [
  ["a step done", async (me, id) => entryOf(await changeStep(me, "completeStep", step(id, "IDEAL_JOB_PROFILE")))],
  ["a step skipped", async (me, id) => entryOf(await changeStep(me, "skipStep", step(id, "SHORTLIST_COMPANIES")))],
  [
    "a day set by hand",
    async (me, id) =>
      entryOf(await changeStep(me, "setStepDueDate", { ...step(id, "SHORTLIST_POSITIONS"), dueOn: "2026-12-24" })),
  ],
  [
    "a step put off",
    async (me, id) =>
      entryOf(await changeStep(me, "snoozeStep", { ...step(id, "SHORTLIST_POSITIONS"), until: "2026-12-28" })),
  ],
  [
    "a day removed",
    async (me, id) =>
      entryOf(await changeStep(me, "setStepDueDate", { ...step(id, "SHORTLIST_POSITIONS"), dueOn: null })),
  ],
  ["a day reset", async (me, id) => entryOf(await changeStep(me, "resetStepDueDate", step(id, "SHORTLIST_POSITIONS")))],
  ["a last day to apply", async (me, id) => setDates(me, id, { deadline: "2026-12-10" })],
  [
    "the next phase",
    async (me, id) => act(me, `advanceJobHunt(input: { id: "${id}", from: PREPARING }) { logEntryId }`),
  ],
  [
    "a pause",
    async (me, id) => act(me, `pauseJobHunts(input: { jobHuntId: "${id}", until: "2026-12-07" }) { logEntryId }`),
  ],
  ["a pause of all", async (me) => act(me, `pauseJobHunts(input: { until: "2026-12-08" }) { logEntryId }`)],
  [
    "an application",
    async (me, id) =>
      entryOf(await changeStep(me, "setStepDoneOn", { ...step(id, "SEND_APPLICATION_BUNDLE"), doneOn: "2026-11-20" })),
  ],
  [
    "a promise",
    async (me, id) =>
      act(
        me,
        `recordSign(input: { jobHuntId: "${id}", on: "2026-11-22", from: THEM, kind: CALL, promisedOn: "2026-12-02" }) { logEntryId }`,
      ),
  ],
  [
    "a no",
    async (me, id) =>
      act(
        me,
        `recordSign(input: { jobHuntId: "${id}", on: "2026-11-23", from: THEM, kind: REJECTION }) { logEntryId }`,
      ),
  ],
  ["an appointment", (me, id) => appoint(me, "createAppointment", { ...round(id, FIRST), day: "2026-12-09" })],
  ["its time", (me) => appoint(me, "updateAppointment", { id: FIRST, time: "08:30" })],
  ["another day of it", (me) => appoint(me, "updateAppointment", { id: FIRST, day: "2026-11-23" })],
  ["the next appointment", (me, id) => appoint(me, "createAppointment", { ...round(id, SECOND), day: "2026-12-14" })],
  ["the end of that", (me) => appoint(me, "cancelAppointment", { id: SECOND })],
  ["how it went", (me) => appoint(me, "recordAppointmentOutcome", { id: FIRST, outcome: "GOOD" })],
  ["nobody said it", (me) => appoint(me, "recordAppointmentOutcome", { id: FIRST, outcome: null })],
  ["an appointment deleted", (me) => appoint(me, "deleteAppointment", { id: FIRST })],
  ["the end", async (me, id) => act(me, `terminateJobHunt(input: { id: "${id}" }) { logEntryId }`)],
  ["the beginning again", async (me, id) => act(me, `reopenJobHunt(input: { id: "${id}" }) { logEntryId }`)],
  ["the trash", async (me, id) => act(me, `deleteJobHunt(input: { id: "${id}" }) { logEntryId }`)],
];

function step(jobHuntId: string, name: string): { readonly jobHuntId: string; readonly step: string } {
  return { jobHuntId, step: name };
}

function round(jobHuntId: string, id: string): object {
  return { jobHuntId, id, kind: "PHONE" };
}

async function appoint(
  me: Client,
  name: Parameters<typeof changeAppointment>[1],
  input: object,
): Promise<string | null> {
  return entryOf(await changeAppointment(me, name, input));
}

function entryOf({ logEntryId }: { readonly logEntryId: string | null }): string | null {
  return logEntryId;
}

async function act(me: Client, mutation: string): Promise<string | null> {
  const { done } = await me.query<{ done: { logEntryId: string | null } }>(`mutation { done: ${mutation} }`);
  return done.logEntryId;
}

describe("a stored plan", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
    app.clock.advance(2 * DAY_MS);
  });
  afterAll(() => app.close());

  const staleOf = ({ person }: Client): Promise<string[]> => app.services.plans.findStale(person.id);

  /** Everything that is derived of a person's hunts, as it is stored. */
  async function storedOf({ person }: Client): Promise<string> {
    const rows = await app.test.database.query<{ stored: string }>(
      `select jsonb_build_array(
         (select jsonb_agg(to_jsonb(d) - 'changed_at' order by d.job_hunt_id, d.step) from step_due d where d.owner_id = $1),
         (select jsonb_agg(to_jsonb(d) - 'changed_at' order by d.job_hunt_id, d.day) from day_due d where d.owner_id = $1),
         (select jsonb_agg(jsonb_build_array(h.id, h.next_due_on, h.quiet_since, h.paused_until) order by h.id)
          from job_hunt h where h.owner_id = $1))::text as stored`,
      [person.id],
    );
    return rows[0]?.stored ?? "";
  }

  describe("is what the facts say", () => {
    let me: Client;
    let space: Space;

    beforeAll(async () => {
      me = await app.signIn();
      space = await makeSpace(me, "Mark");
    });

    it.each(MUTATIONS.map((mutation) => [mutation.name, mutation] as const))("after %s", async (name, { document }) => {
      const { variables } = OWNERSHIP_ROWS[name] ?? { variables: () => ({}) };

      await me.graphql(document, variables(space));

      expect(await staleOf(me)).toEqual([]);
    });
  });

  it("is found out where something else wrote to it, and derived again", async () => {
    const me = await app.signIn();
    const { id } = await createJobHunt(me);
    const before = await storedOf(me);

    await app.test.database.query(`update step_due set due_on = due_on + 1 where job_hunt_id = $1`, [id]);

    expect(await staleOf(me)).toEqual([id]);
    expect(await app.services.plans.derive(me.person.id, null)).toBe(1);
    expect(await storedOf(me)).toBe(before);
    expect(await app.services.plans.derive(me.person.id, null)).toBe(0);
  });

  it("is the same after every change was undone, and after the undoing was, one by one, days later", async () => {
    const me = await app.signIn();
    const { id } = await createJobHunt(me);
    const states: string[] = [await storedOf(me)];
    const entries: (string | null)[] = [];
    for (const [, make] of JOURNEY) {
      entries.push(await make(me, id));
      states.push(await storedOf(me));
      expect(await staleOf(me)).toEqual([]);
    }
    expect(states.filter((state, at) => state === states[at + 1])).toEqual([]);

    app.clock.advance(3 * DAY_MS);
    const undone: (string | undefined)[] = [];
    for (let at = JOURNEY.length - 1; at >= 0; at--) {
      undone.push(await undo(me, entries[at] ?? ""));
      expect([JOURNEY[at]?.[0], await storedOf(me)]).toEqual([JOURNEY[at]?.[0], states[at]]);
      expect(await staleOf(me)).toEqual([]);
    }
    for (const [at, entry] of undone.toReversed().entries()) {
      await undo(me, entry ?? "");
      expect([JOURNEY[at]?.[0], await storedOf(me)]).toEqual([JOURNEY[at]?.[0], states[at + 1]]);
    }
  });

  it("follows the day of an appointment when its person moves to another time zone", async () => {
    const me = await app.signIn();
    const { id } = await createJobHunt(me, { phase: "INTERVIEWING" });
    await createAppointment(me, id, "2026-12-09", { time: "20:00" });
    await createAppointment(me, id, "2026-12-15");
    const daysIn = async (timeZone: string): Promise<unknown> => {
      await me.query(`mutation ($timeZone: String) { updateViewer(input: { timeZone: $timeZone }) { logEntryId } }`, {
        timeZone,
      });
      expect(await staleOf(me)).toEqual([]);
      return app.test.database.query(
        `select d.due_on::text as day, d.place from day_due d where d.owner_id = $1 order by d.due_on`,
        [me.person.id],
      );
    };

    expect(await daysIn("Europe/Berlin")).toEqual([
      { day: "2026-12-09", place: -180 },
      { day: "2026-12-15", place: -1441 },
    ]);
    expect(await daysIn("Pacific/Auckland")).toEqual([
      { day: "2026-12-10", place: -900 },
      { day: "2026-12-15", place: -1441 },
    ]);
  });

  it("is one of the facts alone: the same on another day", async () => {
    const me = await app.signIn();
    const { id } = await createJobHunt(me);
    await advance(me, id, "PREPARING");
    const before = rowsOf(await todayOf(me, { now: "2026-12-01T12:00:00Z" }), id);

    app.clock.advance(40 * DAY_MS);

    expect(await staleOf(me)).toEqual([]);
    expect(rowsOf(await todayOf(me, { now: "2026-12-01T12:00:00Z" }), id)).toEqual(before);
  });
});
