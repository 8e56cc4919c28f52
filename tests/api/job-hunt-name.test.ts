import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";

const DONE = `mutation ($input: JobDetailsInput!) { completeJobDetails(input: $input) { logEntryId jobHunt { name version } } }`;
const SAVE = `mutation ($input: JobDetailsInput!) { saveJobDetails(input: $input) { id } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id entry } } }`;
const HUNT = `query ($id: ID!) { jobHunt(id: $id) { name wholeHuntSteps { name status } jobDetails { jobTitle } }
  logEntries(first: 10) { nodes { action entry } } }`;

interface Seen {
  readonly jobHunt: { readonly name: string };
  readonly logEntries: { readonly nodes: readonly { readonly action: string; readonly entry: string }[] };
}

describe("the name of a hunt whose advert is captured", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const hunt = async (name: string): Promise<string> => (await createJobHunt(me, { name })).id;
  const see = (id: string): Promise<Seen> => me.query<Seen>(HUNT, { id });
  const nameOf = async (id: string): Promise<string> => (await see(id)).jobHunt.name;
  const done = (jobHuntId: string, advert: object) =>
    me.query<{ completeJobDetails: { logEntryId: string; jobHunt: { name: string } } }>(DONE, {
      input: { jobHuntId, ...advert },
    });

  it.each([
    "New Job Hunt",
    "Neue Jobsuche",
    "Nouvelle recherche d’emploi",
    "Nueva búsqueda de empleo",
    "رحلة بحث جديدة",
  ])("is the advert's where nobody gave it one: %s", async (unnamed) => {
    const id = await hunt(unnamed);

    const { completeJobDetails } = await done(id, { jobTitle: " Gardener ", companyName: "Acme" });

    expect(completeJobDetails.jobHunt.name).toBe("Gardener");
    expect((await see(id)).logEntries.nodes[0]).toMatchObject({ action: "jobDetails.completed" });
    expect((await see(id)).logEntries.nodes[0]?.entry).toContain("Gardener");
  });

  it.each([
    ["the employer's without a title", { companyName: "Acme" }, "Acme"],
    ["as it was without either", { location: "Cork" }, "New Job Hunt"],
    ["cut where it is too long", { jobTitle: "x".repeat(250) }, "x".repeat(200)],
  ])("is %s", async (_what, advert, name) => {
    const id = await hunt("New Job Hunt");

    await done(id, advert);

    expect(await nameOf(id)).toBe(name);
  });

  it("stays as it was typed", async () => {
    const id = await hunt("My new job hunt");

    await done(id, { jobTitle: "Gardener" });

    expect(await nameOf(id)).toBe("My new job hunt");
  });

  it("is the old one again after one undo, with the job and its step", async () => {
    const id = await hunt("New Job Hunt");
    const { completeJobDetails } = await done(id, { jobTitle: "Gardener" });

    await me.query(UNDO, { id: completeJobDetails.logEntryId });

    expect((await see(id)).jobHunt).toMatchObject({ name: "New Job Hunt", jobDetails: null });
  });

  it("stays as it was typed since, also when the same advert is saved again", async () => {
    const id = await hunt("New Job Hunt");
    await done(id, { jobTitle: "Gardener" });
    await me.query(`mutation ($id: ID!) { updateJobHunt(input: { id: $id, name: "Roses" }) { jobHunt { id } } }`, {
      id,
    });

    await done(id, { jobTitle: "Head gardener" });

    expect(await nameOf(id)).toBe("Roses");
  });

  it("is taken by a save without Done, and by a record of the first version", async () => {
    const [saved, stored] = [await hunt("New Job Hunt"), await hunt("New Job Hunt")];

    await me.query(SAVE, { input: { jobHuntId: saved, jobTitle: "Gardener" } });
    await me.rest("POST", "/job/add", { jobHuntId: stored, data: `{"jobTitle":"Florist"}`, title: "Florist" });

    expect([await nameOf(saved), await nameOf(stored)]).toEqual(["Gardener", "Florist"]);
  });
});
