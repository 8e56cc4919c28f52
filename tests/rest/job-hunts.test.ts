import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { uuidv7 } from "uuidv7";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client, RestAnswer } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import { fingerprint } from "../support/fingerprint.js";

interface WireStep {
  readonly step: string;
  readonly stepid: number;
  readonly stepstatus: string;
}

interface WireJobHunt {
  readonly id: string;
  readonly name: string;
  readonly job_id: string | null;
  readonly application_id: string | null;
  readonly phase: string;
  readonly phases: readonly { readonly name: string; readonly steps: readonly WireStep[] }[];
}

describe("job hunts over REST", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  async function changed(path: string, values: object): Promise<WireJobHunt> {
    const answer = await me.rest("POST", path, { person_guid: me.person.id, ...values });
    expect(answer.status).toBe(200);
    const { data }: { data: WireJobHunt } = answer.body;
    return data;
  }
  async function all(phase?: string): Promise<readonly WireJobHunt[]> {
    const answer = await me.rest("GET", "/jobhunt/getall", {
      person_guid: me.person.id,
      ...(phase === undefined ? {} : { phase }),
    });
    const { jobHunts }: { jobHunts: readonly WireJobHunt[] } = answer.body;
    return jobHunts;
  }
  const store = (values: object): Promise<WireJobHunt> =>
    changed("/jobhunt/store", { name: "Garden", phase: "", job_id: "", application_id: "", id: "", ...values });
  const failure = async (path: string, values: object): Promise<RestAnswer> => me.rest("POST", path, values);

  it("carry the names of the spec", async () => {
    const hunt = await store({});

    expect(hunt).toMatchObject({
      id: expect.any(String),
      name: "Garden",
      job_id: null,
      application_id: null,
      note_guid: expect.any(String),
      person_guid: me.person.id,
      phase: "phase.preparing",
    });
    expect(hunt.phases.map(({ name }) => name)).toEqual([
      "phase.preparing",
      "phase.applying",
      "phase.interviewing",
      "phase.accepting",
    ]);
    expect(hunt.phases[0]?.steps).toEqual([
      { step: "ideal_job_name", stepid: 1, stepstatus: "Inactive" },
      { step: "shortlist_companies", stepid: 2, stepstatus: "Inactive" },
      { step: "shortlist_positions", stepid: 3, stepstatus: "Inactive" },
      { step: "identify_organizations", stepid: 4, stepstatus: "Inactive" },
      { step: "contact_organizations", stepid: 5, stepstatus: "Inactive" },
      { step: "identify_contact_people", stepid: 6, stepstatus: "Inactive" },
      { step: "decide_on_job", stepid: 7, stepstatus: "Inactive" },
      { step: "journal_your_job_hunt", stepid: 30, stepstatus: "Inactive" },
      { step: "capture_job_details", stepid: 31, stepstatus: "Inactive" },
    ]);
    expect(await all()).toEqual([hunt]);
  });

  it.each(["", "0", null])("are made by store with the id %j", async (id) => {
    await store({ id });
    await store({ id });

    expect(await all()).toHaveLength(2);
  });

  it("are called 'New Job Hunt' when they are made without a name", async () => {
    expect([(await store({ name: "" })).name, (await store({ name: null })).name]).toEqual([
      "New Job Hunt",
      "New Job Hunt",
    ]);
  });

  it("are made once under an id of the caller's, and renamed after that", async () => {
    const id = uuidv7();

    const first = await store({ id, name: "Once", phase: "applying" });
    const again = await store({ id, name: "Once", phase: "applying" });
    const renamed = await store({ id, name: "Twice" });

    expect([first.id, first.phase]).toEqual([id, "phase.applying"]);
    expect(again).toEqual(first);
    expect(renamed).toEqual({ ...first, name: "Twice" });
    expect(await all()).toHaveLength(1);
  });

  it("are made once by eight stores of one id at once", async () => {
    const id = uuidv7();

    await Promise.all(Array.from({ length: 8 }, () => store({ id })));

    expect(await all()).toHaveLength(1);
  });

  it.each(["", "  ", null, undefined])("keep their name when a store or update sends %j", async (name) => {
    const hunt = await store({});

    const answers = [
      await changed("/jobhunt/store", { id: hunt.id, name }),
      await changed("/jobhunt/update", { id: hunt.id, name }),
    ];

    expect(answers).toEqual([hunt, hunt]);
    expect(await all()).toEqual([hunt]);
  });

  it("are called 'New Job Hunt' when they are made without a name under an id of the caller's", async () => {
    expect((await changed("/jobhunt/store", { id: uuidv7() })).name).toBe("New Job Hunt");
  });

  it.each(["/jobhunt/store", "/jobhunt/update"])(
    "give back the job_id and application_id they were given by %s",
    async (path) => {
      const stored = await store({ job_id: "R-1", application_id: 4711 });

      const updated = await changed(path, { id: stored.id, name: "Garden", job_id: 2, application_id: "A-2" });

      expect([stored.job_id, stored.application_id]).toEqual(["R-1", "4711"]);
      expect(updated).toEqual({ ...stored, job_id: "2", application_id: "A-2" });
      expect(await all()).toEqual([updated]);
    },
  );

  it.each(["", "0", 0, null, undefined])("keep the ids they have when an update sends %j", async (none) => {
    const { id } = await store({ job_id: "R-1", application_id: "A-1" });

    const updated = await changed("/jobhunt/update", { id, name: "Yard", job_id: none, application_id: none });

    expect(updated).toMatchObject({ name: "Yard", job_id: "R-1", application_id: "A-1" });
  });

  it.each(["job_id", "application_id"])("take a %s of 500 characters and refuse 501", async (field) => {
    const hunt = await store({ [field]: "x".repeat(500) });
    const refusals = [
      await failure("/jobhunt/store", { name: "Long", [field]: "x".repeat(501) }),
      await failure("/jobhunt/update", { id: hunt.id, [field]: "x".repeat(501) }),
    ];

    expect(hunt).toMatchObject({ [field]: "x".repeat(500) });
    expect(refusals.map(({ status }) => status)).toEqual([422, 422]);
    expect(await all()).toEqual([hunt]);
  });

  it("of a stranger are not there, and stay as they are", async () => {
    const stranger = await app.signIn();
    const theirs = await createJobHunt(stranger);
    const before = await fingerprint(app.test.database, stranger.person.id);

    const answers = await Promise.all([
      failure("/jobhunt/update", { id: theirs.id, name: "Mine" }),
      failure("/jobhunt/phase/activate", { id: theirs.id, phase: "applying" }),
      failure("/jobhunt/delete", { jobhuntId: theirs.id }),
    ]);

    const mine = await store({ id: theirs.id, name: "Mine" });

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await all()).toEqual([mine]);
    expect(await fingerprint(app.test.database, stranger.person.id)).toBe(before);
  });

  it("are not brought back by a store once they were deleted", async () => {
    const { id } = await store({});
    const { body } = await me.rest("POST", "/jobhunt/delete", { jobhuntId: id });

    const again = await failure("/jobhunt/store", { id, name: "Back" });

    expect(body).toEqual({ data: { id } });
    expect(again.status).toBe(404);
    expect(await all()).toEqual([]);
  });

  it.each([
    ["preparing", "P"],
    ["phase.applying", "A"],
    ["9", "I"],
    ["Accepting", "C"],
    ["all", "CIAP"],
    ["", "CIAP"],
  ])("are listed by phase: %j", async (phase, names) => {
    for (const [name, at] of [
      ["P", "preparing"],
      ["A", "applying"],
      ["I", "interviewing"],
      ["C", "accepting"],
    ])
      await store({ name, phase: at });

    expect((await all(phase)).map(({ name }) => name).join("")).toBe(names);
  });

  it("are listed without those that were terminated, beyond any page", async () => {
    await app.test.database.query(
      `insert into job_hunt (owner_id, id, name, status, current_phase, started_phase, note_guid)
       select $1, gen_random_uuid(), 'Hunt ' || n, case when n <= 10 then 'TERMINATED' else 'ACTIVE' end, 'PREPARING', 'PREPARING', gen_random_uuid()
       from generate_series(1, 460) as n`,
      [me.person.id],
    );
    app.test.statements.length = 0;

    const hunts = await all();

    expect(new Set(hunts.map(({ name }) => name)).size).toBe(450);
    expect(app.test.statements).toHaveLength(3);
  });

  it.each([
    ["applying", "phase.applying"],
    ["phase.applying", "phase.applying"],
    [5, "phase.applying"],
    ["", "phase.applying"],
    ["preparing", "phase.preparing"],
  ])("go to the phase %j", async (phase, expected) => {
    const { id } = await store({});

    expect((await changed("/jobhunt/phase/activate", { id, phase })).phase).toBe(expected);
  });

  it("skip no phase", async () => {
    const { id } = await store({});

    const answer = await failure("/jobhunt/phase/activate", { id, phase: "accepting" });

    expect(answer).toMatchObject({
      status: 409,
      body: { error: { code: "ILLEGAL_TRANSITION", current: { allowed: ["APPLYING"] } } },
    });
  });

  it.each([
    [1, "Active"],
    [2, "Done"],
    [3, "Not Done"],
    [4, "Inactive"],
    [6, "Not Done"],
    ["2", "Done"],
  ])("have steps whose status is set by the code %j", async (statusId, label) => {
    const { id } = await store({});

    const hunt = await changed("/jobhunt/step/update", { id, stepId: 7, statusId });

    expect(hunt.phases[0]?.steps.find(({ stepid }) => stepid === 7)?.stepstatus).toBe(label);
  });

  it("have steps that are known by number and by key, and can be reset", async () => {
    const { id } = await store({});
    await changed("/jobhunt/step/update", { id, stepId: "capture_job_details", statusId: 2 });

    const hunt = await changed("/jobhunt/step/reset", { id, stepId: "31" });

    expect(hunt.phases.map(({ steps }) => steps.find(({ stepid }) => stepid === 31)?.stepstatus)).toEqual([
      "Inactive",
      "Inactive",
      "Inactive",
      "Inactive",
    ]);
  });

  it("are terminated with a reason or without, and keep it", async () => {
    const [one, other] = [await store({}), await store({})];

    await changed("/jobhunt/terminate", { jobhuntId: one.id, terminationReason: "Closed", note_guid: "" });
    await changed("/jobhunt/terminate", { jobhuntId: other.id, terminationReason: "", note_guid: null });
    const { jobHunts } = await me.query<{ jobHunts: { nodes: object[] } }>(
      `{ jobHunts(where: { status: TERMINATED }) { nodes { id terminationReason } } }`,
    );

    expect(jobHunts.nodes).toEqual([
      { id: other.id, terminationReason: null },
      { id: one.id, terminationReason: "Closed" },
    ]);
    expect(await all()).toEqual([]);
  });
});
