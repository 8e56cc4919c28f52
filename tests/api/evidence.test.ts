import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createExtractor } from "../../gateway/capture/extractor.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import { offlineCapture } from "../support/fakes.js";
import "../support/on-embedded-database.js";

const ADVERT = `Sail Maker
Company: Windrose Loft

Windrose Loft makes sails for wooden boats and repairs old ones, by hand and with patience.

Requirements
- Experience with industrial sewing machines
Reference: WL-7
- A head for heights, as masts are part of the work
- Patience
`;
const EVIDENCE = `field source confidence quote start end runs { quote start end }`;
const EXTRACT = `mutation ($text: String!) {
  extractJobDetails(input: { text: $text }) { advertText fields { value ${EVIDENCE} } } }`;
const SAVE = `mutation ($input: JobDetailsInput!) { saveJobDetails(input: $input) { jobDetails { advertText evidence { ${EVIDENCE} } } } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { changeSetId } }`;
const READ = `query ($id: ID!) { jobDetails(jobHuntId: $id) { advertText evidence { ${EVIDENCE} } }
  logEntries(first: 1) { nodes { id } } }`;

interface Run {
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}
interface Evidence extends Run {
  readonly field: string;
  readonly runs: readonly Run[];
}
interface Read {
  readonly jobDetails: { readonly advertText: string; readonly evidence: readonly Evidence[] | null };
  readonly logEntries: { readonly nodes: readonly { readonly id: string }[] };
}
interface Extracted {
  readonly extractJobDetails: {
    readonly advertText: string;
    readonly fields: readonly (Evidence & { readonly value: string })[];
  };
}

describe("the evidence of a section of several runs", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    const extractor = createExtractor({ clock: { now: () => new Date("2026-11-21T09:00:00Z") } });
    app = await startTestApp({ capture: { ...offlineCapture, extractorFor: () => extractor } });
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const read = (id: string): Promise<Read> => me.query<Read>(READ, { id });
  const save = (input: object): Promise<unknown> => me.query(SAVE, { input });

  /** Returns the requirements as they were extracted, and the text that they quote. */
  async function extract(): Promise<{ advertText: string; found: Evidence & { value: string } }> {
    const { extractJobDetails } = await me.query<Extracted>(EXTRACT, { text: ADVERT });
    const found = extractJobDetails.fields.find(({ field }) => field === "JOB_REQUIREMENTS");
    if (found === undefined) throw new Error("The requirements were not found.");
    return { advertText: extractJobDetails.advertText, found };
  }

  /** Saves the requirements with their runs, and returns the hunt and what an older client would send of them. */
  async function saved(): Promise<{ values: object; entry: object; runs: readonly Run[]; jobHuntId: string }> {
    const { id: jobHuntId } = await createJobHunt(me);
    const { advertText, found } = await extract();
    const { value, runs, ...entry } = found;
    const values = { jobHuntId, advertText, jobRequirements: value };
    const ranges = runs.map(({ start, end }) => ({ start, end }));
    await save({ ...values, evidence: [{ field: entry.field, source: "RULE", confidence: 0.8, runs: ranges }] });
    return { values, entry, runs, jobHuntId };
  }

  it("quotes them all, and the longest beside", async () => {
    const { advertText, found } = await extract();

    expect(found.runs.map(({ quote }) => quote)).toEqual([
      "Experience with industrial sewing machines",
      "A head for heights, as masts are part of the work\n- Patience",
    ]);
    expect(found.runs.map(({ start, end }) => advertText.slice(start, end))).toEqual(
      found.runs.map(({ quote }) => quote),
    );
    expect(found).toMatchObject({ ...found.runs[1] });
  });

  it("is saved by its offsets alone, and read with the words", async () => {
    const { runs, jobHuntId } = await saved();

    const { jobDetails } = await read(jobHuntId);

    expect(jobDetails.evidence).toEqual([
      { field: "JOB_REQUIREMENTS", source: "RULE", confidence: 0.8, ...runs[1], runs },
    ]);
  });

  it("outlives a client that sends the longest run back, but not another place", async () => {
    const { values, entry, runs, jobHuntId } = await saved();

    await save({ ...values, evidence: [entry] });
    const same = await read(jobHuntId);
    const [first] = runs;
    await save({ ...values, evidence: [{ ...entry, ...first }] });
    const moved = await read(jobHuntId);

    expect(same.jobDetails.evidence?.[0]?.runs).toEqual(runs);
    expect(moved.jobDetails.evidence?.[0]?.runs).toEqual([first]);
  });

  it("is one run in rows that were stored before there were several", async () => {
    const { entry, runs, jobHuntId } = await saved();
    await app.test.database.query(`update job_details set evidence = $2 where job_hunt_id = $1`, [
      jobHuntId,
      JSON.stringify([{ ...entry, field: "jobRequirements" }]),
    ]);

    const { jobDetails } = await read(jobHuntId);

    expect(jobDetails.evidence).toEqual([{ ...entry, ...runs[1], runs: [runs[1]] }]);
  });

  it("comes back whole when its replacement is undone", async () => {
    const { values, runs, jobHuntId } = await saved();
    await save({ ...values, jobRequirements: "Patience", evidence: [] });
    const replaced = await read(jobHuntId);

    await me.query(UNDO, { id: replaced.logEntries.nodes[0]?.id });

    expect(replaced.jobDetails.evidence).toBeNull();
    expect((await read(jobHuntId)).jobDetails.evidence?.[0]?.runs).toEqual(runs);
  });

  it("is refused where its runs are not runs of the advert", async () => {
    const { values } = await saved();
    const evidence = [{ field: "JOB_REQUIREMENTS", source: "RULE", confidence: 1, runs: [{ start: 0, end: 100_001 }] }];

    const failure = await me.failure(SAVE, { input: { ...values, evidence } });

    expect(failure.extensions).toMatchObject({
      code: "VALIDATION",
      fields: [{ field: "evidence.jobRequirements.runs", rule: "range" }],
    });
  });
});
