import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { createLogger } from "../../gateway/platform/logger.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { eventsIn } from "../support/calendar-events.js";
import type { Client } from "../support/client.js";

const HUNT = `mutation ($name: String!) { createJobHunt(input: { name: $name }) { jobHunt { id } } }`;
const SAVE = `mutation ($input: JobDetailsInput!) { saveJobDetails(input: $input) { id } }`;
const DATES = `mutation ($input: SetJobHuntDatesInput!) { setJobHuntDates(input: $input) { logEntryId } }`;
const SHOWN = "start includesEmployers includesDays includesSteps createdAt lastReadAt";
const RENEW = `mutation { renewCalendarFeed { address calendarFeed { ${SHOWN} } } }`;
const FEED = `{ calendarFeed { ${SHOWN} } }`;
const UPDATE = `mutation ($is: Boolean!) { updateCalendarFeed(input: { includesEmployers: $is }) { includesEmployers } }`;
const REVOKE = `mutation { revokeCalendarFeed { start } }`;
const METRICS = "a token for the metrics";
const SECOND = 1_000;

interface Feed {
  readonly start: string;
  readonly lastReadAt: string | null;
}

describe("the secret address of a calendar", () => {
  let app: TestApp;
  let me: Client;
  let written = "";

  beforeAll(async () => {
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        written += chunk.toString();
        done();
      },
    });
    app = await startTestApp({ logger: createLogger("trace", stream), metricsToken: METRICS });
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const renew = async (asker = me): Promise<{ address: string; calendarFeed: Feed }> =>
    (await asker.query<{ renewCalendarFeed: { address: string; calendarFeed: Feed } }>(RENEW)).renewCalendarFeed;
  const feed = async (): Promise<Feed | null> => (await me.query<{ calendarFeed: Feed | null }>(FEED)).calendarFeed;
  const secretOf = (address: string): string => address.slice(-".ics".length - 32, -".ics".length);
  /** What a calendar program does: it asks for the address, with no header of ours. */
  const read = (address: string, init: RequestInit = {}, { url } = app): Promise<Response> =>
    fetch(`${url}${new URL(address).pathname}`, init);
  const addJob = async (details: { applicationDeadline: string; [field: string]: string }, name = "A hunt") => {
    const { createJobHunt } = await me.query<{ createJobHunt: { jobHunt: { id: string } } }>(HUNT, { name });
    const jobHuntId = createJobHunt.jobHunt.id;
    await me.query(SAVE, { input: { jobHuntId, ...details } });
    await me.query(DATES, { input: { jobHuntId, deadline: details.applicationDeadline } });
  };

  it("is told once, whole, and opens the calendar without any header", async () => {
    await addJob({ jobTitle: "Gardener", companyName: "Acme", applicationDeadline: "2026-12-24" });
    const none = await feed();

    const { address, calendarFeed } = await renew();
    const response = await read(address);
    const event = eventsIn(await response.text()).find(({ summary }) => summary === "Apply by today: Gardener");

    expect(none).toBeNull();
    expect(address).toMatch(/^http:\/\/localhost:4000\/api\/calendar\/[\w-]{32}\.ics$/);
    expect(calendarFeed).toEqual({
      start: secretOf(address).slice(0, 4),
      includesEmployers: false,
      includesDays: true,
      includesSteps: true,
      createdAt: app.clock.now().toISOString(),
      lastReadAt: null,
    });
    expect(JSON.stringify(await feed())).not.toContain(secretOf(address));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'inline; filename="job-hunt-tracker.ics"',
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    expect(event?.startDate.toString()).toBe("2026-12-24");
    expect(event?.startDate.isDate).toBe(true);
  });

  it("keeps nothing of itself in the database but its hash and its first four signs", async () => {
    const { address } = await renew();

    const rows = await app.test.database.query(`select to_jsonb(f) as row from calendar_feed f where owner_id = $1`, [
      me.person.id,
    ]);

    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secretOf(address).slice(4));
  });

  it("answers HEAD and an unchanged calendar without a body, and no other method", async () => {
    const { address } = await renew();
    const first = await read(address);

    const head = await read(address, { method: "HEAD" });
    const again = await read(address, {
      headers: { "if-none-match": first.headers.get("etag") ?? "", "cache-control": "max-age=0" },
    });
    const post = await read(address, { method: "POST", body: "{}" });

    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("is dead the moment it is renewed or revoked, in the words of one that never was", async () => {
    const { address: first } = await renew();
    const { address: second } = await renew();
    const renewed = await read(first);
    const current = await read(second);

    await me.query(REVOKE);
    const revoked = await read(second);
    const never = await read(first.replace(secretOf(first), "x".repeat(32)));
    const gone = await me.failure(REVOKE);

    expect(current.status).toBe(200);
    for (const dead of [renewed, revoked, never]) {
      expect([dead.status, dead.headers.get("cache-control")]).toEqual([404, "no-store"]);
      expect(await dead.text()).toContain("There is no calendar at this address.");
    }
    expect(await feed()).toBeNull();
    expect(gone.extensions?.code).toBe("NOT_FOUND");
  });

  it("says when it was last read, to the minute, and begins anew when it is renewed", async () => {
    const { address } = await renew();
    await read(address);
    const first = app.clock.now().toISOString();
    app.clock.advance(59 * SECOND);
    await read(address);
    const soon = await feed();
    app.clock.advance(SECOND);
    await read(address);
    const later = await feed();

    await renew();

    expect(soon?.lastReadAt).toBe(first);
    expect(later?.lastReadAt).toBe(app.clock.now().toISOString());
    expect((await feed())?.lastReadAt).toBeNull();
  });

  it("opens one's own calendar, of a person who is on the list, and nothing else", async () => {
    await addJob({ jobTitle: "CANARY-2f", companyName: "Acme", applicationDeadline: "2026-12-24" });
    const { address } = await renew();
    const stranger = await app.signIn();
    const theirs = await renew(stranger);
    const asToken = await fetch(`${app.url}/api/company/getall`, {
      headers: { authorization: `Bearer ${secretOf(address)}` },
    });
    const text = await (await read(theirs.address)).text();

    app.disallow(me);
    const disallowed = await read(address);

    expect(asToken.status).toBe(401);
    expect(text).not.toContain("CANARY-2f");
    expect([disallowed.status, disallowed.headers.get("cache-control")]).toEqual([403, "no-store"]);
  });

  it("stands in no line of the operator's log and in no metric, whatever happens to a request", async () => {
    const { address } = await renew();
    const { address: dead } = await renew();
    const { address: current } = await renew();
    await Promise.all([read(address), read(dead), read(current), read(current, { method: "POST" })]);
    await read(`${current}/more`);
    await read(current.replace(".ics", "%E0%A4%A.ics"));
    await app.test.database.query(`alter table job_details rename to job_details_away`);
    const failed = await read(current);
    await app.test.database.query(`alter table job_details_away rename to job_details`);

    const metrics = await (
      await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${METRICS}` } })
    ).text();

    expect(failed.status).toBe(500);
    expect(written).toContain("calendar-address-unknown");
    expect(metrics).toContain("calendar-address-unknown");
    for (const one of [address, dead, current]) {
      expect(written).not.toContain(secretOf(one));
      expect(metrics).not.toContain(secretOf(one));
    }
  });

  it("is a calendar by the rules of RFC 5545, whatever the adverts say", async () => {
    const jobTitle = `Gärtnerin; "Brücken",\\ 🌉 \u0007`.repeat(4);
    await addJob({ jobTitle, companyName: "Two\nlines", applicationDeadline: "2026-12-24" });
    const { address } = await renew();
    await me.query(UPDATE, { is: true });

    const [text, again] = [await (await read(address)).text(), await (await read(address)).text()];
    const lines = text.split("\r\n");
    const event = eventsIn(text).find(({ summary }) => summary?.startsWith("Apply"));

    expect(lines.at(-1)).toBe("");
    expect(text.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(event?.summary).toBe(`Apply by today: ${jobTitle.replaceAll("\u0007", "")}, Two\nlines`);
    expect(event?.uid).toMatch(/^[\w-]{36}$/);
    expect(event?.component.getFirstPropertyValue("dtstamp")?.toString()).toBe(
      app.clock.now().toISOString().replace(".000", ""),
    );
    expect(again).toBe(text);
  });

  it("is not found by guessing: a network has few wrong tries, and its right addresses are read all the same", async () => {
    const narrow = await app.beside({ rateRules: { wrongCalendarAddress: [{ points: 5, seconds: 900 }] } });
    const { address } = await renew();
    const guess = (): Promise<Response> => read(address.replace(secretOf(address), "y".repeat(32)), {}, narrow);
    const guesses = await Promise.all(Array.from({ length: 5 }, guess));

    const over = await guess();
    const right = await read(address, {}, narrow);
    await narrow.close();

    expect(guesses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect([over.status, over.headers.get("cache-control")]).toEqual([429, "no-store"]);
    expect(Number(over.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(right.status).toBe(200);
  });

  it("is read at a rate that one calendar needs, whatever others read", async () => {
    const narrow = await app.beside({ rateRules: { calendar: [{ points: 5, seconds: 60 }] } });
    const { address } = await renew();
    const stranger = await renew(await app.signIn());

    const answers = await Promise.all(Array.from({ length: 6 }, () => read(address, {}, narrow)));
    const theirs = await read(stranger.address, {}, narrow);
    await narrow.close();

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
    expect(theirs.status).toBe(200);
  });
});
