import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fromJobData } from "../../gateway/jobdetails/job-data.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-embedded-database.js";

const FIELDS = `title data jobTitle jobResponsibilities referenceNumber recruitmentAgency advertText location salary`;
const SAVE = `mutation ($input: JobDetailsInput!) { saveJobDetails(input: $input) { jobDetails { ${FIELDS} } } }`;
const SAVE_DATA = `mutation ($input: SaveJobDataInput!) { saveJobData(input: $input) { jobDetails { ${FIELDS} } } }`;
const FIND = `query ($id: ID!) { jobDetails(jobHuntId: $id) { ${FIELDS} } }`;

interface Saved {
  readonly title: string | null;
  readonly data: string;
}

interface Change {
  readonly jobDetails: Saved;
}

describe("job details as JSON text", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const save = async (input: object): Promise<Saved> =>
    (await me.query<{ saveJobDetails: Change }>(SAVE, { input })).saveJobDetails.jobDetails;
  const saveData = async (input: object): Promise<Saved> =>
    (await me.query<{ saveJobData: Change }>(SAVE_DATA, { input })).saveJobData.jobDetails;
  const find = async (id: string): Promise<Saved | null> =>
    (await me.query<{ jobDetails: Saved | null }>(FIND, { id })).jobDetails;

  it.each([
    ["blanks and order", ` { "b" : 1,\n\t"a":"x" } `],
    ["the same key twice", `{"jobTitle":"a","jobTitle":"b"}`],
    ["escapes and other scripts", `{"jobTitle":"\\u00e9 \\/ é 日本 😀"}`],
    ["numbers as they were written", `{"n":1.0e3,"big":12345678901234567890}`],
    ["nothing", `{}`],
    ["a prototype", `{"__proto__":{"polluted":true},"constructor":1}`],
  ])("are kept byte for byte: %s", async (_what, data) => {
    const { id: jobHuntId } = await createJobHunt(me);

    await saveData({ jobHuntId, data });

    expect((await find(jobHuntId))?.data).toBe(data);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  it.each([["no JSON"], ["[]"], [`"text"`], ["null"], ["1"], [""], ["{"], ["{} {}"]])(
    "are refused when they are no object: %s",
    async (data) => {
      const { id: jobHuntId } = await createJobHunt(me);

      const failure = await me.failure(SAVE_DATA, { input: { jobHuntId, data } });

      expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "data", rule: "json" }] });
      expect(await find(jobHuntId)).toBeNull();
    },
  );

  it("are replaced by the next text, with the title only where one is given", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    await saveData({ jobHuntId, title: "A title", data: `{"jobTitle":"Gardener","salary":"Much"}` });

    const kept = await saveData({ jobHuntId, data: `{"jobTitle":"Baker"}` });
    const cleared = await saveData({ jobHuntId, title: null, data: `{"jobTitle":"Baker"}` });

    expect(kept).toMatchObject({ title: "A title", data: `{"jobTitle":"Baker"}` });
    expect(cleared.title).toBeNull();
    expect(await find(jobHuntId)).toMatchObject({ salary: null });
  });

  it("keep what only they know when a field is saved later, and stay as they are when none differs", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    const data = ` {"jobTitle":"Gardener","own":{"__proto__":{"a":[1]}},"salary":30000}`;
    await saveData({ jobHuntId, data });

    const same = await save({ jobHuntId, jobTitle: "Gardener", salary: "30000", location: "" });
    const other = await save({ jobHuntId, location: "Lyon" });

    expect(same.data).toBe(data);
    expect(JSON.parse(other.data)).toMatchObject({ own: { ["__proto__"]: { a: [1] } }, salary: 30_000 });
    expect(other).toMatchObject({ jobTitle: "Gardener", location: "Lyon", salary: "30000" });
  });

  it("cannot grow beyond 400,000 characters by a field", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    await saveData({ jobHuntId, data: JSON.stringify({ own: "x".repeat(399_900) }) });

    const failure = await me.failure(SAVE, { input: { jobHuntId, location: "x".repeat(400) } });

    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "data", rule: "maxLength" }] });
  });

  it("take 400,000 characters and refuse one more", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    const ofLength = (length: number): string => `{"a":"${"x".repeat(length - 8)}"}`;

    expect((await saveData({ jobHuntId, data: ofLength(400_000) })).data).toHaveLength(400_000);
    expect((await me.failure(SAVE_DATA, { input: { jobHuntId, data: ofLength(400_001) } })).extensions?.code).toBe(
      "VALIDATION",
    );
  });

  it("are read by the spec's names, misspellings included", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    const data = {
      jobTitle: "Gardener",
      jobResponsbilities: "Mow",
      reference_numbers_or_ids: ["A1", "B2"],
      recruitementAgency: "Green",
      textDump: "Advert",
      salary: 30_000,
    };

    await saveData({ jobHuntId, data: JSON.stringify(data) });

    expect(await find(jobHuntId)).toMatchObject({
      jobTitle: "Gardener",
      jobResponsibilities: "Mow",
      referenceNumber: "A1\nB2",
      recruitmentAgency: "Green",
      advertText: "Advert",
      salary: "30000",
    });
  });

  it("are read as empty where they cannot be understood, old garbage included", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    await saveData({ jobHuntId, data: `{"jobTitle":{"a":1},"salary":[[]],"location":true}` });
    const odd = await find(jobHuntId);
    await app.test.database.query(`update job_details set data = 'garbage' where job_hunt_id = $1`, [jobHuntId]);

    const garbage = await find(jobHuntId);

    expect(odd).toMatchObject({ jobTitle: null, salary: null, location: null });
    expect(garbage).toMatchObject({ jobTitle: null, data: "garbage" });
  });

  it("are told to the log where they cannot be understood, in the words of the specification", () => {
    const lines: string[] = [];
    const logger = createLogger("warn", { write: (line) => void lines.push(line) });

    const { jobTitle } = fromJobData("garbage", logger, "01a1");

    expect(jobTitle).toBeNull();
    expect(lines).toEqual([expect.stringContaining("Failed to parse job data JSON")]);
  });
});
