import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { APPOINTMENT_CONTACTS_MAX } from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { nextChange, type Client } from "../support/client.js";
import {
  APPOINTMENT_CHANGES,
  changeAppointment,
  createAppointment,
  createContact,
  readAppointment,
  type AppointmentChanged,
} from "../support/factories/appointment.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-both-databases.js";

const COUNT = `query ($id: ID!) { jobHunt(id: $id) { appointments { totalCount } } }`;
const LOG = `{ logEntries(first: 1) { nodes { entry action subjectKind subjectId isUndoable } } }`;
const STEPS = `query ($id: ID!) { jobHunt(id: $id) { phases { steps { name status } } } }`;
const SET_STEP = `mutation ($input: SetStepStatusInput!) { setStepStatus(input: $input) { logEntryId } }`;
const TERMINATE = `mutation ($id: ID!) { terminateJobHunt(input: { id: $id }) { logEntryId } }`;
const DELETE_CONTACT = `mutation ($id: ID!) { deleteContact(input: { id: $id }) { logEntryId } }`;
const RESTORE_CONTACT = `mutation ($id: ID!) { restore(input: { kind: CONTACT, id: $id }) { id } }`;

describe("the appointments of a hunt", () => {
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

  const create = (input: object = {}): Promise<AppointmentChanged> =>
    createAppointment(me, { jobHuntId: hunt.id, ...input });
  const change = (name: keyof typeof APPOINTMENT_CHANGES, input: object): Promise<AppointmentChanged> =>
    changeAppointment(me, name, input);
  const lastEntry = async (): Promise<object | undefined> =>
    (await me.query<{ logEntries: { nodes: object[] } }>(LOG)).logEntries.nodes[0];

  it("are created with everything that is known", async () => {
    const [first, second] = [await createContact(me, "First"), await createContact(me, "Second")];
    const { id, appointment, logEntryId } = await create({
      kind: "VIDEO",
      roundNumber: 2,
      time: "10:30",
      timeZone: "europe/berlin",
      minutes: 45,
      place: " Room 4 ",
      url: "https://meet.example.org/abc",
      phone: "+49 555 0100",
      note: " Bring the portfolio ",
      contactIds: [second, first.toUpperCase(), second],
    });

    expect(appointment).toEqual({
      id,
      jobHuntId: hunt.id,
      kind: "VIDEO",
      round: "INTERVIEW",
      roundNumber: 2,
      roundName: null,
      day: "2026-12-01",
      time: "10:30",
      timeZone: "Europe/Berlin",
      repeatedHour: null,
      startsAt: "2026-12-01T09:30:00.000Z",
      endsAt: "2026-12-01T10:15:00.000Z",
      minutes: 45,
      place: "Room 4",
      url: "https://meet.example.org/abc",
      phone: "+49 555 0100",
      note: "Bring the portfolio",
      outcome: null,
      cancelledBy: null,
      version: 1,
      contacts: [{ id: second }, { id: first }],
    });
    expect(logEntryId).toEqual(expect.any(String));
    expect(await readAppointment(me, id)).toEqual(appointment);
  });

  it("need a day and a kind alone, and are in the time zone of their person", async () => {
    await me.query(`mutation { updateViewer(input: { timeZone: "Asia/Kathmandu" }) { logEntryId } }`);

    const without = await create();
    const withTime = await create({ time: "00:15" });

    expect(without.appointment).toMatchObject({ time: null, timeZone: "Asia/Kathmandu", startsAt: null, endsAt: null });
    expect(withTime.appointment).toMatchObject({ startsAt: "2026-11-30T18:30:00.000Z", endsAt: null });
  });

  it("are created once when two devices send the same id, also after the hunt was terminated", async () => {
    const id = uuidv7();
    const answers = await Promise.all([create({ id }), create({ id }), create({ id })]);
    await me.query(TERMINATE, { id: hunt.id });
    const again = await create({ id: id.toUpperCase() });
    const other = await createJobHunt(me);
    const failure = await me.failure(APPOINTMENT_CHANGES.create, {
      input: { id, jobHuntId: other.id, kind: "PHONE", day: "2026-12-01" },
    });

    expect(answers.filter(({ logEntryId }) => logEntryId !== null)).toHaveLength(1);
    expect([again.id, again.logEntryId, again.appointment.note]).toEqual([id, null, null]);
    expect(await me.query(COUNT, { id: hunt.id })).toEqual({ jobHunt: { appointments: { totalCount: 1 } } });
    expect(failure.extensions?.code).toBe("NOT_FOUND");
  });

  it("are changed in what is given, and cleared by null", async () => {
    const contact = await createContact(me);
    const { id } = await create({ time: "10:30", minutes: 30, note: "Here", place: "There", contactIds: [contact] });

    const moved = await change("update", { id, day: "2026-12-02", kind: "ON_SITE", version: 1 });
    const cleared = await change("update", { id, time: null, minutes: null, note: null, contactIds: null });
    const same = await change("update", { id, place: "There", day: null, kind: null, round: null, timeZone: null });

    expect(moved.appointment).toMatchObject({
      day: "2026-12-02",
      startsAt: "2026-12-02T10:30:00.000Z",
      minutes: 30,
      note: "Here",
      contacts: [{ id: contact }],
      version: 2,
    });
    expect(cleared.appointment).toMatchObject({ startsAt: null, note: null, place: "There", contacts: [], version: 3 });
    expect([same.logEntryId, same.appointment.version]).toEqual([null, 3]);
  });

  it("leave the number and the name of a round behind with it", async () => {
    const { id } = await create({ roundNumber: 3 });
    const other = await change("update", { id, round: "OTHER", roundName: "A walk" });
    const test = await change("update", { id, round: "TEST" });

    expect(other.appointment).toMatchObject({ round: "OTHER", roundNumber: null, roundName: "A walk" });
    expect(test.appointment).toMatchObject({ round: "TEST", roundNumber: null, roundName: null });
  });

  it.each(["update", "cancel", "outcome"] as const)(
    "are taken from one of two devices with one version: %s",
    async (name) => {
      const { id } = await create({ day: "2026-11-20" });
      const input = { update: { note: "Mine" }, cancel: { by: "ME" }, outcome: { outcome: "GOOD" } }[name];
      await change(name, { id, version: 1, ...input });

      const failure = await me.failure(APPOINTMENT_CHANGES[name], { input: { id, version: 1, ...input } });

      expect(failure.extensions).toMatchObject({ code: "CONFLICT", current: { id, version: 2 } });
    },
  );

  it("are cancelled, lose how they went, and take place after all", async () => {
    const { id } = await create({ day: "2026-11-20" });
    await change("outcome", { id, outcome: "GOOD" });

    const byThem = await change("cancel", { id });
    const byMe = await change("cancel", { id, by: "ME" });
    const again = await change("cancel", { id, by: "ME" });
    const after = await change("cancel", { id, by: null });

    expect(byThem.appointment).toMatchObject({ cancelledBy: "THEM", outcome: null });
    expect(byMe.appointment.cancelledBy).toBe("ME");
    expect(again.logEntryId).toBeNull();
    expect(after.appointment).toMatchObject({ cancelledBy: null, outcome: null });
  });

  it("went somehow, until that is cleared or they are moved to a time to come", async () => {
    const { id } = await create({ day: "2026-11-21", time: "08:59" });

    const went = await change("outcome", { id, outcome: "NOT_GOOD" });
    const cleared = await change("outcome", { id, outcome: null });
    await change("outcome", { id, outcome: "UNSAID" });
    await change("outcome", { id, restartsPreparation: true });
    const noted = await change("update", { id, note: "Long" });
    const moved = await change("update", { id, day: "2026-11-22" });

    expect([went, cleared, noted, moved].map(({ appointment }) => appointment.outcome)).toEqual([
      "NOT_GOOD",
      null,
      "UNSAID",
      null,
    ]);
  });

  it("open the closed steps that prepare for one again, with the same entry", async () => {
    const set = (step: string, status: string): Promise<unknown> =>
      me.query(SET_STEP, { input: { jobHuntId: hunt.id, step, status } });
    const closed = async (): Promise<string[]> => {
      const { jobHunt } = await me.query<{ jobHunt: { phases: { steps: { name: string; status: string }[] }[] } }>(
        STEPS,
        hunt,
      );
      const steps = jobHunt.phases.flatMap((phase) => phase.steps);
      return steps.filter(({ status }) => status !== "INACTIVE").map(({ name, status }) => `${name} ${status}`);
    };
    await set("ACCEPTING_INTERVIEW", "DONE");
    await set("UNDERSTANDING_THE_INTERVIEW", "DONE");
    await set("RESEARCH_FOR_THE_INTERVIEW", "SKIPPED");
    await set("PREPARE_1_DAY_BEFORE", "NOT_DONE");
    await set("DAY_OF_THE_INTERVIEW", "DONE");

    const { id } = await create({ day: "2026-11-20", restartsPreparation: true });
    const opened = await closed();
    await set("DAY_OF_THE_INTERVIEW", "DONE");
    const { logEntryId } = await change("outcome", { id, outcome: "GOOD", restartsPreparation: true });
    const again = await closed();
    const nothing = await change("update", { id, restartsPreparation: true });

    const all = [
      "ACCEPTING_INTERVIEW DONE",
      "UNDERSTANDING_THE_INTERVIEW ACTIVE",
      "RESEARCH_FOR_THE_INTERVIEW ACTIVE",
      "PREPARE_1_DAY_BEFORE ACTIVE",
      "DAY_OF_THE_INTERVIEW ACTIVE",
    ];
    expect([opened, again]).toEqual([all, all]);
    expect(logEntryId).toEqual(expect.any(String));
    expect(nothing.logEntryId).toBeNull();
  });

  it("show each contact unless it is in the trash, and keep its place for it", async () => {
    const ids = [await createContact(me, "A"), await createContact(me, "B"), await createContact(me, "C")];
    const [a = "", b = "", c = ""] = ids;
    const { id } = await create({ contactIds: ids });
    await me.query(DELETE_CONTACT, { id: b });

    const without = await readAppointment(me, id);
    await change("update", { id, contactIds: [c, a] });
    await me.query(RESTORE_CONTACT, { id: b });
    const restored = await readAppointment(me, id);

    expect(without?.contacts).toEqual([{ id: a }, { id: c }]);
    expect(restored?.contacts).toEqual([{ id: c }, { id: a }, { id: b }]);
  });

  it("keep a contact in the trash although they have as many others as they may", async () => {
    const people: string[] = [];
    for (let n = 0; n <= APPOINTMENT_CONTACTS_MAX; n++) people.push(await createContact(me, `Person ${n}`));
    const [hidden = "", ...others] = people;
    const { id } = await create({ contactIds: [hidden] });
    await me.query(DELETE_CONTACT, { id: hidden });

    await change("update", { id, contactIds: others });
    await me.query(RESTORE_CONTACT, { id: hidden });

    expect((await readAppointment(me, id))?.contacts).toHaveLength(APPOINTMENT_CONTACTS_MAX + 1);
  });

  it.each<readonly [keyof typeof APPOINTMENT_CHANGES, object, string]>([
    ["create", {}, "Added an appointment on 2026-11-20 to job hunt"],
    ["update", { note: "x" }, "Changed the appointment on 2026-11-20 in job hunt"],
    ["outcome", { outcome: "GOOD" }, "Noted how the appointment on 2026-11-20 in job hunt"],
    ["cancel", {}, "The appointment on 2026-11-20 in job hunt"],
    ["remove", {}, "Deleted the appointment on 2026-11-20 in job hunt"],
  ])("are logged with the hunt as the subject: %s", async (name, input, sentence) => {
    const { id } = await create({ day: "2026-11-20" });
    if (name !== "create") await change(name, { id, ...input });

    const action = {
      create: "created",
      update: "changed",
      outcome: "outcomeNoted",
      cancel: "cancelled",
      remove: "deleted",
    };
    expect(await lastEntry()).toEqual({
      entry: expect.stringContaining(`${sentence} "${hunt.name}"`),
      action: `appointment.${action[name]}`,
      subjectKind: "JOB_HUNT",
      subjectId: hunt.id,
      isUndoable: true,
    });
  });

  it("are announced to other windows with their kind, id and version", async () => {
    const stream = await me.listen(`subscription { changes { operation kind id version } }`, {});
    const { id } = await create();
    const created = { changes: await nextChange(stream, ({ kind }) => kind === "APPOINTMENT") };
    await change("update", { id, note: "x" });
    const updated = { changes: await nextChange(stream, ({ kind }) => kind === "APPOINTMENT") };
    stream.stop();

    expect(created).toEqual({ changes: { operation: "CREATED", kind: "APPOINTMENT", id, version: 1 } });
    expect(updated).toEqual({ changes: { operation: "UPDATED", kind: "APPOINTMENT", id, version: 2 } });
  });
});
