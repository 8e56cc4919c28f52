import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import {
  APPOINTMENT_CONTACTS_MAX,
  APPOINTMENT_LINE_MAX,
  APPOINTMENT_MINUTES_MAX,
  APPOINTMENT_NOTE_MAX,
  APPOINTMENT_PLACE_MAX,
  APPOINTMENT_ROUND_MAX,
  JOB_HUNT_APPOINTMENTS_MAX,
  URL_MAX,
} from "../../schema/limits.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import {
  APPOINTMENT_CHANGES,
  changeAppointment,
  createAppointment,
  createContact,
  readAppointment,
  type AppointmentChanged,
  fillAppointments,
} from "../support/factories/appointment.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-embedded-database.js";

const COUNT = `query ($id: ID!) { jobHunt(id: $id) { appointments { totalCount } } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`;
const TERMINATE = `mutation ($id: ID!) { terminateJobHunt(input: { id: $id }) { logEntryId } }`;
const DELETE = `mutation ($id: ID!) { deleteJobHunt(input: { id: $id }) { logEntryId } }`;
const ALL = Object.keys(APPOINTMENT_CHANGES) as readonly (keyof typeof APPOINTMENT_CHANGES)[]; // the keys of that very object

describe("appointments that a hunt does not take, and those at the limits", () => {
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

  const inputOf = (input: object = {}): object => ({
    input: { jobHuntId: hunt.id, kind: "PHONE", day: "2026-12-01", ...input },
  });
  const create = (input: object = {}): Promise<AppointmentChanged> =>
    createAppointment(me, { jobHuntId: hunt.id, ...input });
  const count = async (): Promise<number> =>
    (await me.query<{ jobHunt: { appointments: { totalCount: number } } }>(COUNT, { id: hunt.id })).jobHunt.appointments
      .totalCount;
  const contacts = (many: number): Promise<string[]> =>
    Promise.all(Array.from({ length: many }, () => createContact(me)));
  const changesOf = (id: string): Readonly<Record<keyof typeof APPOINTMENT_CHANGES, object>> => ({
    create: inputOf(),
    update: { input: { id, note: "Taken" } },
    cancel: { input: { id } },
    outcome: { input: { id, outcome: "GOOD" } },
    remove: { input: { id } },
  });

  it("are out of reach of a stranger, and of anybody who is not signed in", async () => {
    const { id } = await create({ day: "2026-11-20", note: "Mine" });
    const stranger = await app.signIn();
    const refusals: unknown[] = [];
    for (const name of ALL) {
      const input = changesOf(id)[name];
      refusals.push((await stranger.failure(APPOINTMENT_CHANGES[name], input)).extensions?.code);
      refusals.push((await app.anonymous.failure(APPOINTMENT_CHANGES[name], input)).extensions?.code);
      if (name === "create") continue;
      const unknown = changesOf(uuidv7())[name];
      refusals.push((await me.failure(APPOINTMENT_CHANGES[name], unknown)).extensions?.code);
    }

    const expected = ALL.flatMap((name) =>
      name === "create" ? ["NOT_FOUND", "UNAUTHENTICATED"] : ["NOT_FOUND", "UNAUTHENTICATED", "NOT_FOUND"],
    );
    expect(refusals).toEqual(expected);
    expect(await readAppointment(stranger, id)).toBeNull();
    expect(await readAppointment(me, id)).toMatchObject({ note: "Mine", version: 1 });
  });

  it("have nobody there who is not a contact of the same person", async () => {
    const [mine, stranger] = [await createContact(me), await app.signIn()];
    const theirs = await createContact(stranger);
    const { id } = await create({ contactIds: [mine] });
    const extensions = { code: "NOT_FOUND", fields: [{ field: "contactIds" }] };

    for (const wrong of [theirs, uuidv7(), "nobody"]) {
      const input = { id, contactIds: [mine, wrong] };
      expect((await me.failure(APPOINTMENT_CHANGES.create, inputOf({ ...input, id: null }))).extensions).toMatchObject(
        extensions,
      );
      expect((await me.failure(APPOINTMENT_CHANGES.update, { input })).extensions).toMatchObject(extensions);
    }
    expect((await readAppointment(me, id))?.contacts).toEqual([{ id: mine }]);
    expect(await count()).toBe(1);
  });

  it("are not added or changed in a hunt that was terminated, but cancelled, noted and deleted", async () => {
    const { id } = await create({ day: "2026-11-20" });
    await me.query(TERMINATE, { id: hunt.id });

    const failures = await Promise.all(
      (["create", "update"] as const).map((name) => me.failure(APPOINTMENT_CHANGES[name], changesOf(id)[name])),
    );
    const noted = await changeAppointment(me, "outcome", { id, outcome: "ALL_RIGHT" });
    const cancelled = await changeAppointment(me, "cancel", { id });
    const deleted = await changeAppointment(me, "remove", { id });

    expect(failures.map(({ extensions }) => extensions?.code)).toEqual(["ILLEGAL_TRANSITION", "ILLEGAL_TRANSITION"]);
    expect(failures.map(({ message }) => message)).toEqual([
      `"${hunt.name}" was terminated. Reopen it before you add an appointment to it.`,
      `"${hunt.name}" was terminated. Reopen it before you change its appointments.`,
    ]);
    expect([noted.appointment.outcome, cancelled.appointment.cancelledBy, deleted.id]).toEqual([
      "ALL_RIGHT",
      "THEM",
      id,
    ]);
  });

  it("are hidden and unchangeable while their hunt is in the trash", async () => {
    const contact = await createContact(me);
    const { id } = await create({ day: "2026-11-20", contactIds: [contact] });
    const ofContact = `query ($id: ID!) { contact(id: $id) { appointments { totalCount nodes { id } } } }`;
    const { deleteJobHunt } = await me.query<{ deleteJobHunt: { logEntryId: string } }>(DELETE, { id: hunt.id });

    const codes: unknown[] = [];
    for (const name of ALL) {
      codes.push((await me.failure(APPOINTMENT_CHANGES[name], changesOf(id)[name])).extensions?.code);
    }
    const hidden = await readAppointment(me, id);
    const seen = await me.query(ofContact, { id: contact });
    await me.query(UNDO, { id: deleteJobHunt.logEntryId });

    expect(codes).toEqual(ALL.map(() => "NOT_FOUND"));
    expect(hidden).toBeNull();
    expect(seen).toEqual({ contact: { appointments: { totalCount: 0, nodes: [] } } });
    expect(await readAppointment(me, id)).toMatchObject({ id, version: 1 });
  });

  it.each([
    ["day", "day", { day: "1899-12-31" }],
    ["day", "day", { day: "2201-01-01" }],
    ["time", "time", { time: "24:00" }],
    ["time", "time", { time: "9 o'clock" }],
    ["time", "skipped", { day: "2027-03-28", time: "02:30", timeZone: "Europe/Berlin" }],
    ["time", "skipped", { day: "2011-12-30", time: "12:00", timeZone: "Pacific/Apia" }],
    ["repeatedHour", "required", { day: "2026-10-25", time: "02:30", timeZone: "Europe/Berlin" }],
    ["timeZone", "timeZone", { timeZone: "Middle/Earth" }],
    ["timeZone", "required", { timeZone: " " }],
    ["minutes", "order", { time: "10:00", minutes: 0 }],
    ["minutes", "order", { time: "10:00", minutes: -30 }],
    ["minutes", "range", { time: "10:00", minutes: APPOINTMENT_MINUTES_MAX + 1 }],
    ["minutes", "needsTime", { minutes: 30 }],
    ["url", "url", { url: "javascript:alert(1)" }],
    ["url", "url", { url: "meet.example.org/abc" }],
    ["url", "url", { url: "https://" }],
    ["url", "url", { url: "https://name:secret@meet.example.org/" }],
    ["url", "maxLength", { url: `https://${"x".repeat(URL_MAX)}` }],
    ["place", "maxLength", { place: "x".repeat(APPOINTMENT_PLACE_MAX + 1) }],
    ["phone", "maxLength", { phone: "1".repeat(APPOINTMENT_LINE_MAX + 1) }],
    ["note", "maxLength", { note: "x".repeat(APPOINTMENT_NOTE_MAX + 1) }],
    ["note", "characters", { note: "a\u0000b" }],
    ["roundName", "maxLength", { round: "OTHER", roundName: "x".repeat(APPOINTMENT_LINE_MAX + 1) }],
    ["roundName", "required", { round: "OTHER", roundName: "  " }],
    ["roundName", "round", { round: "TEST", roundName: "A walk" }],
    ["roundNumber", "round", { round: "TEST", roundNumber: 1 }],
    ["roundNumber", "range", { roundNumber: 0 }],
    ["roundNumber", "range", { roundNumber: APPOINTMENT_ROUND_MAX + 1 }],
    ["contactIds", "maxItems", { contactIds: Array.from({ length: 100 }, () => uuidv7()) }],
  ])("refuse a wrong %s (rule %s, case %#)", async (field, rule, input) => {
    const { id } = await create();
    const created = await me.failure(APPOINTMENT_CHANGES.create, inputOf(input));
    const changed = await me.failure(APPOINTMENT_CHANGES.update, { input: { id, ...input } });

    for (const { extensions, message } of [created, changed]) {
      expect(extensions).toMatchObject({ code: "VALIDATION", fields: [{ field, rule }] });
      expect(message.startsWith(`${field}: `)).toBe(true);
    }
    expect(await count()).toBe(1);
    expect((await readAppointment(me, id))?.version).toBe(1);
  });

  it("name every fault at once", async () => {
    const wrong = {
      day: "1700-01-01",
      time: "25:00",
      timeZone: "Nowhere",
      minutes: 0,
      url: "no",
      place: "x".repeat(999),
    };

    const { extensions } = await me.failure(APPOINTMENT_CHANGES.create, inputOf({ ...wrong, roundNumber: 99 }));

    const { fields } = extensions as unknown as { fields: { field: string }[] }; // of a VALIDATION
    expect(fields.map(({ field }) => field).sort()).toEqual(
      ["day", "minutes", "place", "roundNumber", "time", "timeZone", "url"].sort(),
    );
  });

  it.each([
    ["day", { day: "2026-02-31" }],
    ["kind", { kind: "PIGEON" }],
    ["minutes", { minutes: 1.5 }],
  ])("refuse what is no value of %s", async (field, input) => {
    const failure = await me.failure(APPOINTMENT_CHANGES.create, inputOf(input));

    expect(failure.extensions?.code).toBe("BAD_USER_INPUT");
    expect(failure.message).toContain(`input.${field}`);
  });

  it("take the first and the last day, the longest texts and lengths, and twenty people", async () => {
    const texts = {
      place: "x".repeat(APPOINTMENT_PLACE_MAX),
      phone: "1".repeat(APPOINTMENT_LINE_MAX),
      note: "x".repeat(APPOINTMENT_NOTE_MAX),
      url: "https://example.org/".padEnd(URL_MAX, "x"),
    };
    const people = await contacts(APPOINTMENT_CONTACTS_MAX + 1);
    const contactIds = people.slice(1);
    const first = await create({ day: "1900-01-01", time: "00:00", ...texts, minutes: APPOINTMENT_MINUTES_MAX });
    const last = await create({ day: "2200-12-31", roundNumber: APPOINTMENT_ROUND_MAX, contactIds });
    const failure = await me.failure(APPOINTMENT_CHANGES.create, inputOf({ contactIds: people }));

    expect(first.appointment).toMatchObject({ day: "1900-01-01", endsAt: "1900-01-02T00:00:00.000Z", ...texts });
    expect(last.appointment.contacts.map(({ id }) => id)).toEqual(contactIds);
    expect(failure.extensions).toMatchObject({ fields: [{ field: "contactIds", rule: "maxItems" }] });
  });

  it.each([
    ["a time of today", { day: "2026-11-21", time: "09:01" }],
    ["a day to come", { day: "2026-11-22" }],
  ])("went nowhere before they begin: %s", async (_what, start) => {
    const { id } = await create(start);

    const failure = await me.failure(APPOINTMENT_CHANGES.outcome, { input: { id, outcome: "GOOD" } });

    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "outcome", rule: "past" }] });
    expect((await readAppointment(me, id))?.version).toBe(1);
  });

  it("went nowhere when they were cancelled", async () => {
    const { id } = await create({ day: "2026-11-20" });
    await changeAppointment(me, "cancel", { id });

    const failure = await me.failure(APPOINTMENT_CHANGES.outcome, { input: { id, outcome: "GOOD" } });
    const cleared = await changeAppointment(me, "outcome", { id, outcome: null });

    expect(failure.extensions).toMatchObject({ fields: [{ field: "outcome", rule: "cancelled" }] });
    expect(cleared.logEntryId).toBeNull();
  });

  it(`are at most ${JOB_HUNT_APPOINTMENTS_MAX} in one hunt, also when one comes back`, async () => {
    await fillAppointments(app.test.database, me, {
      jobHuntId: hunt.id,
      day: "2026-12-01",
      count: JOB_HUNT_APPOINTMENTS_MAX - 1,
    });
    const { id } = await create({ note: "The last" });
    const failure = await me.failure(APPOINTMENT_CHANGES.create, inputOf());
    const { logEntryId } = await changeAppointment(me, "remove", { id });
    await create({ note: "In its place" });
    const late = await me.failure(UNDO, { id: logEntryId });

    const tooMany = { code: "VALIDATION", fields: [{ field: "jobHuntId", rule: "maxItems" }] };
    expect(failure.extensions).toMatchObject(tooMany);
    expect(late.extensions).toMatchObject(tooMany);
    expect(await count()).toBe(JOB_HUNT_APPOINTMENTS_MAX);
  });
});
