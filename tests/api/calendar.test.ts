import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import { Client } from "../support/client.js";

const PATH = "/api/calendar.ics";
const HUNT = `mutation ($name: String!) { createJobHunt(input: { name: $name }) { jobHunt { id } } }`;
const SAVE = `mutation ($input: JobDetailsInput!) { saveJobDetails(input: $input) { id } }`;
const DATES = `mutation ($input: SetJobHuntDatesInput!) { setJobHuntDates(input: $input) { logEntryId } }`;
const TOKEN = `mutation ($scopes: [AccessScope!]!) { createAccessToken(input: { name: "Calendar", scopes: $scopes }) { secret } }`;

describe("the calendar", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  /** Starts a hunt with an advert and its last day to apply; answers the id of the hunt. */
  const addJob = async (advert: object, deadline?: string): Promise<string> => {
    const { createJobHunt } = await me.query<{ createJobHunt: { jobHunt: { id: string } } }>(HUNT, { name: "A hunt" });
    const jobHuntId = createJobHunt.jobHunt.id;
    await me.query(SAVE, { input: { jobHuntId, applicationDeadline: deadline, ...advert } });
    if (deadline !== undefined) await me.query(DATES, { input: { jobHuntId, deadline } });
    return jobHuntId;
  };
  const programWith = async (...scopes: readonly string[]): Promise<Client> => {
    const { createAccessToken } = await me.query<{ createAccessToken: { secret: string } }>(TOKEN, { scopes });
    return new Client(app.url, createAccessToken.secret, me.person);
  };
  const read = async (asker = me): Promise<string> => (await asker.send(PATH)).text();

  it("has each day until when to apply, in their order, for a program that may see nothing else", async () => {
    await addJob({ jobTitle: "Gardener", companyName: "Acme; Sons, Ltd" }, "2026-12-24");
    await addJob({}, "2026-12-01");
    const program = await programWith("CALENDAR");

    const response = await program.send(PATH);
    const text = await response.text();
    const lines = text.split("\r\n");
    const events = text.split("BEGIN:VEVENT").filter((event) => event.includes("Apply by today"));

    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(events.map((event) => event.split("\r\n").filter((line) => /^(DT|SUMMARY|TRANSP)/.test(line)))).toEqual([
      [
        "DTSTAMP:20261121T090000Z",
        "DTSTART;VALUE=DATE:20261201",
        "SUMMARY:Apply by today: A hunt",
        "TRANSP:TRANSPARENT",
      ],
      [
        "DTSTAMP:20261121T090000Z",
        "DTSTART;VALUE=DATE:20261224",
        "SUMMARY:Apply by today: Gardener\\, Acme\\; Sons\\, Ltd",
        "TRANSP:TRANSPARENT",
      ],
    ]);
    expect([lines[0], ...lines.slice(-2)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR", ""]);
    expect((await program.rest("GET", "/company/getall")).status).toBe(403);
  });

  it("leaves out what is no day, what lies in the trash, and hunts that were given up", async () => {
    const unread = [
      await addJob({ applicationDeadline: "as soon as possible" }),
      await addJob({ applicationDeadline: "2026-02-30" }),
    ];
    const deleted = await addJob({}, "2026-12-01");
    const terminated = await addJob({}, "2026-12-01");
    await me.query(`mutation ($id: ID!) { deleteJobHunt(input: { id: $id }) { id } }`, { id: deleted });
    await me.query(`mutation ($id: ID!) { terminateJobHunt(input: { id: $id }) { logEntryId } }`, { id: terminated });

    const text = await read();

    expect(text).not.toContain("Apply by today");
    expect(unread.filter((id) => !text.includes(id))).toEqual([]);
    expect([deleted, terminated].filter((id) => text.includes(id))).toEqual([]);
  });

  it("folds what is long at 75 bytes, and breaks no character", async () => {
    const jobTitle = "Gärtnerin für Brücken 🌉 ".repeat(6).trim();
    await addJob({ jobTitle }, "2026-12-24");

    const text = await read();

    expect(Math.max(...text.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:Apply by today: ${jobTitle}\r\n`);
  });

  it("is one's own, takes a token that may read it, and is only read", async () => {
    await addJob({ jobTitle: "CANARY-2f" }, "2026-12-24");
    const stranger = await app.signIn();

    expect(await read(stranger)).not.toContain("CANARY-2f");
    expect((await app.anonymous.send(PATH)).status).toBe(401);
    expect((await (await programWith("WRITE", "CAPTURE")).send(PATH)).status).toBe(403);
    expect((await (await programWith("READ")).send(PATH)).status).toBe(200);
    expect((await me.send(PATH, { method: "POST", body: "{}" })).status).toBe(405);
  });
});
