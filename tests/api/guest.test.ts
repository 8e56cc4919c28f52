import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import "../support/on-both-databases.js";

const MINUTE = 60_000;
const ASK = `{ viewer { guest { endsAt endsUnused canKeep additions { kind count names } changed } } }`;
const MAYA = { email: "maya@example.org", name: "Maya Okafor", passwordHash: "none", isFirst: false } as const;

interface Answer {
  readonly viewer: {
    readonly guest: {
      readonly endsAt: string;
      readonly canKeep: boolean;
      readonly additions: readonly { kind: string; count: number; names: readonly string[] }[];
      readonly changed: number;
    } | null;
  };
}

describe("a guest", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const guestOf = async (client: Client) => (await client.query<Answer>(ASK)).viewer.guest;
  /** Leaves only the additions, as the form of the identity provider does. */
  const keepAdditions = async ({ person }: Client, email: string) =>
    app.lookArounds.keep(person.subject, { ...MAYA, email, keeps: "additions" }, () => Promise.resolve());
  const idsOf = async (client: Client, table: string) =>
    (
      await app.test.database.query<{ id: string }>(`select id from ${table} where owner_id = $1 order by id`, [
        client.person.id,
      ])
    ).map(({ id }) => id);
  const first = async (client: Client, list: "jobHunts" | "companies" | "contacts") => {
    const answer = await client.query<Record<string, { nodes: readonly { id: string; noteGuid: string }[] }>>(
      `{ ${list}(first: 1) { nodes { id noteGuid } } }`,
    );
    const [node] = answer[list]?.nodes ?? [];
    if (node === undefined) throw new Error(`The example has no ${list}.`);
    return node;
  };

  it("is told when the account ends, and everybody else that they are none", async () => {
    const guest = await app.lookAround();
    const person = await app.signIn();

    expect(await guestOf(guest)).toEqual({
      endsAt: new Date(app.clock.now().getTime() + 24 * 60 * MINUTE).toISOString(),
      endsUnused: false,
      canKeep: true,
      additions: [],
      changed: 0,
    });
    expect(await guestOf(person)).toBeNull();
    expect((await app.anonymous.graphql(ASK)).status).toBe(401);
  });

  it("is told what they added, by kind, the newest name first, and how much of the example they changed", async () => {
    const guest = await app.lookAround();
    app.clock.advance(MINUTE);
    const company = await first(guest, "companies");
    for (const name of ["One", "Two", "Three", "Four"]) {
      app.clock.advance(MINUTE);
      await guest.query(`mutation { createJobHunt(input: { name: "${name}" }) { id } }`);
    }
    await guest.query(`mutation { updateCompany(input: { id: "${company.id}", name: "Another" }) { id } }`);
    await guest.query(`mutation { createNote(input: { noteGuid: "${company.noteGuid}", title: "Mine" }) { id } }`);

    const told = await guestOf(guest);

    expect(told?.additions).toEqual([
      { kind: "NOTE", count: 1, names: ["Mine"] },
      { kind: "JOB_HUNT", count: 4, names: ["Four", "Three", "Two"] },
    ]);
    expect(told?.changed).toBe(1);
  });

  it("keeps with the additions what they are not whole without, and what of the example was changed", async () => {
    const guest = await app.lookAround();
    app.clock.advance(MINUTE);
    const [hunt, company, contact] = [
      await first(guest, "jobHunts"),
      await first(guest, "companies"),
      await first(guest, "contacts"),
    ];
    const { createJobHunt: own } = await guest.query<{ createJobHunt: { id: string } }>(
      `mutation { createJobHunt(input: { name: "Mine" }) { id } }`,
    );
    await guest.query(
      `mutation { linkRecord(input: { jobHuntId: "${own.id}", kind: COMPANY, id: "${company.id}" }) { id } }`,
    );
    await guest.query(`mutation { updateContact(input: { id: "${contact.id}", firstName: "Kim" }) { id } }`);
    const gone = (await idsOf(guest, "job_hunt")).filter((id) => id !== own.id);
    await guest.query(`mutation { deleteJobHunt(input: { id: "${hunt.id}" }) { id } }`);

    await keepAdditions(guest, "kept@example.org");

    expect(gone.length).toBeGreaterThan(3);
    expect(await idsOf(guest, "job_hunt")).toEqual([own.id]);
    expect(await idsOf(guest, "company")).toContain(company.id);
    expect(await idsOf(guest, "contact")).toContain(contact.id);
    expect((await idsOf(guest, "company")).length).toBeLessThanOrEqual(2);
    const lines = await app.test.database.query(
      "select 1 from log_entry where owner_id = $1 and subject_id = any($2::uuid[])",
      [guest.person.id, gone],
    );
    expect(lines).toEqual([]);
  });

  it("keeps a hunt of the example whole when it was changed, and counts it alone", async () => {
    const guest = await app.lookAround();
    app.clock.advance(MINUTE);
    const hunt = await first(guest, "jobHunts");
    const partsOf = async () =>
      app.test.database.query(`select id from link where owner_id = $1 and job_hunt_id = $2 order by id`, [
        guest.person.id,
        hunt.id,
      ]);
    const before = await partsOf();
    await guest.query(`mutation { updateJobHunt(input: { id: "${hunt.id}", talkingPoints: "Mine" }) { id } }`);

    await keepAdditions(guest, "whole@example.org");

    expect(await idsOf(guest, "job_hunt")).toEqual([hunt.id]);
    expect(await partsOf()).toEqual(before);
    const { viewer } = await guest.query<{ viewer: { quotas: readonly { kind: string; used: number }[] } }>(
      `{ viewer { quotas { kind used } } }`,
    );
    expect(viewer.quotas.find(({ kind }) => kind === "JOB_HUNT")?.used).toBe(1);
  });

  it("has no passkeys and no one-time codes", async () => {
    const guest = await app.lookAround();

    for (const operation of ["beginPasskey { options }", "beginOneTimeCodes { secret }"]) {
      const { errors } = await guest.graphql(`mutation { ${operation} }`);

      expect(errors?.[0]?.extensions?.code).toBe("LOOK_AROUND_LIMIT");
    }
  });
});

describe("a guest where nobody may make an account", () => {
  it("is told that it cannot be kept", async () => {
    const app = await startTestApp({ isSignUpClosed: true });
    const guest = await app.lookAround();

    const { viewer } = await guest.query<Answer>(ASK);
    await app.close();

    expect(viewer.guest?.canKeep).toBe(false);
  });
});
