import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-both-databases.js";

const SAVE = `mutation ($input: JobDetailsInput!) { saveJobDetails(input: $input) { jobDetails { id sourceUrl data } } }`;
const FIND = `query ($input: EarlierCapturesInput!) { earlierCaptures(input: $input) { kind isLikelySame jobHunt { id } } }`;
const UUID = "1f0c2d3e-4a5b-4c6d-8e7f-90a1b2c3d4e5";
const NORTHWIND = "https://boards.greenhouse.io/northwind/jobs/4123456";

interface Found {
  readonly kind: string;
  readonly isLikelySame: boolean;
  readonly jobHunt: { readonly id: string };
}

describe("the address of a posting", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    me = await app.signIn();
  });

  const capture = async (sourceUrl: string, input: object = {}): Promise<string> => {
    const { id: jobHuntId } = await createJobHunt(me);
    await me.query(SAVE, { input: { jobHuntId, sourceUrl, ...input } });
    return jobHuntId;
  };
  const find = async (input: object): Promise<readonly Found[]> =>
    (await me.query<{ earlierCaptures: Found[] }>(FIND, { input })).earlierCaptures;

  it.each([
    [NORTHWIND, "https://www.northwind.example/careers?gh_jid=4123456"],
    ["https://www.northwind.example/careers?gh_jid=4123456", NORTHWIND],
    [NORTHWIND, "https://boards.greenhouse.io/embed/job_app?token=4123456"],
    ["https://boards.greenhouse.io/embed/job_app?token=4123456", NORTHWIND],
    [`https://jobs.lever.co/northwind/${UUID}`, `https://jobs.eu.lever.co/northwind/${UUID}/apply`],
    [
      "https://northwind.wd3.myworkdayjobs.com/en-US/External/job/Kiel/Cook_R-123-1",
      "https://northwind.wd3.myworkdayjobs.com/de-DE/External/job/Bonn/Koch_R-123/apply",
    ],
    ["https://northwind.bamboohr.com/careers/31", "https://northwind.bamboohr.com/jobs/view.php?id=31"],
    ["https://northwind.example/karriere/koch", "https://www.northwind.example/karriere/koch/?utm_source=x#top"],
    ["https://lnkd.in/eAbCdEf1", `https://www.google.com/url?q=${encodeURIComponent("https://lnkd.in/eAbCdEf1")}`],
  ])("is known by the number that the system gave it, after %s at %s", async (captured, address) => {
    const jobHuntId = await capture(captured, { companyName: "Northwind" });

    const found = await find({ sourceUrl: address, companyName: "Harbour Recruiting" });

    expect(found).toEqual([{ kind: "SAME_ADDRESS", isLikelySame: true, jobHunt: { id: jobHuntId } }]);
  });

  it.each([
    ["https://northwind.bamboohr.com/careers/31", "https://contoso.bamboohr.com/careers/31"],
    [NORTHWIND, "https://boards.greenhouse.io/contoso/jobs/4123456"],
    ["https://one.example/jobs/1234567", "https://other.example/jobs/1234567"],
  ])("is none of another employer with the same number: %s, %s", async (captured, address) => {
    await capture(captured);

    expect(await find({ sourceUrl: address })).toEqual([]);
  });

  it("is another one for each of three postings of one employer", async () => {
    const ids = await Promise.all(
      ["4123456", "4123457", "4123458"].map((id) => capture(NORTHWIND.replace("4123456", id))),
    );

    const found = await find({ sourceUrl: "https://northwind.example/jobs?gh_jid=4123457" });

    expect(found.map(({ jobHunt }) => jobHunt.id)).toEqual([ids[1]]);
  });

  it("is stored without what counts visits, which is not part of its length", async () => {
    const sourceUrl = `https://www.linkedin.com/jobs/view/4460735555/?eBP=${"A".repeat(2_100)}&trk=x&refId=y`;
    const { id: jobHuntId } = await createJobHunt(me);

    const { saveJobDetails } = await me.query<{ saveJobDetails: { jobDetails: { sourceUrl: string; data: string } } }>(
      SAVE,
      {
        input: { jobHuntId, sourceUrl },
      },
    );

    expect(sourceUrl.length).toBeGreaterThan(2_100);
    expect(saveJobDetails.jobDetails.sourceUrl).toBe("https://www.linkedin.com/jobs/view/4460735555/");
    expect(JSON.parse(saveJobDetails.jobDetails.data)).toMatchObject({
      sourceUrl: saveJobDetails.jobDetails.sourceUrl,
    });
    expect(await find({ sourceUrl })).toHaveLength(1);
  });

  it("has at most 2,000 characters without it", async () => {
    const address = (length: number): string => "https://jobs.example.org/cook/".padEnd(length, "x");
    const { id: jobHuntId } = await createJobHunt(me);

    await me.query(SAVE, { input: { jobHuntId, sourceUrl: `${address(2_000)}?utm_source=x` } });
    const failure = await me.failure(SAVE, { input: { jobHuntId, sourceUrl: `${address(2_001)}?utm_source=x` } });

    expect(failure.extensions).toMatchObject({
      code: "VALIDATION",
      fields: [{ field: "sourceUrl", rule: "maxLength" }],
    });
  });

  it("has the key of this release after the start, also where an earlier one made it", async () => {
    const { database } = app.test;
    const kept = await capture("https://jobs.example.org/cook?id=7");
    const jobHuntId = await capture(NORTHWIND);
    const front = await capture("https://jobs.example.org/baker");
    const setKey = (id: string, key: string) =>
      database.query(`update job_details set source_key = $3 where owner_id = $1 and job_hunt_id = $2`, [
        me.person.id,
        id,
        key,
      ]);
    await setKey(jobHuntId, "boards.greenhouse.io/northwind/jobs/4123456");
    await setKey(front, "jobs.example.org/baker");
    const version = `select version, updated_at from job_details where owner_id = $1 order by id`;
    const before = await database.query(version, [me.person.id]);

    expect(await app.services.sourceKeys.makeAgain()).toBe(2);

    expect((await find({ sourceUrl: "https://northwind.example/?gh_jid=4123456" }))[0]?.jobHunt.id).toBe(jobHuntId);
    expect((await find({ sourceUrl: "https://jobs.example.org/de/baker" }))[0]?.jobHunt.id).toBe(front);
    expect((await find({ sourceUrl: "https://jobs.example.org/cook?id=7" }))[0]?.jobHunt.id).toBe(kept);
    expect(await database.query(version, [me.person.id])).toEqual(before);
    expect(await app.services.sourceKeys.makeAgain()).toBe(0);
  });

  it("is found among many of an earlier release", async () => {
    const { database } = app.test;
    for (let made = 0; made < 60; made += 1) await capture(`https://jobs.example.org/cook/${made}`);
    await database.query(`update job_details set source_key = 'old' where owner_id = $1`, [me.person.id]);

    expect(await app.services.sourceKeys.makeAgain()).toBe(60);
    expect(await find({ sourceUrl: "https://jobs.example.org/cook/59" })).toHaveLength(1);
  });
});
