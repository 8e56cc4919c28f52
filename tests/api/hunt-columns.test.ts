import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { addDays, dayIn } from "../../gateway/platform/day.js";
import { startTestApp, type TestApp } from "../support/app.js";
import { createAppointment } from "../support/appointments.js";
import type { Client } from "../support/client.js";
import { createCompany } from "../support/factories/company.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-both-databases.js";

/** Fields that come with the row of a hunt, and the same with more than comes. */
const FIELDS = `jobTitle location salary noteCount employer { name company { id } } idealJob { id name version noteGuid } pausedUntil nextDueOn
  next { kind day startsAt appointment { id round roundNumber roundName } }`;
const MORE = `jobTitle location salary idealJob { id name status description } next { startsAt appointment { id kind day note contacts { lastName } } }`;
const ALONE = (fields: string): string =>
  `query ($id: ID!) { record(kind: JOB_HUNT, id: $id) { ... on JobHunt { id ${fields} } } }`;
const IN_LIST = (fields: string): string => `{ jobHunts(first: 10) { nodes { id ${fields} } } }`;
const ONE = (fields: string): string => `query ($id: ID!) { jobHunt(id: $id) { id ${fields} } }`;

type Hunt = Readonly<Record<string, unknown>> & { readonly id: string };

describe("what comes with the row of a hunt", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const change = async (mutation: string, type: string, input: object): Promise<Readonly<Record<string, unknown>>> => {
    const document = `mutation ($input: ${type}!) { changed: ${mutation}(input: $input) { id } }`;
    return (await me.query<{ changed: Hunt }>(document, { input })).changed;
  };
  const link = (jobHuntId: string, id: string): Promise<unknown> =>
    me.query(`mutation ($input: LinkRecordInput!) { linkRecord(input: $input) { id } }`, {
      input: { jobHuntId, kind: "COMPANY", id, role: "EMPLOYER" },
    });

  /** Makes a hunt with everything, one with what is in the trash, and one with nothing. */
  async function fill(): Promise<readonly string[]> {
    const hunts = [await createJobHunt(me), await createJobHunt(me), await createJobHunt(me)];
    const [full, trashed] = hunts;
    for (const id of [full, trashed].flatMap((hunt) => hunt?.id ?? [])) {
      const company = await createCompany(me, { name: `Employer of ${id}` });
      await link(id, company.id);
      await change("saveJobDetails", "JobDetailsInput", {
        jobHuntId: id,
        jobTitle: `Analyst at ${id}`,
        location: "Faro",
        salary: "42,000 €",
      });
      const idealJob = await change("createIdealJob", "CreateIdealJobInput", { name: "Analyst" });
      await me.query(`mutation ($input: LinkIdealJobInput!) { linkIdealJob(input: $input) { id } }`, {
        input: { jobHuntId: id, idealJobId: idealJob["id"] },
      });
      const contact = await change("createContact", "CreateContactInput", { lastName: "Silva" });
      await createAppointment(me, id, addDays(dayIn("UTC", app.clock.now()), -1), {
        time: "10:00",
        timeZone: "Europe/Berlin",
        note: "Ring twice.",
        contactIds: [contact["id"]],
      });
      const { jobHunt } = await me.query<{ jobHunt: { noteGuid: string } }>(
        `query ($id: ID!) { jobHunt(id: $id) { noteGuid } }`,
        { id },
      );
      await me.query(`mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }`, {
        input: { noteGuid: jobHunt.noteGuid, title: "Note" },
      });
      if (id !== trashed?.id) continue;
      for (const [mutation, type, target] of [
        ["deleteCompany", "CompanyIdInput", company.id],
        ["deleteIdealJob", "IdealJobIdInput", idealJob["id"]],
        ["deleteContact", "ContactIdInput", contact["id"]],
      ]) {
        await me.query(`mutation ($input: ${String(type)}!) { ${String(mutation)}(input: $input) { id } }`, {
          input: { id: target },
        });
      }
    }
    return hunts.map(({ id }) => id);
  }

  it.each([
    ["what comes", FIELDS],
    ["more than comes", MORE],
  ])("is what is read of the hunt alone: %s", async (_what, fields) => {
    const ids = await fill();

    const { jobHunts } = await me.query<{ jobHunts: { nodes: Hunt[] } }>(IN_LIST(fields));
    const listed = new Map(jobHunts.nodes.map((hunt) => [hunt.id, hunt]));

    expect(listed.size).toBe(3);
    for (const id of ids) {
      const { record } = await me.query<{ record: Hunt }>(ALONE(fields), { id });
      const { jobHunt } = await me.query<{ jobHunt: Hunt }>(ONE(fields), { id });
      expect(listed.get(id)).toEqual(record);
      expect(jobHunt).toEqual(record);
    }
    expect(listed.get(ids[0] ?? "")).toMatchObject({
      jobTitle: `Analyst at ${ids[0]}`,
      location: "Faro",
      salary: "42,000 €",
      idealJob: { name: "Analyst" },
      next: { appointment: { id: expect.any(String) } },
    });
  });

  it.each([
    "noteCount",
    "jobTitle",
    "location salary employer { name }",
    "employer { name } idealJob { id }",
    "employer { name } next { kind }",
  ])("is the same for a hunt alone and in a list, whatever is selected: %s", async (fields) => {
    const [id] = await fill();

    const { jobHunts } = await me.query<{ jobHunts: { nodes: Hunt[] } }>(IN_LIST(`phases { id } ${fields}`));
    const { jobHunt } = await me.query<{ jobHunt: Hunt }>(ONE(`phases { id } ${fields}`), { id });

    expect(jobHunts.nodes.find((hunt) => hunt.id === id)).toEqual(jobHunt);
  });

  it("is in the pages of what is due, too", async () => {
    const [id] = await fill();
    const page = async (group: string, fields: string): Promise<readonly object[]> =>
      (await me.query<{ dueItems: { nodes: object[] } }>(`{ dueItems(group: ${group}) { nodes { ${fields} } } }`))
        .dueItems.nodes;

    for (const group of ["OVERDUE", "TODAY", "NEXT", "WAITING", "UNDATED"]) {
      const both = await page(group, "appointment { round } jobHunt { id employer { name } }");
      expect(await page(group, "appointment { round }")).toHaveLength(both.length);
      expect(await page(group, "jobHunt { id employer { name } }")).toHaveLength(both.length);
    }
    const told = "jobHunt { id jobTitle location salary employer { name } }";
    expect(await page("OVERDUE", told)).toContainEqual({
      jobHunt: {
        id,
        jobTitle: `Analyst at ${id}`,
        location: "Faro",
        salary: "42,000 €",
        employer: { name: `Employer of ${id}` },
      },
    });
    const { today } = await me.query<{ today: { overdue: { items: object[] } } }>(
      `{ today { overdue { items { ${told} } } } }`,
    );
    expect(today.overdue.items).toEqual(await page("OVERDUE", told));
  });

  it("is nothing of another person's", async () => {
    const ids = await fill();
    const stranger = await app.signIn();

    expect(await stranger.query(IN_LIST(FIELDS))).toEqual({ jobHunts: { nodes: [] } });
    for (const id of ids) expect(await stranger.query(ONE(FIELDS), { id })).toEqual({ jobHunt: null });
  });
});
