import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createCompany } from "../support/factories/company.js";
import { createJobHunt } from "../support/factories/job-hunt.js";
import "../support/on-both-databases.js";

const LINK = `mutation ($input: LinkRecordInput!) { linkRecord(input: $input) { id } }`;
const PAGE = `{ totalCount isTotalCountBounded nodes { id } edges { cursor linkId step note linkedAt node { id } }
  pageInfo { startCursor endCursor hasPreviousPage hasNextPage } }`;
const HUNT = `query ($id: ID!, $first: Int, $after: String) { jobHunt(id: $id) {
  companies(first: $first, after: $after) ${PAGE} contacts(first: $first, after: $after) ${PAGE}
  documents(first: $first, after: $after) ${PAGE} } }`;
const HUNTS = `{ jobHunts(first: 12) { nodes { id employer { name company { id } }
  companies(first: 3) { totalCount nodes { name } edges { role } } contacts(first: 3) { totalCount nodes { lastName } }
  documents(first: 3) { totalCount nodes { name } } } } }`;
const BACK = ["company", "contact", "document"] as const;

interface Page {
  readonly totalCount: number;
  readonly isTotalCountBounded: boolean;
  readonly nodes: readonly { readonly id: string }[];
  readonly edges: readonly {
    readonly cursor: string;
    readonly linkId: string;
    readonly linkedAt: string;
    readonly node: { readonly id: string };
  }[];
  readonly pageInfo: {
    readonly startCursor: string | null;
    readonly endCursor: string | null;
    readonly hasPreviousPage: boolean;
    readonly hasNextPage: boolean;
  };
}

type Lists = Readonly<Record<"companies" | "contacts" | "documents", Page>>;

describe("the lists of linked records", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  const add = async (kind: "Contact" | "Document", input: object): Promise<string> => {
    const field = kind.toLowerCase();
    const { made } = await me.query<{ made: Record<string, { id: string }> }>(
      `mutation ($input: Create${kind}Input!) { made: create${kind}(input: $input) { ${field} { id } } }`,
      { input },
    );
    return made[field]?.id ?? "";
  };
  const link = async (jobHuntId: string, kind: string, id: string, more: object = {}): Promise<string> => {
    app.clock.advance(1000);
    const input = { jobHuntId, kind, id, ...more };
    return (await me.query<{ linkRecord: { id: string } }>(LINK, { input })).linkRecord.id;
  };
  const read = async (id: string, args: object = {}): Promise<Lists> =>
    (await me.query<{ jobHunt: Lists }>(HUNT, { id, ...args })).jobHunt;
  const failure = async (args: object) => {
    const { id } = await createJobHunt(me);
    return (await me.failure(HUNT, { id, ...args })).extensions;
  };

  it("are paged by themselves, the oldest link first, with the links beside the records", async () => {
    const { id } = await createJobHunt(me);
    const companies = [await createCompany(me), await createCompany(me), await createCompany(me)];
    const contact = await add("Contact", { lastName: "Moreau" });
    const [third, first, second] = companies.map((company) => company.id);
    const links = [
      await link(id, "COMPANY", first ?? ""),
      await link(id, "COMPANY", second ?? "", { step: "SHORTLIST_COMPANIES" }),
      await link(id, "COMPANY", third ?? ""),
    ];
    await link(id, "CONTACT", contact, { note: "At the fair" });

    const page = await read(id, { first: 2 });
    const rest = await read(id, { first: 2, after: page.companies.pageInfo.endCursor });

    expect(page.companies).toMatchObject({
      totalCount: 3,
      isTotalCountBounded: false,
      nodes: [{ id: first }, { id: second }],
      edges: [
        { linkId: links[0], step: null, note: null, node: { id: first } },
        { linkId: links[1], step: "SHORTLIST_COMPANIES", node: { id: second }, linkedAt: expect.any(String) },
      ],
      pageInfo: { hasPreviousPage: false, hasNextPage: true, endCursor: page.companies.edges[1]?.cursor },
    });
    expect(page.contacts).toMatchObject({ totalCount: 1, edges: [{ note: "At the fair", node: { id: contact } }] });
    expect(page.documents).toEqual({
      totalCount: 0,
      isTotalCountBounded: false,
      nodes: [],
      edges: [],
      pageInfo: { startCursor: null, endCursor: null, hasPreviousPage: false, hasNextPage: false },
    });
    expect(rest.companies).toMatchObject({
      totalCount: 3,
      nodes: [{ id: third }],
      pageInfo: { hasPreviousPage: true, hasNextPage: false },
    });
    expect(new Date(page.companies.edges[1]?.linkedAt ?? "").getTime()).toBe(
      new Date(page.companies.edges[0]?.linkedAt ?? "").getTime() + 1000,
    );
  });

  it("hold 20 unless more are asked for", async () => {
    const { id } = await createJobHunt(me);
    const { id: company } = await createCompany(me);
    await app.test.database.query(
      `insert into link (owner_id, id, job_hunt_id, company_id, role, step)
       select $1, gen_random_uuid(), $2, $3, 'OTHER', number from generate_series(1, 21) as number`,
      [me.person.id, id, company],
    );
    const { jobHunt } = await me.query<{ jobHunt: { companies: Page } }>(
      `query ($id: ID!) { jobHunt(id: $id) { companies { totalCount nodes { id } pageInfo { hasNextPage } } } }`,
      { id },
    );

    expect(jobHunt.companies).toMatchObject({ totalCount: 21, pageInfo: { hasNextPage: true } });
    expect(jobHunt.companies.nodes).toHaveLength(20);
    expect((await read(id, { first: 200 })).companies.nodes).toHaveLength(21);
  });

  it.each(BACK)("lead back from a %s to its hunts, which are whole", async (kind) => {
    const hunts = [await createJobHunt(me), await createJobHunt(me, { phase: "APPLYING" })];
    const ids = {
      company: (await createCompany(me)).id,
      contact: await add("Contact", { lastName: "Silva" }),
      document: await add("Document", { name: "CV" }),
    };
    const role = kind === "company" ? { role: "AGENCY" } : {};
    for (const hunt of hunts.toReversed()) await link(hunt.id, kind.toUpperCase(), ids[kind], role);

    const { record } = await me.query<{ record: { jobHunts: unknown } }>(
      `query ($id: ID!) { record: ${kind}(id: $id) { jobHunts(first: 5) { totalCount
        edges { ${kind === "company" ? "role " : ""}node { id currentPhase phases { name status } } } } } }`,
      { id: ids[kind] },
    );

    const phases = expect.arrayContaining([{ name: "APPLYING", status: "ACTIVE" }]) as unknown; // any is its type
    expect(record.jobHunts).toEqual({
      totalCount: 2,
      edges: [
        { ...role, node: { id: hunts[1]?.id, currentPhase: "APPLYING", phases } },
        { ...role, node: expect.objectContaining({ id: hunts[0]?.id, currentPhase: "PREPARING" }) },
      ],
    });
  });

  it("show nothing of a stranger's", async () => {
    const { id } = await createJobHunt(me);
    await link(id, "COMPANY", (await createCompany(me)).id);
    const stranger = await app.signIn();

    expect(await stranger.query(HUNT, { id })).toEqual({ jobHunt: null });
    expect(await app.anonymous.graphql(HUNT, { id })).toMatchObject({ status: 401 });
  });

  it("have no page of 0 or of 201, and no cursor of another list", async () => {
    expect(await failure({ first: 0 })).toMatchObject({ code: "VALIDATION", fields: [{ field: "first" }] });
    expect(await failure({ first: 201 })).toMatchObject({ code: "VALIDATION", fields: [{ field: "first" }] });
    expect(await failure({ after: "nonsense" })).toMatchObject({ code: "VALIDATION", fields: [{ field: "after" }] });
  });

  it("cost one statement for what lies in the hunts and one for what lies in that, for twelve hunts as for one", async () => {
    const count = async (): Promise<number> => {
      // The first time each statement is sent by itself.
      await me.query(HUNTS);
      app.test.statements.length = 0;
      await me.query(HUNTS);
      return app.test.statements.length;
    };
    const fill = async (): Promise<void> => {
      const { id } = await createJobHunt(me);
      await link(id, "COMPANY", (await createCompany(me)).id, { role: "EMPLOYER" });
      await link(id, "COMPANY", (await createCompany(me)).id);
      await link(id, "CONTACT", await add("Contact", { lastName: "Silva" }));
      await link(id, "DOCUMENT", await add("Document", { name: "CV" }));
    };

    await fill();
    const one = await count();
    for (let n = 1; n < 12; n++) await fill();

    expect(await count()).toBe(one);
    // The hunts with their employers; three lists, their counts, and the companies of the employers.
    expect(one).toBe(2);
  });
});
