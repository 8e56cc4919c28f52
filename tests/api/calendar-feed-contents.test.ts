import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import { eventsIn } from "../support/calendar-events.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";

const SAVE = `mutation ($input: JobDetailsInput!) { saveJobDetails(input: $input) { id } }`;
const DATES = `mutation ($input: SetJobHuntDatesInput!) { setJobHuntDates(input: $input) { logEntryId } }`;
const RENEW = `mutation { renewCalendarFeed { address } }`;
const UPDATE = `mutation ($is: Boolean!) { updateCalendarFeed(input: { includesEmployers: $is }) { includesEmployers } }`;
const SWITCH = `mutation ($input: UpdateCalendarFeedInput!) {
  updateCalendarFeed(input: $input) { includesEmployers includesDays includesSteps } }`;
const REVOKE = `mutation { revokeCalendarFeed { start } }`;
const LOG = `{ logEntries { nodes { entry isUndoable } } }`;

describe("what a calendar has at its secret address", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const renew = async (): Promise<string> =>
    (await me.query<{ renewCalendarFeed: { address: string } }>(RENEW)).renewCalendarFeed.address;
  const addJob = async (
    { applicationDeadline: deadline, ...advert }: { applicationDeadline: string; [field: string]: string },
    name = "A hunt",
  ): Promise<void> => {
    const { id: jobHuntId } = await createJobHunt(me, { name });
    await me.query(SAVE, { input: { jobHuntId, applicationDeadline: deadline, ...advert } });
    await me.query(DATES, { input: { jobHuntId, deadline } });
  };
  const namesAt = async (address: string): Promise<readonly string[]> => {
    const response = await fetch(`${app.url}${new URL(address).pathname}`);
    return eventsIn(await response.text()).map(({ summary }) => summary ?? "");
  };
  /** The titles of the days until when to apply. */
  const titlesAt = async (address: string): Promise<readonly string[]> =>
    (await namesAt(address)).filter((title) => title.startsWith("Apply"));

  it("names no employer unless that is switched on, and keeps the choice when it is renewed", async () => {
    await addJob({ jobTitle: "Gardener", companyName: "Acme Ltd", applicationDeadline: "2026-12-01" });
    await addJob({ jobTitle: "Gardener at ACME", companyName: "Acme Ltd", applicationDeadline: "2026-12-02" });
    await addJob({ jobTitle: "Lead, Acme", recruitmentAgency: "Acme", applicationDeadline: "2026-12-03" });
    await addJob({ jobTitle: "Cook at the Quay", applicationDeadline: "2026-12-04" });
    await addJob({ companyName: "Acme", applicationDeadline: "2026-12-05" }, "Acme in May");
    const address = await renew();
    const hidden = await titlesAt(address);

    await me.query(UPDATE, { is: true });
    const shown = await titlesAt(address);
    const other = await renew();

    expect(hidden).toEqual([
      "Apply by today: Gardener",
      "Apply by today",
      "Apply by today",
      "Apply by today",
      "Apply by today",
    ]);
    expect(shown).toEqual([
      "Apply by today: Gardener, Acme Ltd",
      "Apply by today: Gardener at ACME, Acme Ltd",
      "Apply by today: Lead, Acme",
      "Apply by today: Cook at the Quay",
      "Apply by today: Acme in May, Acme",
    ]);
    expect(await titlesAt(other)).toEqual(shown);
  });

  it("has days and steps as it is switched, and keeps the choice when it is renewed", async () => {
    await addJob({ jobTitle: "Gardener", companyName: "Acme", applicationDeadline: "2026-12-24" });
    const address = await renew();
    const both = await namesAt(address);

    const first = await me.query(SWITCH, { input: { includesDays: false } });
    const steps = await namesAt(address);
    await me.query(SWITCH, { input: { includesDays: true, includesSteps: false, includesEmployers: null } });
    const days = await namesAt(address);
    const second = await me.query(SWITCH, { input: {} });
    await me.query(SWITCH, { input: { includesDays: false } });
    const other = await renew();

    expect(first).toEqual({
      updateCalendarFeed: { includesEmployers: false, includesDays: false, includesSteps: true },
    });
    expect(both).toEqual(["Ideal job profile: Gardener", "Apply by today: Gardener"]);
    expect(steps).toEqual(both.slice(0, 1));
    expect(days).toEqual(both.slice(1));
    expect(second).toEqual({
      updateCalendarFeed: { includesEmployers: false, includesDays: true, includesSteps: false },
    });
    expect(await namesAt(other)).toEqual([]);
  });

  it("cannot be switched where there is no address", async () => {
    expect((await me.failure(SWITCH, { input: { includesSteps: true } })).extensions?.code).toBe("NOT_FOUND");
    expect((await app.anonymous.failure(SWITCH, { input: {} })).extensions?.code).toBe("UNAUTHENTICATED");
  });

  it("leaves a line in the log when it is made, renewed, revoked, and for each switch", async () => {
    await renew();
    await renew();
    await me.query(UPDATE, { is: true });
    await me.query(UPDATE, { is: true });
    await me.query(UPDATE, { is: false });
    await me.query(SWITCH, { input: { includesDays: false, includesSteps: false } });
    await me.query(SWITCH, { input: { includesDays: true } });
    await me.query(SWITCH, { input: { includesSteps: true, includesEmployers: false } });
    await me.query(REVOKE);

    const { logEntries } = await me.query<{ logEntries: { nodes: object[] } }>(LOG);

    expect(logEntries.nodes).toEqual(
      [
        "Revoked the calendar address",
        "The calendar has the steps that are due",
        "The calendar has the days that others set",
        "The calendar does not have the steps that are due any more",
        "The calendar does not have the days that others set any more",
        "The calendar names no employers any more",
        "The calendar names employers",
        "Renewed the calendar address",
        "Made a calendar address",
      ].map((entry) => ({ entry, isUndoable: false })),
    );
  });
});
