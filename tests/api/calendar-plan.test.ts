import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { startTestApp, type TestApp } from "../support/app.js";
import { eventsIn } from "../support/calendar-events.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-embedded-database.js";

const PATH = "/api/calendar.ics";
const SAVE = `mutation ($input: JobDetailsInput!) { saveJobDetails(input: $input) { id } }`;
const RENEW = `mutation { renewCalendarFeed { address } }`;
/** The mutations of a hunt that are sent, by their names, with the types of their inputs. */
const INPUTS = {
  setJobHuntDates: "SetJobHuntDatesInput",
  snoozeStep: "SnoozeStepInput",
  completeStep: "StepInput",
  renameJobHunt: "RenameJobHuntInput",
  terminateJobHunt: "TerminateJobHuntInput",
  reopenJobHunt: "JobHuntIdInput",
} as const;
const SECOND = 1_000;

/** An event as a calendar program reads it. */
interface Seen {
  readonly uid: string;
  readonly title: string;
  readonly on: string;
  readonly sequence: number;
  readonly stamp: string;
}

describe("a hunt in the calendar", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const linesOf = async (asker = me): Promise<readonly string[]> => lines(seenIn(await read(asker)));
  const read = async (asker = me): Promise<string> => (await asker.send(PATH)).text();
  const eventOf = async (uid: string): Promise<Seen> => {
    const [event, ...more] = seenIn(await read()).filter((seen) => seen.uid === uid);
    if (event === undefined || more.length > 0) throw new Error(`The calendar has not one event ${uid}.`);
    return event;
  };
  const act = (mutation: keyof typeof INPUTS, input: object): Promise<unknown> =>
    me.query(`mutation ($input: ${INPUTS[mutation]}!) { ${mutation}(input: $input) { logEntryId } }`, { input });
  const saveAdvert = async (jobHuntId: string, advert: object): Promise<string> =>
    (await me.query<{ saveJobDetails: { id: string } }>(SAVE, { input: { jobHuntId, ...advert } })).saveJobDetails.id;
  /** The titles at a new address, which names no employers. */
  const neutralTitles = async (): Promise<readonly string[]> => {
    const { renewCalendarFeed } = await me.query<{ renewCalendarFeed: { address: string } }>(RENEW);
    const { pathname } = new URL(renewCalendarFeed.address);
    return seenIn(await (await fetch(`${app.url}${pathname}`)).text()).map(({ title }) => title);
  };
  /** Writes a row about a hunt, and renames the hunt, so that its plan follows. */
  const plant = async (jobHuntId: string, table: string, values: Readonly<Record<string, string>>): Promise<void> => {
    const row = { owner_id: me.person.id, id: uuidv7(), job_hunt_id: jobHuntId, ...values };
    const places = Object.keys(row).map((_column, place) => `$${place + 1}`);
    await app.test.database.query(
      `insert into ${table} (${Object.keys(row).join(", ")}) values (${places.join(", ")})`,
      Object.values(row),
    );
    await act("renameJobHunt", { id: jobHuntId, name: `Quay ${row.id.slice(-4)}` });
  };

  it("has each due step on its day, and the days that others set", async () => {
    const { id } = await createJobHunt(me, { name: "Quay", phase: "ACCEPTING" });
    await act("setJobHuntDates", {
      jobHuntId: id,
      answerBy: "2026-12-04",
      contractArrivedOn: "2026-11-20",
      signBy: "2026-12-08",
    });

    expect(await linesOf()).toEqual([
      "2026-11-23 Received offer: Quay",
      "2026-11-23 Contract validity: Quay",
      "2026-11-25 Sign and return offer: Quay",
      "2026-12-02 Offer legitimacy: Quay",
      "2026-12-02 Accept offer: Quay",
      "2026-12-03 Offer acceptance: Quay",
      "2026-12-04 Answer the offer by today: Quay",
      "2026-12-08 Sign the contract by today: Quay",
    ]);
  });

  it("has what was promised, and the day to ask after an interview", async () => {
    const { id } = await createJobHunt(me, { phase: "INTERVIEWING" });
    const sign = { happened_on: "2026-11-20", recorded_on: "2026-11-20", kind: "MESSAGE" };
    await act("completeStep", { jobHuntId: id, step: "DAY_OF_THE_INTERVIEW" });
    await plant(id, "sign", { ...sign, sender: "ME", promised_on: "2026-11-25" });
    const before = (await linesOf()).map((line) => line.replace(/: Quay.*/, ""));
    await plant(id, "sign", { ...sign, sender: "THEM", promised_on: "2026-11-26" });

    expect(before).toEqual([
      "2026-11-23 Accepting interview",
      "2026-11-25 You promised news by today",
      "2026-12-01 Ask for news after the interview",
    ]);
    expect((await linesOf()).map((line) => line.replace(/: Quay.*/, ""))).toEqual([
      "2026-11-23 Accepting interview",
      "2026-11-25 You promised news by today",
      "2026-11-26 They promised news by today",
      "2026-11-30 Ask for news after the interview",
    ]);
  });

  it("keeps the id of an event whose day changes, and its sequence grows", async () => {
    const { id } = await createJobHunt(me, { phase: "APPLYING" });
    const step = `${id}-8`;
    await act("setJobHuntDates", { jobHuntId: id, deadline: "2026-12-24" });
    const before = [await eventOf(step), await eventOf(`${id}-APPLY`)];

    app.clock.advance(SECOND);
    await act("renameJobHunt", { id, name: "Quay" });
    const renamed = [await eventOf(step), await eventOf(`${id}-APPLY`)];
    await act("snoozeStep", { jobHuntId: id, step: "BUILD_APPLICATION_BUNDLE", until: "2026-12-05" });
    await act("setJobHuntDates", { jobHuntId: id, deadline: "2026-12-28" });
    const after = [await eventOf(step), await eventOf(`${id}-APPLY`)];

    expect(before.map(({ on }) => on)).toEqual(["2026-11-24", "2026-12-24"]);
    expect(renamed).toEqual(before.map((event) => ({ ...event, title: event.title.replace(/: .*/, ": Quay") })));
    expect(after.map(({ on }) => on)).toEqual(["2026-12-05", "2026-12-28"]);
    expect(after.map(({ sequence }) => sequence)).toEqual(before.map(({ sequence }) => sequence + 1));
    expect(after.map(({ stamp }) => stamp)).toEqual(Array(2).fill(app.clock.now().toISOString().replace(".000", "")));
  });

  it("keeps the id that the day to apply had, which is that of the advert", async () => {
    const { id } = await createJobHunt(me);
    const details = await saveAdvert(id, { jobTitle: "Gardener" });

    await act("setJobHuntDates", { jobHuntId: id, deadline: "2026-12-24" });

    expect(await eventOf(details)).toMatchObject({ title: "Apply by today: Gardener", on: "2026-12-24" });
  });

  it("has a step no more that is done, and no day to apply once the application is sent", async () => {
    const { id } = await createJobHunt(me, { name: "Quay", phase: "APPLYING" });
    await act("setJobHuntDates", { jobHuntId: id, deadline: "2026-11-27" });
    const before = await linesOf();

    await act("completeStep", { jobHuntId: id, step: "BUILD_APPLICATION_BUNDLE" });
    const built = await linesOf();
    await act("completeStep", { jobHuntId: id, step: "SEND_APPLICATION_BUNDLE" });

    expect(before).toEqual(["2026-11-24 Build application bundle: Quay", "2026-11-27 Apply by today: Quay"]);
    expect(built).toEqual(["2026-11-23 Pre-application communications: Quay", "2026-11-27 Apply by today: Quay"]);
    expect((await linesOf()).filter((line) => line.includes("Apply by"))).toEqual([]);
  });

  it("has a last day to apply that is past, and no step that would be due after it", async () => {
    const { id } = await createJobHunt(me, { name: "Quay", phase: "APPLYING" });

    await act("setJobHuntDates", { jobHuntId: id, deadline: "2026-11-20" });

    expect((await linesOf()).map((line) => line.replace(/^\S+ /, ""))).toEqual(["Apply by today: Quay"]);
  });

  it("keeps the days of others while it is paused, and its steps on the days to which they moved", async () => {
    const { id } = await createJobHunt(me, { phase: "APPLYING" });
    await act("setJobHuntDates", { jobHuntId: id, deadline: "2026-12-24" });

    await plant(id, "pause", { from_on: "2026-11-22", until_on: "2026-12-01" });

    expect((await linesOf()).map((line) => line.replace(/: Quay.*/, ""))).toEqual([
      "2026-12-03 Build application bundle",
      "2026-12-24 Apply by today",
    ]);
  });

  it("has no event while it has ended, and those of before when it is reopened", async () => {
    const { id } = await createJobHunt(me);
    await act("setJobHuntDates", { jobHuntId: id, deadline: "2026-12-24" });
    const before = await linesOf();

    await act("terminateJobHunt", { id });
    const ended = await linesOf();
    await act("reopenJobHunt", { id });

    expect(before).toHaveLength(2);
    expect(ended).toEqual([]);
    expect(await linesOf()).toEqual(before);
  });

  it("names neither employer, agency nor linked company in any title of an address that names none", async () => {
    const adverts = [
      { jobTitle: "Gardener", companyName: "Acme" },
      { jobTitle: "Acme gardener", companyName: "Acme" },
      { jobTitle: "Cook", recruitmentAgency: "Bridge Staff" },
      { jobTitle: "Cook for Bridge", recruitmentAgency: "Bridge Staff" },
      { jobTitle: "Cook at the Harbour", recruitmentAgency: "Bridge Staff" },
      { jobTitle: "Baker" },
    ];
    const hunts: string[] = [];
    for (const advert of adverts) {
      const { id } = await createJobHunt(me, { name: "Acme, Bridge, Harbour", phase: "ACCEPTING" });
      await saveAdvert(id, advert);
      await act("setJobHuntDates", { jobHuntId: id, answerBy: `2026-12-0${hunts.push(id)}` });
    }
    const { createCompany } = await me.query<{ createCompany: { company: { id: string } } }>(
      `mutation { createCompany(input: { name: "Harbour Ltd" }) { company { id } } }`,
    );
    await plant(hunts[4] ?? "", "link", { company_id: createCompany.company.id });

    const titles = await neutralTitles();

    expect(titles.filter((title) => title.startsWith("Answer"))).toEqual([
      "Answer the offer by today: Gardener",
      "Answer the offer by today",
      "Answer the offer by today: Cook",
      "Answer the offer by today",
      "Answer the offer by today",
      "Answer the offer by today",
    ]);
    expect(titles.filter((title) => title.startsWith("Received offer")).sort()).toEqual([
      ...Array<string>(4).fill("Received offer"),
      "Received offer: Cook",
      "Received offer: Gardener",
    ]);
    expect(titles.filter((title) => /acme|bridge|harbour/i.test(title))).toEqual([]);
  });

  it.each([
    ["is no record", "Acme {"],
    ["is a list", `["jobTitle"]`],
    ["cannot be stored as one", String.raw`{"jobTitle":"\u0000"}`],
    ["is too long to be opened", JSON.stringify({ jobTitle: "Gardener", textDump: "x".repeat(100_000) })],
  ])("stands under its own name when its advert %s", async (_what, data) => {
    const { id } = await createJobHunt(me, { name: "Quay", phase: "APPLYING" });
    const details = await saveAdvert(id, { jobTitle: "Gardener" });
    await app.test.database.query(`update job_details set data = $1 where id = $2`, [data, details]);

    expect(await linesOf()).toEqual(["2026-11-24 Build application bundle: Quay"]);
    expect(await neutralTitles()).toEqual(["Build application bundle"]);
  });

  it("is in the calendar of its person alone", async () => {
    const { id } = await createJobHunt(me, { name: "CANARY-7c" });
    await act("setJobHuntDates", { jobHuntId: id, deadline: "2026-12-24" });
    const stranger = await app.signIn();
    await createJobHunt(stranger, { name: "Theirs" });

    const theirs = await read(stranger);

    expect(lines(seenIn(theirs))).toEqual(["2026-11-23 Ideal job profile: Theirs"]);
    expect(theirs).not.toContain(id);
    expect(await read()).toContain("CANARY-7c");
  });

  it("is read with all others by one statement", async () => {
    for (const name of ["One", "Two", "Three"]) {
      const { id } = await createJobHunt(me, { name });
      await saveAdvert(id, { jobTitle: name });
      await act("setJobHuntDates", { jobHuntId: id, deadline: "2026-12-24" });
    }
    app.test.statements.length = 0;

    const text = await read();

    expect(seenIn(text)).toHaveLength(6);
    expect(app.test.statements.filter((statement) => /job_hunt|job_details|_due/.test(statement))).toHaveLength(1);
  });
});

function seenIn(text: string): readonly Seen[] {
  return eventsIn(text).map(({ uid, summary, startDate, sequence, component }) => {
    const stamp = String(component.getFirstPropertyValue("dtstamp"));
    return { uid, title: summary ?? "", on: startDate.toString(), sequence, stamp };
  });
}

function lines(events: readonly Seen[]): readonly string[] {
  return events.map(({ on, title }) => `${on} ${title}`);
}
