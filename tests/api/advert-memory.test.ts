import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt, type MadeJobHunt } from "../support/factories/job-hunt.js";

const SAVE = `mutation ($input: JobDetailsInput!) { saveJobDetails(input: $input) { id jobDetails { createdAt } } }`;
const FIND = `query ($input: EarlierCapturesInput!) { earlierCaptures(input: $input) {
  kind capturedAt appliedAt jobHunt { id name currentPhase status } jobDetails { id jobTitle companyName } } }`;
const APPLY = `mutation ($id: ID!) {
  setStepStatus(input: { jobHuntId: $id, step: SEND_APPLICATION_BUNDLE, status: DONE }) { logEntryId }
}`;
const DELETE = `mutation ($id: ID!) { deleteJobHunt(input: { id: $id }) { id } }`;

const PARAGRAPHS = [
  "The harbour office keeps the timetables of eleven ferries and is looking for somebody who builds the software that plans them through storms, strikes and summer.",
  "You read requirements closely, write services that others can run at night, and explain to captains why a plan changed before they have to ask.",
  "You know one typed language well, have kept a relational database healthy for years, and are curious about operations research without needing a degree in it.",
  "We offer thirty days of leave, a workshop for your bicycle, free crossings for your family and an office that looks out over the old lighthouse.",
];
const REWRITTEN =
  "Instead of a bonus there is a canteen with fresh fish each Thursday, two weeks of training in a place of your choice, and a pension that starts on the first day.";
const OTHER =
  "Our bakery chain opens nine branches next spring and wants a payroll specialist who settles shifts, night premiums and holidays of four hundred colleagues without a mistake, talks to the tax office, and teaches two trainees how wages are read.";
const MORE =
  "Our fleet was built between two wars and modernised twice, so half of the crew can still tie every knot by hand while the other half argues about databases in the mess. The harbour freezes once in ten winters; then the office closes, everybody helps to clear the quay, and the cook serves a soup whose recipe no newcomer has yet been told.";
const ADVERT = {
  advertText: PARAGRAPHS.join("\n\n"),
  sourceUrl: "https://jobs.example.org/ferries/7?utm_source=mail",
  companyName: "Example Ferries Ltd",
  jobTitle: "Planner",
  location: "Harwick",
};

interface Earlier {
  readonly kind: string;
  readonly capturedAt: string;
  readonly appliedAt: string | null;
  readonly jobHunt: { readonly id: string };
}

describe("earlier captures", () => {
  let app: TestApp;
  let me: Client;
  let hunt: MadeJobHunt;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    me = await app.signIn();
    hunt = await createJobHunt(me);
    await me.query(SAVE, { input: { jobHuntId: hunt.id, ...ADVERT } });
  });

  const find = async (input: object, client = me): Promise<readonly Earlier[]> =>
    (await client.query<{ earlierCaptures: Earlier[] }>(FIND, { input })).earlierCaptures;
  const kinds = async (input: object) => (await find(input)).map(({ kind }) => kind);

  it("show the same advert with its hunt, its job and its date", async () => {
    const found = await find({ advertText: ADVERT.advertText });

    expect(found).toEqual([
      {
        kind: "SAME_ADVERT",
        capturedAt: expect.stringMatching(/^\d{4}-/),
        appliedAt: null,
        jobHunt: { id: hunt.id, name: hunt.name, currentPhase: "PREPARING", status: "ACTIVE" },
        jobDetails: { id: expect.any(String), jobTitle: "Planner", companyName: "Example Ferries Ltd" },
      },
    ]);
  });

  it.each([
    ["the same advert spaced otherwise", { advertText: `\n ${PARAGRAPHS.join("\t\n")} ` }, ["SAME_ADVERT"]],
    ["its address from another mail", { sourceUrl: "https://JOBS.example.org/ferries/7/#top" }, ["SAME_ADDRESS"]],
    [
      "a similar advert with one paragraph rewritten",
      { advertText: [...PARAGRAPHS.slice(0, 3), REWRITTEN].join("\n\n") },
      ["SIMILAR_ADVERT"],
    ],
    ["its first two paragraphs", { advertText: PARAGRAPHS.slice(0, 2).join("\n") }, ["SIMILAR_ADVERT"]],
    [
      "its first third beside others of the page",
      {
        advertText: `Jobs | Search\n${PARAGRAPHS.slice(0, 3).join("\n")}`,
        companyName: "Example Ferries GmbH & Co. KG",
      },
      ["SIMILAR_ADVERT"],
    ],
    ["a part of a part that is too short", { advertText: PARAGRAPHS[0] }, []],
    [
      "the same job of a company whose name has a description",
      { companyName: "Example Ferries Technologies", jobTitle: "Planner", location: "Harwick, UK" },
      ["SAME_JOB"],
    ],
    [
      "such a company in another place",
      { companyName: "Example Ferries Technologies", jobTitle: "Planner", location: "Cork" },
      [],
    ],
    ["such a company with another title", { companyName: "Example Ferries Group", jobTitle: "Deckhand" }, []],
    [
      "the same job, whatever the legal form",
      { companyName: "Example Ferries GmbH & Co. KG", jobTitle: "Planner" },
      ["SAME_JOB"],
    ],
    ["the same job", { companyName: "EXAMPLE Ferries", jobTitle: "planner" }, ["SAME_JOB"]],
    ["another job of the company", { companyName: "Example Ferries", jobTitle: "Deckhand" }, ["SAME_COMPANY"]],
    ["a different advert", { advertText: OTHER, companyName: "Example Bakers", jobTitle: "Planner" }, []],
    ["nothing", {}, []],
  ])("know %s", async (_what, input, expected) => {
    expect(await kinds(input)).toEqual(expected);
  });

  it("know a third of a long advert among others, and a posting by its id", async () => {
    const text = [...PARAGRAPHS, MORE, REWRITTEN, OTHER].join("\n\n");
    const end = text.split(" ").slice(-70).join(" ");
    const { id: jobHuntId } = await createJobHunt(me);
    const sourceUrl = "https://www.linkedin.com/jobs/view/planner-at-example-4012345678";
    await me.query(SAVE, { input: { jobHuntId, advertText: text, sourceUrl, jobTitle: "Purser" } });

    const third = await find({ advertText: end });
    const otherTitle = await find({ advertText: end, jobTitle: "Payroll specialist" });
    const posting = await find({ sourceUrl: "https://www.linkedin.com/jobs/search/?currentJobId=4012345678" });

    expect(otherTitle).toEqual([]);
    expect(third.map(({ kind, jobHunt }) => [kind, jobHunt.id])).toEqual([["SIMILAR_ADVERT", jobHuntId]]);
    expect(posting.map(({ kind, jobHunt }) => [kind, jobHunt.id])).toEqual([["SAME_ADDRESS", jobHuntId]]);
  });

  it("know a short name by a long one that was captured", async () => {
    const { id: jobHuntId } = await createJobHunt(me);
    await me.query(SAVE, {
      input: { jobHuntId, companyName: "Brindle Maps Group", jobTitle: "Planner", location: "Kiel" },
    });

    expect(await kinds({ companyName: "Brindle Maps", jobTitle: "planner", location: "Kiel" })).toEqual(["SAME_JOB"]);
    expect(await kinds({ companyName: "Brindle Maps", jobTitle: "planner" })).toEqual([]);
  });

  it("stand with the strongest likeness first, at most five", async () => {
    for (let made = 0; made < 5; made += 1) {
      const { id: jobHuntId } = await createJobHunt(me);
      await me.query(SAVE, { input: { jobHuntId, companyName: ADVERT.companyName, jobTitle: `Deckhand ${made}` } });
    }

    const found = await find(ADVERT);

    expect(found.map(({ kind }) => kind)).toEqual(["SAME_ADVERT", ...Array<string>(4).fill("SAME_COMPANY")]);
    expect(found[0]?.jobHunt.id).toBe(hunt.id);
  });

  it("say when the application was sent", async () => {
    await me.query(APPLY, { id: hunt.id });

    expect((await find(ADVERT))[0]?.appliedAt).toMatch(/^\d{4}-/);
  });

  it("follow what is saved again", async () => {
    await me.query(SAVE, { input: { jobHuntId: hunt.id, ...ADVERT, advertText: OTHER } });

    expect(await kinds({ advertText: ADVERT.advertText })).toEqual([]);
    expect(await kinds({ advertText: OTHER })).toEqual(["SAME_ADVERT"]);
  });

  it("leave out the hunt at hand, and a deleted one", async () => {
    expect(await find({ ...ADVERT, jobHuntId: hunt.id })).toEqual([]);

    await me.query(DELETE, { id: hunt.id });

    expect(await find(ADVERT)).toEqual([]);
  });

  it("are nobody else's", async () => {
    const stranger = await app.signIn();

    expect(await find(ADVERT, stranger)).toEqual([]);
  });

  it("need somebody who is signed in", async () => {
    expect((await app.anonymous.failure(FIND, { input: ADVERT })).extensions?.code).toBe("UNAUTHENTICATED");
  });

  it("take an advert of 100,000 characters and not one more", async () => {
    expect(await find({ advertText: "a ".repeat(50_000) })).toEqual([]);
    expect((await me.failure(FIND, { input: { advertText: "a".repeat(100_001) } })).extensions?.code).toBe(
      "VALIDATION",
    );
  });
});
