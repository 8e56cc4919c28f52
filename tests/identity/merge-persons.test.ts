import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { mergePersons } from "../../gateway/identity/merge-persons.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import "../support/on-both-databases.js";

const IDS = { hunt: uuidv7(), company: uuidv7(), document: uuidv7(), details: uuidv7() };
const SEEN = `{
  jobHunts { nodes { id name status jobDetails { id jobTitle } phases { steps { name status } } } }
  companies { nodes { id name } } documents { nodes { id name source } }
}`;

interface Seen {
  readonly jobHunts: { readonly nodes: readonly (Row & { readonly jobDetails: { readonly jobTitle: string } })[] };
  readonly companies: { readonly nodes: readonly Row[] };
  readonly documents: { readonly nodes: readonly (Row & { readonly source: string })[] };
}

interface Row {
  readonly id: string;
  readonly name: string;
}

describe("two persons who become one and have used the same ids", () => {
  let app: TestApp;
  let kept: Client;
  let seen: Seen;
  let renaming: string;

  beforeAll(async () => {
    app = await startTestApp();
    kept = await app.signIn();
    const other = await app.signIn();
    await other.query(`mutation { updateViewer(input: { timeZone: "Europe/Berlin" }) { logEntryId } }`);
    await make(kept, "kept");
    await make(other, "other");
    const { updateCompany } = await other.query<{ updateCompany: { logEntryId: string } }>(
      `mutation { updateCompany(input: { id: "${IDS.company}", name: "renamed" }) { logEntryId } }`,
    );
    renaming = updateCompany.logEntryId;
    const pair = { keptId: kept.person.id, otherId: other.person.id };
    await app.test.database.transaction(() => mergePersons(app.test.database, pair));
    seen = await kept.query<Seen>(SEEN);
  });
  afterAll(() => app.close());

  /** A hunt with a done step, its advert and an employer; a company; a document with a file. */
  async function make(client: Client, mark: string): Promise<void> {
    const { uploadFile } = await client.query<{ uploadFile: { fileId: string } }>(
      `mutation ($file: Upload!) { uploadFile(file: $file) { fileId } }`,
      { file: new File([mark], `${mark}.txt`) },
    );
    await client.query(
      `mutation ($hunt: ID!, $company: ID!, $document: ID!, $details: ID!, $mark: String!, $file: ID!) {
        createJobHunt(input: { id: $hunt, name: $mark }) { logEntryId }
        createCompany(input: { id: $company, name: $mark, type: "Employer" }) { logEntryId }
        createDocument(input: { id: $document, name: $mark, fileId: $file }) { logEntryId }
        completeJobDetails(input: { id: $details, jobHuntId: $hunt, jobTitle: $mark, companyName: $mark }) { logEntryId }
        completeStep(input: { jobHuntId: $hunt, step: DECIDE_ON_JOB }) { logEntryId }
      }`,
      { ...IDS, mark, file: uploadFile.fileId },
    );
  }

  it("keep both rows: the kept one's by its id, the other's by a new one", () => {
    const hunts = new Map(seen.jobHunts.nodes.map((hunt) => [hunt.name, hunt]));

    expect([...hunts.keys()].sort()).toEqual(["kept", "other"]);
    expect(hunts.get("kept")?.id).toBe(IDS.hunt);
    expect(hunts.get("other")?.id).not.toBe(IDS.hunt);
    expect(seen.companies.nodes.map(({ name }) => name).sort()).toEqual(["kept", "renamed"]);
  });

  it("keep with each hunt its own advert and steps", () => {
    const done = seen.jobHunts.nodes.map((hunt) => [hunt.name, hunt.jobDetails.jobTitle, doneSteps(hunt)]);

    expect(done.sort()).toEqual([
      ["kept", "kept", 1],
      ["other", "other", 1],
    ]);
  });

  it("read from each document its own bytes", async () => {
    const texts = await Promise.all(
      seen.documents.nodes.map(async ({ name, source }) => [
        name,
        await (await app.anonymous.send(new URL(source).pathname)).text(),
      ]),
    );

    expect(texts.sort()).toEqual([
      ["kept", "kept"],
      ["other", "other"],
    ]);
  });

  it("keep the time zone that one of them had", async () => {
    expect(await kept.query(`{ viewer { timeZone } }`)).toEqual({ viewer: { timeZone: "Europe/Berlin" } });
  });

  it("can take back what the other one did", async () => {
    await kept.query(`mutation { undo(input: { logEntryId: "${renaming}" }) { logEntries { id } } }`);

    const { companies } = await kept.query<Seen>(SEEN);

    expect(companies.nodes.map(({ name }) => name).sort()).toEqual(["kept", "other"]);
  });
});

function doneSteps(hunt: object): number {
  return JSON.stringify(hunt).match(/"status":"DONE"/g)?.length ?? 0;
}
