import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import { eventsIn } from "../support/calendar-events.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";

const PATH = "/api/calendar.ics";
const CREATE = `mutation ($input: CreateAppointmentInput!) {
  createAppointment(input: $input) { id logEntryId appointment { startsAt } } }`;
const RENEW = `mutation ($input: RenewCalendarFeedInput) { renewCalendarFeed(input: $input) { address } }`;
const SWITCH = `mutation ($input: UpdateCalendarFeedInput!) {
  updateCalendarFeed(input: $input) { includesAppointments includesDays includesSteps } }`;
const SAVE = `mutation ($input: JobDetailsInput!) { saveJobDetails(input: $input) { id } }`;
const DATES = `mutation ($input: SetJobHuntDatesInput!) { setJobHuntDates(input: $input) { logEntryId } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { changeSetId } }`;
const LOG = `{ logEntries { nodes { entry } } }`;
const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

interface Made {
  readonly id: string;
  readonly logEntryId: string;
  readonly appointment: { readonly startsAt: string | null };
}

describe("an appointment in the calendar", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const read = async (asker = me): Promise<string> => (await asker.send(PATH)).text();
  /** The events with a status: those of appointments. */
  const appointmentsOf = async (asker = me): Promise<ReturnType<typeof appointmentsIn>> =>
    appointmentsIn(await read(asker));
  const titles = async (): Promise<readonly string[]> => (await appointmentsOf()).map(({ summary }) => summary ?? "");
  const add = async (input: object): Promise<Made> =>
    (
      await me.query<{ createAppointment: Made }>(CREATE, {
        input: { kind: "PHONE", day: "2026-11-30", timeZone: "Europe/Berlin", ...input },
      })
    ).createAppointment;
  const act = (mutation: string, type: string, input: object): Promise<unknown> =>
    me.query(`mutation ($input: ${type}!) { ${mutation}(input: $input) { id } }`, { input });
  const renew = async (language = "en"): Promise<string> => {
    const { renewCalendarFeed } = await me.query<{ renewCalendarFeed: { address: string } }>(RENEW, {
      input: { language },
    });
    return renewCalendarFeed.address;
  };
  const readAt = async (address: string): Promise<string> =>
    (await fetch(`${app.url}${new URL(address).pathname}`)).text();
  const titlesAt = async (address: string): Promise<readonly string[]> =>
    appointmentsIn(await readAt(address)).map(({ summary }) => summary ?? "");
  /** Starts a hunt with an advert. */
  const addJob = async (advert: object, name = "Quay"): Promise<string> => {
    const { id: jobHuntId } = await createJobHunt(me, { name });
    await me.query(SAVE, { input: { jobHuntId, ...advert } });
    return jobHuntId;
  };

  it.each([
    ["Europe/Berlin", "2027-03-28", "09:30"],
    ["America/New_York", "2026-11-01", "14:00"],
    ["America/St_Johns", "2027-03-14", "08:15"],
    ["Australia/Lord_Howe", "2026-10-04", "10:00"],
    ["Asia/Kathmandu", "2027-01-01", "00:00"],
  ])("begins when it begins, in its own zone: %s", async (timeZone, day, time) => {
    const { id: jobHuntId } = await createJobHunt(me);
    const { id, appointment } = await add({ jobHuntId, day, time, timeZone, minutes: 45 });

    const [event] = await appointmentsOf();

    expect(event?.uid).toBe(id);
    expect(event?.startDate.toJSDate().toISOString()).toBe(appointment.startsAt);
    expect(event?.startDate.zone?.tzid).toBe(timeZone);
    expect(event?.startDate.toString()).toBe(`${day}T${time}:00`);
    expect(event?.duration.toSeconds()).toBe(45 * 60);
  });

  it("tells the two moments of an hour that comes twice from each other", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    const twice = { jobHuntId, day: "2026-10-25", time: "02:30" };
    const made = [await add({ ...twice, repeatedHour: "FIRST" }), await add({ ...twice, repeatedHour: "SECOND" })];

    const starts = (await appointmentsOf()).map(({ startDate }) => startDate.toJSDate().toISOString());

    expect(starts).toEqual(made.map(({ appointment }) => appointment.startsAt));
    expect(starts).toEqual(["2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"]);
  });

  it("says place, link and number, and reminds of the way there", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    const url = "https://meet.example.org/a,b;c";
    await add({ jobHuntId, kind: "ON_SITE", time: "09:30", place: "Quay 7, left", url, phone: "+49 30 1234567" });

    const [event] = await appointmentsOf();
    const [alarm, ...more] = event?.component.getAllSubcomponents("valarm") ?? [];

    expect(event?.location).toBe("Quay 7, left");
    expect(event?.component.getFirstPropertyValue("url")).toBe(url);
    expect(event?.description).toBe(`On site\n${url}\n+49 30 1234567`);
    expect(alarm?.getFirstPropertyValue("trigger")?.toString()).toBe("-PT60M");
    expect(more).toEqual([]);
  });

  it("takes the whole day while its time is not known", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    await add({ jobHuntId });

    const [event] = await appointmentsOf();

    expect([event?.startDate.isDate, event?.startDate.toString()]).toEqual([true, "2026-11-30"]);
    expect(event?.component.getAllSubcomponents("valarm")).toEqual([]);
  });

  it("is called by what it is about, with the job", async () => {
    const jobHuntId = await addJob({ jobTitle: "Gardener", companyName: "Acme" });
    const rounds = [
      { round: "FIRST_CONVERSATION" },
      { round: "INTERVIEW" },
      { round: "INTERVIEW", roundNumber: 2 },
      { round: "TEST" },
      { round: "OFFER" },
      { round: "OTHER", roundName: "Walk with Acme" },
      { round: "OTHER", roundName: "A day on trial" },
    ];
    for (const [place, round] of rounds.entries()) await add({ jobHuntId, time: `09:0${place}`, ...round });

    expect(await titles()).toEqual([
      "First conversation: Gardener, Acme",
      "Interview: Gardener, Acme",
      "Interview, round 2: Gardener, Acme",
      "Test or task: Gardener, Acme",
      "Talk about the offer: Gardener, Acme",
      "Walk with Acme: Gardener, Acme",
      "A day on trial: Gardener, Acme",
    ]);
    expect(await titlesAt(await renew("de"))).toEqual([
      "Erstes Gespräch: Gardener",
      "Gespräch: Gardener",
      "Gespräch, Runde 2: Gardener",
      "Test oder Aufgabe: Gardener",
      "Gespräch über das Angebot: Gardener",
      "Termin: Gardener",
      "A day on trial: Gardener",
    ]);
  });

  it("names in its title no employer that cannot be told from its words, and has its place all the same", async () => {
    const jobHuntId = await addJob({ jobTitle: "Cook at the Quay" }, "Acme in May");
    await add({ jobHuntId, time: "09:30", round: "OTHER", roundName: "Acme at work", place: "Acme, gate 2" });

    const text = await readAt(await renew());

    expect(appointmentsIn(text).map(({ summary, location }) => [summary, location])).toEqual([
      ["Appointment", "Acme, gate 2"],
    ]);
    expect(await titles()).toEqual(["Acme at work: Cook at the Quay"]);
  });

  it("keeps its id when it moves, and its sequence grows with each change", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    const { id } = await add({ jobHuntId, time: "09:30" });
    const [before] = await appointmentsOf();

    app.clock.advance(SECOND);
    await act("updateAppointment", "UpdateAppointmentInput", { id, day: "2026-12-01", time: "11:00" });
    const [moved] = await appointmentsOf();
    app.clock.advance(SECOND);
    await act("updateAppointment", "UpdateAppointmentInput", { id, place: "Gate 2" });
    const [placed, ...more] = await appointmentsOf();

    expect([before, moved, placed].map((event) => event?.uid)).toEqual([id, id, id]);
    expect([moved, placed].map((event) => event?.sequence)).toEqual(
      [1, 2].map((changes) => Number(before?.sequence) + changes),
    );
    expect(placed?.startDate.toString()).toBe("2026-12-01T11:00:00");
    expect(more).toEqual([]);
  });

  it("stays for thirty days after it was cancelled, as cancelled, and comes back when it takes place after all", async () => {
    const { id: jobHuntId } = await createJobHunt(me, { name: "Quay" });
    const { id } = await add({ jobHuntId, time: "09:30" });
    const [before] = await appointmentsOf();

    app.clock.advance(SECOND);
    await act("cancelAppointment", "CancelAppointmentInput", { id });
    const [cancelled] = await appointmentsOf();
    app.clock.advance(30 * DAY);
    const later = await appointmentsOf();
    await act("cancelAppointment", "CancelAppointmentInput", { id, by: null });
    const [again] = await appointmentsOf();

    expect([before, cancelled, again].map((event) => [event?.uid, statusOf(event), event?.summary])).toEqual([
      [id, "CONFIRMED", "Interview: Quay"],
      [id, "CANCELLED", "Cancelled: Interview: Quay"],
      [id, "CONFIRMED", "Interview: Quay"],
    ]);
    expect(Number(cancelled?.sequence)).toBeGreaterThan(Number(before?.sequence));
    expect(later).toEqual([]);
  });

  it("is left out with what was deleted, and in a hunt that has ended, until that is undone", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    const { id } = await add({ jobHuntId, time: "09:30" });
    const before = await titles();

    const { deleteAppointment } = await me.query<{ deleteAppointment: { logEntryId: string } }>(
      `mutation ($id: ID!) { deleteAppointment(input: { id: $id }) { logEntryId } }`,
      { id },
    );
    const deleted = await titles();
    await me.query(UNDO, { id: deleteAppointment.logEntryId });
    const restored = await titles();
    await me.query(`mutation ($id: ID!) { terminateJobHunt(input: { id: $id }) { logEntryId } }`, { id: jobHuntId });
    const ended = await titles();
    await me.query(`mutation ($id: ID!) { reopenJobHunt(input: { id: $id }) { logEntryId } }`, { id: jobHuntId });

    expect(before).toHaveLength(1);
    expect([deleted, restored, ended, await titles()]).toEqual([[], before, [], before]);
  });

  it("comes after the days of its date, by its time, and is read with them by one statement", async () => {
    const jobHuntId = await addJob({ jobTitle: "Gardener" });
    await me.query(DATES, { input: { jobHuntId, deadline: "2026-11-30" } });
    await add({ jobHuntId, time: "14:00", round: "OFFER" });
    await add({ jobHuntId, time: "09:30", round: "TEST" });
    await add({ jobHuntId, round: "FIRST_CONVERSATION" });
    await add({ jobHuntId, day: "2026-11-29", time: "23:00", roundNumber: 1 });
    app.test.statements.length = 0;

    const text = await read();
    const events = eventsIn(text).filter(({ startDate }) => /2026-11-(29|30)/.test(startDate.toString()));

    expect(events.map(({ summary }) => summary?.replace(": Gardener", "")).slice(-5)).toEqual([
      "Interview, round 1",
      "Apply by today",
      "First conversation",
      "Test or task",
      "Talk about the offer",
    ]);
    expect(app.test.statements.filter((statement) => /appointment|job_hunt/.test(statement))).toHaveLength(1);
  });

  it("is shown unless that is switched off, at addresses that exist as well", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    await add({ jobHuntId, time: "09:30", place: "CANARY-9d" });
    const address = await renew();
    const shown = await titlesAt(address);

    const off = await me.query(SWITCH, { input: { includesAppointments: false } });
    const hidden = await readAt(address);
    const other = await readAt(await renew());
    const same = await me.query(SWITCH, { input: { includesAppointments: null } });
    await me.query(SWITCH, { input: { includesAppointments: true, includesDays: false, includesSteps: false } });
    const alone = eventsIn(await readAt(await renew()));
    const { logEntries } = await me.query<{ logEntries: { nodes: { entry: string }[] } }>(LOG);

    expect(shown).toEqual(["Interview"]);
    expect(off).toEqual({
      updateCalendarFeed: { includesAppointments: false, includesDays: true, includesSteps: true },
    });
    expect([hidden, other].filter((text) => /CANARY-9d|VTIMEZONE|VALARM/.test(text))).toEqual([]);
    expect(same).toEqual(off);
    expect(alone.map(({ summary }) => summary)).toEqual(["Interview"]);
    expect(logEntries.nodes.filter(({ entry }) => entry.endsWith("appointments"))).toHaveLength(1);
    expect(logEntries.nodes.filter(({ entry }) => entry.endsWith("appointments any more"))).toHaveLength(1);
    expect(await read()).toContain("CANARY-9d");
  });

  it("is in the calendar of its person alone", async () => {
    const { id: jobHuntId } = await createJobHunt(me, { name: "CANARY-4e" });
    const { id } = await add({ jobHuntId, time: "09:30", place: "CANARY-4e", roundNumber: 1 });
    const stranger = await app.signIn();
    await createJobHunt(stranger);

    const { renewCalendarFeed } = await stranger.query<{ renewCalendarFeed: { address: string } }>(RENEW, {});
    const theirs = [await read(stranger), await readAt(renewCalendarFeed.address)];

    expect(theirs.filter((text) => text.includes("CANARY-4e") || text.includes(id))).toEqual([]);
    expect(await read()).toContain("CANARY-4e");
  });
});

function appointmentsIn(text: string): ReturnType<typeof eventsIn> {
  return eventsIn(text).filter((event) => statusOf(event) !== null);
}

function statusOf(event: ReturnType<typeof eventsIn>[number] | undefined): string | null {
  const status = event?.component.getFirstPropertyValue("status");
  return status == null ? null : String(status);
}
