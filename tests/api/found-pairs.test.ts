import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { createCompany } from "../support/factories/company.js";
import "../support/on-both-databases.js";
import { withoutMarks } from "../../schema/invisible-marks.js";
import { FOUND_PAIRS, MISSED_PAIRS } from "./found-pairs.js";

const SEARCH = `query ($text: String!) { search(text: $text, first: 50, kinds: [COMPANY]) { name } }`;
const FILTER = `query ($text: String!) { companies(filter: $text, first: 200) { totalCount nodes { name } } }`;
const LOG = `query ($text: String!) { logEntries(where: { words: [{ text: $text }] }, first: 200) { nodes { entry } } }`;
/** Returns a name as it is stored. */
const asStored = (name: string): string => withoutMarks(name).trim();

/** The signs that the screen of the log takes for spaces. */
const SPACES = /\s+/u;

describe("a name that is written otherwise", () => {
  let app: TestApp;
  let me: Client;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
    for (const name of new Set([...FOUND_PAIRS, ...MISSED_PAIRS].map(([stored]) => stored))) {
      await createCompany(me, { name });
    }
  });
  afterAll(() => app.close());

  const searched = async (text: string): Promise<readonly string[]> =>
    (await me.query<{ search: { name: string }[] }>(SEARCH, { text })).search.map(({ name }) => name);
  const filtered = async (text: string): Promise<readonly string[]> =>
    (await me.query<{ companies: { nodes: { name: string }[] } }>(FILTER, { text })).companies.nodes.map(
      ({ name }) => name,
    );
  const logged = async (text: string): Promise<readonly string[]> =>
    (await me.query<{ logEntries: { nodes: { entry: string }[] } }>(LOG, { text })).logEntries.nodes.map(
      ({ entry }) => entry,
    );

  it.each(FOUND_PAIRS)("%s is found by %s", async (stored, typed) => {
    expect(await searched(typed)).toContain(asStored(stored));
    expect(await filtered(typed)).toContain(asStored(stored));
  });

  it.each(MISSED_PAIRS)("%s is not found by %s", async (stored, typed) => {
    expect(await searched(typed)).not.toContain(asStored(stored));
    expect(await filtered(typed)).not.toContain(asStored(stored));
  });

  it("is found in the log by each word", async () => {
    const missed: string[] = [];
    for (const [stored, typed] of FOUND_PAIRS) {
      const found = await Promise.all(typed.split(SPACES).map(logged));
      if (!found.every((entries) => entries.some((entry) => entry.includes(asStored(stored)))))
        missed.push(`${stored} | ${typed}`);
    }

    expect(missed).toEqual([]);
  });
});
