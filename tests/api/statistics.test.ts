import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createJobHunt } from "../support/factories/job-hunt.js";

/** The records whose kind is a text, and how they say it. */
const TYPED: readonly (readonly [noun: string, kind: string, by: string, nameOfOne: object])[] = [
  ["company", "type", "byType", { name: "One" }],
  ["contact", "role", "byType", { lastName: "One" }],
  ["document", "type", "byType", { name: "One" }],
];

interface Made {
  readonly id: string;
  readonly noteGuid: string;
}

describe("the figures beside a list", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    me = await app.signIn();
  });
  afterAll(() => app.close());

  async function make(noun: string, input: object): Promise<Made> {
    const { made } = await me.query<{ made: Readonly<Record<string, Made>> }>(
      `mutation ($input: Create${big(noun)}Input!) { made: create${big(noun)}(input: $input) { ${noun} { id noteGuid } } }`,
      { input },
    );
    const record = made[noun];
    if (record === undefined) throw new Error(`No ${noun} was made.`);
    return record;
  }
  const remove = (noun: string, { id }: { readonly id: string }): Promise<unknown> =>
    me.query(`mutation ($id: ID!) { delete${big(noun)}(input: { id: $id }) { id } }`, { id });
  const note = ({ noteGuid }: Made): Promise<Made> => make("note", { noteGuid, title: "Seen" });
  async function see(noun: string, by: string, one: string): Promise<unknown> {
    const { figures } = await me.query<{ figures: unknown }>(
      `{ figures: ${noun}Statistics { total ${by} { ${one} count } withNotes } }`,
    );
    return figures;
  }

  it.each(TYPED)("are zeros for somebody new: %s", async (noun, _kind, by) => {
    expect(await see(noun, by, "name")).toEqual({ total: 0, [by]: [], withNotes: 0 });
  });

  it.each(TYPED)(
    "count each kind of %s whatever its case, the most frequent first",
    async (noun, kind, by, nameOfOne) => {
      for (const name of ["Rare", "Often", "often", "Often"]) await make(noun, { ...nameOfOne, [kind]: name });
      await make(noun, nameOfOne);

      expect(await see(noun, by, "name")).toEqual({
        total: 5,
        [by]: [
          { name: "Often", count: 3 },
          { name: "Rare", count: 1 },
          { name: null, count: 1 },
        ],
        withNotes: 0,
      });
    },
  );

  it.each(TYPED)(
    "leave out a %s in the trash, and count once what has two notes",
    async (noun, _kind, by, nameOfOne) => {
      const noted = await make(noun, nameOfOne);
      await note(noted);
      await note(noted);
      const emptied = await make(noun, nameOfOne);
      await remove("note", await note(emptied));
      const trashed = await make(noun, nameOfOne);
      await note(trashed);
      await remove(noun, trashed);

      expect(await see(noun, by, "name")).toEqual({ total: 2, [by]: [{ name: null, count: 2 }], withNotes: 1 });
    },
  );

  it("count ideal jobs by whether a hunt follows them, both statuses always", async () => {
    const followed = await make("idealJob", { name: "Followed" });
    await make("idealJob", { name: "Not yet" });
    await note(followed);
    const hunt = await createJobHunt(me);
    await me.query(
      `mutation ($hunt: ID!, $ideal: ID!) { linkIdealJob(input: { jobHuntId: $hunt, idealJobId: $ideal }) { logEntryId } }`,
      { hunt: hunt.id, ideal: followed.id },
    );

    const during = await see("idealJob", "byStatus", "status");
    await remove("jobHunt", hunt);
    const after = await see("idealJob", "byStatus", "status");

    expect(during).toEqual(figuresOf(1, 1));
    expect(after).toEqual(figuresOf(0, 2));
  });

  function figuresOf(active: number, inactive: number): object {
    const byStatus = [
      { status: "ACTIVE", count: active },
      { status: "INACTIVE", count: inactive },
    ];
    return { total: active + inactive, byStatus, withNotes: 1 };
  }

  it.each(["company", "contact", "document", "idealJob"])("are of nobody else: %s", async (noun) => {
    await make(noun, noun === "contact" ? { lastName: "Mine" } : { name: "Mine" });
    me = await app.signIn();

    const { figures } = await me.query<{ figures: unknown }>(`{ figures: ${noun}Statistics { total withNotes } }`);

    expect(figures).toEqual({ total: 0, withNotes: 0 });
  });
});

function big(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}
