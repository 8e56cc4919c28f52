import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { STEP_NAMES } from "../../gateway/jobhunt/step-names.generated.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { eventsIn } from "../support/calendar-events.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-embedded-database.js";

const SHOWN = "includesEmployers includesDays includesSteps language";
const RENEW = `mutation ($input: RenewCalendarFeedInput) {
  renewCalendarFeed(input: $input) { address calendarFeed { ${SHOWN} } } }`;
const BARE = `mutation { renewCalendarFeed { address calendarFeed { ${SHOWN} } } }`;
const UPDATE = `mutation ($input: UpdateCalendarFeedInput!) { updateCalendarFeed(input: $input) { ${SHOWN} } }`;
const FEED = `{ calendarFeed { ${SHOWN} } }`;
const SAVE = `mutation ($input: JobDetailsInput!) { saveJobDetails(input: $input) { id } }`;
const DATES = `mutation ($input: SetJobHuntDatesInput!) { setJobHuntDates(input: $input) { logEntryId } }`;
const LOG = `{ logEntries { nodes { entry } } }`;
const AT_FIRST = { includesEmployers: false, includesDays: true, includesSteps: true, language: "en" };

interface Feed {
  readonly language: string;
}
interface Renewed {
  readonly renewCalendarFeed: { readonly address: string; readonly calendarFeed: Feed };
}

describe("the language of a calendar at its secret address", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const renew = async (input?: object | null, asker = me): Promise<Renewed["renewCalendarFeed"]> =>
    (await asker.query<Renewed>(RENEW, { input })).renewCalendarFeed;
  const update = async (input: object): Promise<Feed> =>
    (await me.query<{ updateCalendarFeed: Feed }>(UPDATE, { input })).updateCalendarFeed;
  const feed = async (asker = me): Promise<Feed> => (await asker.query<{ calendarFeed: Feed }>(FEED)).calendarFeed;
  const titlesAt = async (address: string): Promise<readonly string[]> => {
    const response = await fetch(`${app.url}${new URL(address).pathname}`);
    return eventsIn(await response.text()).map(({ summary }) => summary ?? "");
  };
  const addJob = async (advert: object): Promise<void> => {
    const { id: jobHuntId } = await createJobHunt(me, { name: "A hunt", phase: "APPLYING" });
    await me.query(SAVE, { input: { jobHuntId, ...advert } });
    await me.query(DATES, { input: { jobHuntId, deadline: "2026-12-24" } });
  };

  it("is English unless it is given, and is that of every title", async () => {
    await addJob({ jobTitle: "Gardener", companyName: "Acme" });

    const { calendarFeed: bare } = (await me.query<Renewed>(BARE)).renewCalendarFeed;
    const { address: english } = await renew();
    const inEnglish = await titlesAt(english);
    const { address, calendarFeed } = await renew({ language: "de" });

    expect(bare).toEqual(AT_FIRST);
    expect(inEnglish).toEqual(["Build application bundle: Gardener", "Apply by today: Gardener"]);
    expect(calendarFeed).toEqual({ ...AT_FIRST, language: "de" });
    expect(await titlesAt(address)).toEqual([
      `${STEP_NAMES.de.BUILD_APPLICATION_BUNDLE}: Gardener`,
      "Heute ist Bewerbungsschluss: Gardener",
    ]);
  });

  it("is given with the first address, and stays when that is renewed without one", async () => {
    const { calendarFeed: first } = await renew({ language: "fr" });

    const renewed = [await renew(), await renew(null), await renew({}), await renew({ language: null })];

    expect(first.language).toBe("fr");
    expect(renewed.map(({ calendarFeed }) => calendarFeed.language)).toEqual(["fr", "fr", "fr", "fr"]);
  });

  it("is changed alone, at the address that programs have, and what is absent stays", async () => {
    await addJob({ jobTitle: "Cook (C++)", companyName: "Acme Inc." });
    const { address } = await renew({ language: "es" });
    const stranger = await app.signIn();
    await renew({ language: "es" }, stranger);
    await update({ includesSteps: false, includesEmployers: true });

    const arabic = await update({ language: "ar" });
    const titles = await titlesAt(address);
    const switched = await update({ includesEmployers: false, language: null });

    expect(arabic).toEqual({ includesEmployers: true, includesDays: true, includesSteps: false, language: "ar" });
    expect(titles).toEqual(["آخر يوم للتقديم: \u2068Cook (C++)\u2069، \u2068Acme Inc.\u2069"]);
    expect(switched).toEqual({ ...arabic, includesEmployers: false });
    expect(await feed(stranger)).toEqual({ ...AT_FIRST, language: "es" });
  });

  it.each(["xx", "de-AT", "DE", ""])("is refused when it is %j, with those that are offered", async (language) => {
    await renew({ language: "de" });

    const refused = [
      await me.failure(UPDATE, { input: { language } }),
      await me.failure(RENEW, { input: { language } }),
    ];

    for (const { message, extensions } of refused) {
      expect(message).toBe("language: one of en, ar, de, es, fr.");
      expect(extensions?.code).toBe("VALIDATION");
      expect(extensions?.["fields"]).toEqual([{ field: "language", rule: "language", message }]);
    }
    expect((await feed()).language).toBe("de");
  });

  it("is logged in its own words whenever it changes, and only then", async () => {
    await renew({ language: "de" });
    await update({ language: "de" });
    await update({ language: "es" });
    await renew({ language: "ar" });

    const { logEntries } = await me.query<{ logEntries: { nodes: readonly { entry: string }[] } }>(LOG);

    expect(logEntries.nodes.map(({ entry }) => entry).sort()).toEqual([
      "Changed the language of the calendar to español",
      "Changed the language of the calendar to العربية",
      "Made a calendar address",
      "Renewed the calendar address",
    ]);
  });

  it("is English at an address whose language is offered no more, and without an address", async () => {
    await addJob({ jobTitle: "Gardener", companyName: "Acme" });
    const { address } = await renew({ language: "de" });
    const file = await (await me.send("/api/calendar.ics")).text();

    await app.test.database.query(`update calendar_feed set language = 'xx' where owner_id = $1`, [me.person.id]);

    expect(await titlesAt(address)).toContain("Apply by today: Gardener");
    expect(eventsIn(file).map(({ summary }) => summary)).toContain("Apply by today: Gardener, Acme");
  });
});
