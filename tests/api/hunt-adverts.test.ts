import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-both-databases.js";

const LINES = "jobTitle location salary";
const SAVE = `mutation ($input: JobDetailsInput!) { saved: saveJobDetails(input: $input) { logEntryId jobHunt { ${LINES} } } }`;
const BAKER = { jobTitle: "Baker", location: "Faro", salary: "42,000 €" };
const NONE = { jobTitle: null, location: null, salary: null };

interface Saved {
  readonly saved: { readonly logEntryId: string | null; readonly jobHunt: object };
}

describe("the lines of its advert that a hunt shows", () => {
  let app: TestApp;
  let me: Client;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
    ({ id } = await createJobHunt(me));
  });
  afterAll(() => app.close());

  const save = async (fields: object, client = me): Promise<Saved["saved"]> =>
    (await client.query<Saved>(SAVE, { input: { jobHuntId: id, ...fields } })).saved;
  const read = async (client = me): Promise<unknown> =>
    (await client.query<{ jobHunt: unknown }>(`query ($id: ID!) { jobHunt(id: $id) { ${LINES} } }`, { id })).jobHunt;
  const listed = async (fields = LINES, client = me): Promise<unknown> =>
    (await client.query<{ jobHunts: { nodes: unknown } }>(`{ jobHunts { nodes { ${fields} } } }`)).jobHunts.nodes;
  /** As the answer to a change has them. */
  const changed = async (client = me): Promise<unknown> =>
    (
      await client.query<{ ended: { jobHunts: readonly unknown[] } }>(
        `mutation ($id: ID!) { ended: terminateJobHunts(input: { ids: [$id] }) { jobHunts { ${LINES} } } }`,
        { id },
      )
    ).ended.jobHunts[0];

  it("are null without one, then what was saved, and what undo makes of it", async () => {
    const before = await read();
    const { jobHunt } = await save(BAKER);
    const { logEntryId } = await save({ jobTitle: "Cook", salary: null });
    const saved = [await read(), await listed()];
    await me.query(`mutation ($id: ID!) { undo(input: { logEntryId: $id }) { changeSetId } }`, { id: logEntryId });

    expect([before, jobHunt]).toEqual([NONE, BAKER]);
    const cook = { jobTitle: "Cook", location: "Faro", salary: null };
    expect(saved).toEqual([cook, [cook]]);
    expect([await read(), await listed()]).toEqual([BAKER, [BAKER]]);
  });

  it("are in the answers of changes of the hunt, of one and of many", async () => {
    await save(BAKER);

    const { renamed } = await me.query<{ renamed: unknown }>(
      `mutation ($id: ID!) { renamed: updateJobHunt(input: { id: $id, name: "Other" }) { jobHunt { ${LINES} } } }`,
      { id },
    );
    const { skipped } = await me.query<{ skipped: unknown }>(
      `mutation ($id: ID!) { skipped: skipSteps(input: { steps: [{ jobHuntId: $id, step: DECIDE_ON_JOB }] }) {
         answers { jobHunt { ${LINES} } } } }`,
      { id },
    );

    expect(renamed).toEqual({ jobHunt: BAKER });
    expect(skipped).toEqual({ answers: [{ jobHunt: BAKER }] });
    expect(await changed()).toEqual(BAKER);
  });

  it("come with a whole hunt and its ideal job, alone and in a list, and with what is due", async () => {
    await save(BAKER);
    const whole = `${LINES} phases { name } idealJob { name }`;

    const { jobHunt, jobHunts, dueItems } = await me.query<{
      jobHunt: object;
      jobHunts: { nodes: readonly object[] };
      dueItems: { nodes: readonly { jobHunt: object }[] };
    }>(
      `query ($id: ID!) {
        jobHunt(id: $id) { ${whole} }
        jobHunts { nodes { ${whole} } }
        dueItems(group: NEXT) { nodes { jobHunt { ${LINES} } } }
      }`,
      { id },
    );

    for (const hunt of [jobHunt, ...jobHunts.nodes]) expect(hunt).toMatchObject({ ...BAKER, idealJob: null });
    expect(dueItems.nodes.map(({ jobHunt: hunt }) => hunt)).toEqual(dueItems.nodes.map(() => BAKER));
    expect(dueItems.nodes).not.toEqual([]);
  });

  it("cost a list no statement more, whatever else is selected and however many hunts there are", async () => {
    await save(BAKER);
    for (let n = 0; n < 5; n++) await createJobHunt(me);
    const statementsOf = async (fields: string): Promise<number> => {
      // The first time each statement is sent by itself.
      await listed(fields);
      app.test.statements.length = 0;
      await listed(fields);
      return app.test.statements.length;
    };

    for (const fields of ["id name", "id deadline", "id phases { name }"]) {
      expect(await statementsOf(`${fields} ${LINES}`)).toBe(await statementsOf(fields));
    }
  });

  it("are those of the person's own advert, also where another has a hunt with the same id", async () => {
    const other = await app.signIn();
    await createJobHunt(other, { id });
    await save(BAKER);
    await save({ jobTitle: "Cook" }, other);

    const cook = { ...NONE, jobTitle: "Cook" };
    expect([await read(), await listed(), await changed()]).toEqual([BAKER, [BAKER], BAKER]);
    expect([await read(other), await listed(LINES, other), await changed(other)]).toEqual([cook, [cook], cook]);
    expect(await read(await app.signIn())).toBeNull();
  });
});
