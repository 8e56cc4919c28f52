import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import "../support/on-both-databases.js";

/** More than are ranked at once, and more than are looked at first. */
const MANY = 1_400;
const SEARCH = `query ($text: String!, $first: Int!, $kinds: [RecordKind!]) {
  search(text: $text, first: $first, kinds: $kinds) { kind id name home { id } } }`;

/** Changed in an order that is neither that of the ids nor that of the rows; every fifth at the same time as another. */
const CHANGED = "timestamptz '2026-11-01' + (n * 7919 % 1120) * interval '1 minute'";
const FILL: readonly string[] = [
  `insert into job_hunt (owner_id, id, name, current_phase, started_phase, note_guid, created_at, updated_at, deleted_at)
   select $1, md5('h' || n)::uuid, 'Hunt ' || n, 'APPLYING', 'PREPARING', md5('g' || n)::uuid, ${CHANGED}, ${CHANGED},
     case when n % 10 = 0 then ${CHANGED} end from generate_series(1, $2::integer) as n`,
  // Every third has the word in its name, the others only beside it; some lie in the trash.
  `insert into company (owner_id, id, name, description, note_guid, created_at, updated_at, deleted_at)
   select $1, md5('c' || n)::uuid, case when n % 3 = 0 then 'Works Maple ' || n else 'Firm ' || n end, 'a maple firm',
     md5('cg' || n)::uuid, ${CHANGED}, ${CHANGED}, case when n % 11 = 0 then ${CHANGED} end from generate_series(1, $2::integer) as n`,
  // Two of all, that were changed long ago, have it in their name.
  `insert into document (owner_id, id, name, description, note_guid, created_at, updated_at)
   select $1, md5('d' || n)::uuid, case when n in (7, 8) then 'Maple letter ' || n else 'Letter ' || n end, 'to maple and others',
     md5('dg' || n)::uuid, ${CHANGED}, case when n in (7, 8) then timestamptz '2026-10-01' else ${CHANGED} end
   from generate_series(1, $2::integer) as n`,
  `insert into sign (owner_id, id, job_hunt_id, happened_on, sender, kind, note, recorded_on, created_at, updated_at)
   select $1, md5('s' || n)::uuid, md5('h' || n)::uuid, date '2026-11-01', 'THEM', 'MAIL',
     case when n % 2 = 0 then 'Maple wrote ' else 'Wrote of maple ' end || n, date '2026-11-01', ${CHANGED}, ${CHANGED}
   from generate_series(1, $2::integer) as n`,
  // Some adverts have no title, and two have its words in the other order.
  `insert into job_details (owner_id, id, job_hunt_id, title, data, created_at, updated_at)
   select $1, md5('j' || n)::uuid, md5('h' || n)::uuid,
     case when n in (9, 13) then 'Planter maple' when n % 4 > 0 then 'Maple planter ' || n end, '{"jobTitle": "Maple planter"}',
     ${CHANGED}, case when n in (9, 13) then timestamptz '2026-10-01' else ${CHANGED} end from generate_series(1, $2::integer) as n`,
];

const IN_TRASH = "(select id from job_hunt where owner_id = $1 and deleted_at is not null)";
/** What a search has to find, from all rows. */
const EXPECTED = `select kind, id, name from (
    select 'COMPANY' as kind, id, name, name like '%Maple%' as named, updated_at from company where owner_id = $1 and deleted_at is null
    union all select 'DOCUMENT', id, name, name like 'Maple%', updated_at from document where owner_id = $1
    union all select 'SIGN', id, note, true, updated_at from sign where owner_id = $1 and job_hunt_id not in ${IN_TRASH}
    union all select 'JOB_DETAILS', id, coalesce(title, ''), title is not null, updated_at from job_details
      where owner_id = $1 and job_hunt_id not in ${IN_TRASH}
  ) as found where kind = any($2::text[]) order by named desc, updated_at desc, id limit $3`;

interface Hit {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
}

describe("a search for a word that many records have", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
    for (const statement of FILL) await app.test.database.query(statement, [me.person.id, MANY]);
  });
  afterAll(() => app.close());

  const search = async (text: string, first: number, kinds: readonly string[] | null): Promise<readonly Hit[]> => {
    const { search: hits } = await me.query<{ search: readonly Hit[] }>(SEARCH, { text, first, kinds });
    return hits.map(({ kind, id, name }) => ({ kind, id, name }));
  };

  it.each([
    [["COMPANY"]],
    [["DOCUMENT"]],
    [["SIGN"]],
    [["JOB_DETAILS"]],
    [["COMPANY", "DOCUMENT"]],
    [["COMPANY", "DOCUMENT", "SIGN", "JOB_DETAILS"]],
  ])("finds of %j the same as if all were ranked", async (kinds) => {
    for (const first of [1, 20, 50]) {
      const expected = await app.test.database.query<Hit>(EXPECTED, [me.person.id, kinds, first]);

      expect(await search("maple", first, kinds)).toEqual(expected);
      expect(await search(" MAPLE ", first, kinds)).toEqual(expected);
    }
  });

  it("finds the names that hold the text among many that hold its words otherwise", async () => {
    const expected = await app.test.database.query<Hit>(
      `select 'JOB_DETAILS' as kind, id, coalesce(title, '') as name from job_details
       where owner_id = $1 and job_hunt_id not in ${IN_TRASH}
       order by coalesce(title like 'Planter%', false) desc, updated_at desc, id limit 50`,
      [me.person.id],
    );

    const hits = await search("planter maple", 50, ["JOB_DETAILS"]);

    expect(hits).toEqual(expected);
  });

  it("ranks them beside those of a kind that has few", async () => {
    const { createContact } = await me.query<{ createContact: { contact: { id: string } } }>(
      `mutation { createContact(input: { firstName: "Maple", lastName: "Tree" }) { contact { id } } }`,
    );

    const [first] = await search("maple", 20, null);

    expect(first).toEqual({ kind: "CONTACT", id: createContact.contact.id, name: "Maple Tree" });
  });

  it("takes two statements, and one for a word that few have", async () => {
    const statementsOf = async (text: string): Promise<number> => {
      app.test.statements.length = 0;
      await search(text, 20, null);
      return app.test.statements.length;
    };

    const few = await statementsOf("planter 1234");

    expect(await statementsOf("maple")).toBe(few + 1);
  });

  it("finds nothing of anybody else", async () => {
    const other = await app.signIn();

    const { search: hits } = await other.query<{ search: readonly Hit[] }>(SEARCH, { text: "maple", first: 50 });

    expect(hits).toEqual([]);
  });
});
