import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { AddressQuestion } from "../../gateway/address/address-source.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createCompany } from "../support/factories/company.js";
import { fakeAddresses } from "../support/fakes.js";
import "../support/on-both-databases.js";

const SUGGEST = `query ($text: String!, $first: Int, $language: String) {
  addressSuggestions(text: $text, first: $first, language: $language) { description } }`;

interface Suggested {
  readonly addressSuggestions: readonly { readonly description: string }[];
}

describe("address suggestions", () => {
  const asked: AddressQuestion[] = [];
  let isBroken = false;
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp({
      addresses: {
        suggest: async (personId, question) => {
          asked.push(question);
          if (isBroken) throw new Error("No places today.");
          return fakeAddresses.suggest(personId, question);
        },
      },
    });
  });
  beforeEach(async () => {
    asked.length = 0;
    isBroken = false;
    me = await app.signIn();
  });
  afterAll(() => app.close());

  async function suggest(text: string, more: object = {}): Promise<readonly string[]> {
    const { addressSuggestions } = await me.query<Suggested>(SUGGEST, { text, ...more });
    return addressSuggestions.map(({ description }) => description);
  }

  it("come from three characters on; below them nobody is asked", async () => {
    await createCompany(me, { address: "Quay 9" });

    expect(await suggest("qu")).toEqual([]);
    expect(await suggest("  qu  ")).toEqual([]);
    expect(await suggest(",,,")).toEqual([]);
    expect(asked).toEqual([]);
    expect(await suggest("qua")).toEqual([
      "Quay 9",
      "Quayside 1, Harbourtown",
      "Quayside 12, Harbourtown",
      "Quarry Road, Milltown",
    ]);
  });

  it("begin with one's own addresses, the most frequent first, none twice", async () => {
    for (const address of ["Quai Été 3", "quayside 1 Harbourtown", "quayside 1 Harbourtown"])
      await createCompany(me, { address });

    expect(await suggest("QUA")).toEqual([
      "quayside 1 Harbourtown",
      "Quai Été 3",
      "Quayside 12, Harbourtown",
      "Quarry Road, Milltown",
    ]);
  });

  it.each(["ete 3", "ÉTÉ", "Quai,été", "e\u0301t", "lodz", "strasse 5"])(
    "find one's own by the beginning of a word, whatever its case, accents and commas: %s",
    async (text) => {
      await createCompany(me, { address: "Quai Été 3, ŁÓDŹ, Straße 5" });

      expect(await suggest(text)).toEqual(["Quai Été 3, ŁÓDŹ, Straße 5"]);
    },
  );

  it.each(["100%", "a_b", "back\\sl"])("take signs of a pattern for what they are: %s", async (text) => {
    await createCompany(me, { address: `At ${text}ash` });
    await createCompany(me, { address: "At 100x axb backsl" });

    expect(await suggest(text)).toEqual([`At ${text}ash`]);
  });

  it("are neither another person's nor of a company in the trash", async () => {
    await createCompany(await app.signIn(), { address: "Quay Theirs" });
    const { id } = await createCompany(me, { address: "Quay Gone" });
    await me.query(`mutation ($id: ID!) { deleteCompany(input: { id: $id }) { id } }`, { id });

    expect(await suggest("quay")).toEqual(["Quayside 1, Harbourtown", "Quayside 12, Harbourtown"]);
  });

  it("are as many as were asked for, from one to two hundred", async () => {
    const failures = await Promise.all([0, 201].map((first) => me.failure(SUGGEST, { text: "quay", first })));

    expect(await suggest("quay", { first: 1 })).toEqual(["Quayside 1, Harbourtown"]);
    expect(asked.map(({ first }) => first)).toEqual([1]);
    for (const failure of failures) {
      expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field: "first", rule: "range" }] });
    }
  });

  it.each([
    ["text", 500],
    ["language", 60],
  ])("take a %s of %d characters and refuse one more, naming the field", async (field, max) => {
    const values = { text: "quay", [field]: "x".repeat(max) };
    const failure = await me.failure(SUGGEST, { ...values, [field]: "x".repeat(max + 1) });

    expect(await me.query<Suggested>(SUGGEST, values)).toHaveProperty("addressSuggestions");
    expect(failure.extensions).toMatchObject({ code: "VALIDATION", fields: [{ field, rule: "maxLength" }] });
  });

  it("are asked for in the language of the person, in English when nobody said", async () => {
    await suggest("quay", { language: "de" });
    await suggest("quay");

    expect(asked.map(({ language }) => language)).toEqual(["de", "en"]);
  });

  it("are still one's own when the source fails, and no failure", async () => {
    await createCompany(me, { address: "Quay 9" });
    isBroken = true;

    expect(await suggest("quay")).toEqual(["Quay 9"]);
  });

  it("cost one statement", async () => {
    app.test.statements.length = 0;

    await suggest("quay");

    expect(app.test.statements).toHaveLength(1);
  });
});
