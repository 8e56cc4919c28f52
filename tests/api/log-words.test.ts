import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import "../support/on-both-databases.js";

const LIST = `query ($filter: String, $words: [LogWordWhere!], $from: DateTime, $to: DateTime, $first: Int! = 50, $after: String) {
  logEntries(filter: $filter, where: { from: $from, to: $to, words: $words }, first: $first, after: $after) {
    totalCount isTotalCountBounded nodes { entry } pageInfo { endCursor hasNextPage } } }`;
const UNDO = `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`;
/** So many entries of a log are read without its index. */
const NEWEST = 2_000;

interface Word {
  readonly text: string;
  readonly sentences?: readonly string[];
  readonly terms?: readonly string[];
  readonly isInUndone?: boolean;
}

interface Asked {
  readonly filter?: string;
  readonly words?: readonly Word[];
  readonly from?: string;
  readonly to?: string;
  readonly first?: number;
  readonly after?: string | null;
}

interface Listed {
  readonly totalCount: number;
  readonly isTotalCountBounded: boolean;
  readonly nodes: readonly { readonly entry: string }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

const CREATED = 'Added company "Kontor Nord"';
const UNDONE = `Undid: ${CREATED}`;
const REDONE = `Undid: Undid: ${CREATED}`;
const OPENED = 'Opened "decide on job" in job hunt "{step} 100%"';
const MOVED = 'Moved job hunt "{step} 100%" from preparing to applying';
const ENDED = 'Archived job hunt "{step} 100%": Kontor chose somebody else';
const ADDED = 'Added job hunt "{step} 100%"';
const OWN = "Bei Kontor angerufen, um 9_30";

describe("the words that entries of the log are asked for", () => {
  let app: TestApp;
  let me: Client;
  let stranger: Client;

  beforeAll(async () => {
    app = await startTestApp();
    [me, stranger] = await Promise.all([app.signIn(), app.signIn()]);
    await fillLog(me);
    await fillLog(stranger);
  });
  afterAll(() => app.close());

  /** Fills a log with one entry of each kind: with text facts, with terms, undone once and twice, and the owner's own. */
  async function fillLog(owner: Client): Promise<void> {
    const id = randomUUID();
    const act = async (mutation: string): Promise<string> => {
      app.clock.advance(1_000);
      const answer = await owner.query<{ done: { logEntryId: string } }>(`mutation { done: ${mutation} }`);
      return answer.done.logEntryId;
    };
    const undo = async (entry: string | undefined): Promise<string | undefined> => {
      app.clock.advance(1_000);
      const answer = await owner.query<{ undo: { logEntries: readonly { id: string }[] } }>(UNDO, { id: entry });
      return answer.undo.logEntries[0]?.id;
    };
    await undo(await undo(await act(`createCompany(input: { name: "Kontor Nord" }) { logEntryId }`)));
    await act(`createJobHunt(input: { id: "${id}", name: "{step} 100%" }) { logEntryId }`);
    await act(`openStep(input: { jobHuntId: "${id}", step: DECIDE_ON_JOB }) { logEntryId }`);
    await act(`advanceJobHunt(input: { id: "${id}", from: PREPARING }) { logEntryId }`);
    await act(`terminateJobHunt(input: { id: "${id}", reason: "Kontor chose somebody else" }) { logEntryId }`);
    await act(`addLogEntry(input: { event: "${OWN}" }) { logEntryId: id }`);
  }

  const list = async (asked: Asked, owner = me): Promise<Listed> =>
    (await owner.query<{ logEntries: Listed }>(LIST, asked)).logEntries;

  describe.each([
    ["among the newest entries", 0],
    ["behind more than are read without the index", NEWEST],
  ])("%s", (_place, newer) => {
    let owner: Client;

    beforeAll(async () => {
      if (newer === 0) {
        owner = me;
        return;
      }
      owner = await app.signIn();
      await fillLog(owner);
      await app.test.database.query(
        `insert into log_entry (owner_id, id, date, action, entry)
         select $1, gen_random_uuid(), timestamptz '2099-01-01' + n * interval '1 day', 'note', 'x' from generate_series(1, $2::integer) as n`,
        [owner.person.id, newer],
      );
    });

    it.each<[string, readonly Word[], readonly string[]]>([
      ["a text fact", [{ text: "nord" }], [REDONE, UNDONE, CREATED]],
      ["the reason as well as the name", [{ text: "KONTOR" }], [OWN, ENDED, REDONE, UNDONE, CREATED]],
      ["an own entry", [{ text: "angerufen" }], [OWN]],
      ["every word, in any order", [{ text: "nord" }, { text: "kontor" }], [REDONE, UNDONE, CREATED]],
      ["every word, not some", [{ text: "kontor" }, { text: "süd" }], []],
      ["words of several entries in none of them", [{ text: "nord" }, { text: "angerufen" }], []],
      ["a word with a space, as it stands", [{ text: "kontor nord" }], [REDONE, UNDONE, CREATED]],
      ["no English word of a sentence", [{ text: "company" }], []],
      ["no English name of a step", [{ text: "decide" }], []],
      ["no key of a step", [{ text: "decide_on_job" }], []],
      ["no English word before an undone entry", [{ text: "undid" }], []],
      ["a sentence by its key", [{ text: "firma", sentences: ["company.created"] }], [REDONE, UNDONE, CREATED]],
      ["a key alone, not its beginning", [{ text: "firma", sentences: ["company", "company.createdd"] }], []],
      [
        "a sentence or a fact",
        [{ text: "kontor", sentences: ["step.opened", "jobHunt.created"] }],
        [OWN, ENDED, OPENED, ADDED, REDONE, UNDONE, CREATED],
      ],
      [
        "a sentence and a fact",
        [{ text: "archiviert", sentences: ["jobHunt.terminatedBecause", "jobHunt.terminated"] }, { text: "else" }],
        [ENDED],
      ],
      ["a step by its name", [{ text: "entscheidung", terms: ["DECIDE_ON_JOB"] }], [OPENED]],
      ["a phase it came from", [{ text: "vorbereitung", terms: ["PREPARING"] }], [MOVED]],
      ["a phase it went to", [{ text: "bewerbung", terms: ["APPLYING", "STUDY"] }], [MOVED]],
      ["a term for no sentence", [{ text: "x-y", terms: ["company.created"] }], []],
      ["a sentence for no term", [{ text: "x-y", sentences: ["PREPARING"] }], []],
      ["what was undone", [{ text: "rückgängig", isInUndone: true }], [REDONE, UNDONE]],
      ["what was undone, and a fact", [{ text: "zurück", isInUndone: true }, { text: "nord" }], [REDONE, UNDONE]],
      ["a placeholder as a name", [{ text: "{step}" }], [ENDED, MOVED, OPENED, ADDED]],
      ["wildcards as they stand", [{ text: "100%" }], [ENDED, MOVED, OPENED, ADDED]],
      ["an underline as it stands", [{ text: "9_3" }], [OWN]],
      ["no other sign for an underline", [{ text: "k_ntor" }], []],
      ["no other text for a per cent sign", [{ text: "k%r" }], []],
      ["no backslash as an escape", [{ text: "100\\%" }], []],
      ["quotation marks as they stand", [{ text: "' | 'kontor" }], []],
      ["one character", [{ text: "%" }], [ENDED, MOVED, OPENED, ADDED]],
      ["two characters", [{ text: "rd" }], [REDONE, UNDONE, CREATED]],
      ["two characters at an end", [{ text: "um" }], [OWN]],
      ["a short word and a long one", [{ text: "9" }, { text: "angerufen" }], [OWN]],
      ["two short words", [{ text: "um" }, { text: "9" }], [OWN]],
      ["a short word by a key", [{ text: "ha", sentences: ["company.created"] }], [REDONE, UNDONE, CREATED]],
    ])("find %s", async (_rule, words, expected) => {
      const { nodes, totalCount } = await list({ words, to: "2098-01-01T00:00:00Z" }, owner);
      const everywhere = await list({ words }, owner);

      expect(nodes.map(({ entry }) => entry)).toEqual(expected);
      expect(totalCount).toBe(expected.length);
      expect(everywhere.nodes).toEqual(nodes);
    });

    it.each([
      ["added company", [REDONE, UNDONE, CREATED]],
      ["UNDID: added", [REDONE, UNDONE]],
      ['company "Kontor', [REDONE, UNDONE, CREATED]],
      ["from preparing to", [MOVED]],
      ["kontor company", []],
      ['y "', [REDONE, UNDONE, CREATED]],
    ])("are not the filter, which is a part of the English entry (%j)", async (filter, expected) => {
      const { nodes, totalCount } = await list({ filter }, owner);

      expect(nodes.map(({ entry }) => entry)).toEqual(expected);
      expect(totalCount).toBe(expected.length);
    });

    it("hold with the filter, and with the times", async () => {
      const words = [{ text: "kontor" }];
      const filtered = await list({ filter: "job hunt", words }, owner);
      const none = await list({ words, to: "2020-01-01T00:00:00Z" }, owner);

      expect(filtered.nodes.map(({ entry }) => entry)).toEqual([ENDED]);
      expect(none).toMatchObject({ totalCount: 0, nodes: [] });
    });

    it("are read page after page, each entry once", async () => {
      const words = [{ text: "kontor" }];
      const entries: string[] = [];
      for (let after: string | null = null; ;) {
        const { nodes, pageInfo, totalCount }: Listed = await list({ words, first: 2, after }, owner);
        entries.push(...nodes.map(({ entry }) => entry));
        expect(totalCount).toBe(5);
        if (!pageInfo.hasNextPage) break;
        after = pageInfo.endCursor;
      }

      expect(entries).toEqual([OWN, ENDED, REDONE, UNDONE, CREATED]);
    });
  });

  it("find nothing of another person's", async () => {
    const other = await app.signIn();

    expect(await list({ words: [{ text: "kontor", sentences: ["company.created"] }] }, other)).toMatchObject({
      totalCount: 0,
      nodes: [],
    });
  });

  it("find everything when there are none, and with an empty filter", async () => {
    const { nodes } = await list({});

    expect((await list({ words: [], filter: "" })).nodes).toEqual(nodes);
    expect(nodes).toHaveLength(8);
  });

  it("find entries across many spans of the index, and in years far apart", async () => {
    const owner = await app.signIn();
    const spread = `insert into log_entry (owner_id, id, date, action, entry)
      select $1, gen_random_uuid(), timestamptz '2020-01-01' + n * interval '20 days', 'note', $2 || n from generate_series(1, $3::integer) as n`;
    await app.test.database.query(spread, [owner.person.id, "Quarz ", 60]);
    for (const date of ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z"]) {
      await owner.query(`mutation { addLogEntry(input: { date: "${date}", event: "Quarz" }) { id } }`);
    }
    await app.test.database.query(
      `insert into log_entry (owner_id, id, date, action, entry)
       select $1, gen_random_uuid(), timestamptz '2030-01-01', 'note', 'x' from generate_series(1, ${NEWEST + 100}) as n`,
      [owner.person.id],
    );

    const { nodes, totalCount } = await list({ words: [{ text: "quarz" }], first: 200 }, owner);

    const numbered = Array.from({ length: 60 }, (_, at) => `Quarz ${60 - at}`);
    expect(nodes.map(({ entry }) => entry)).toEqual(["Quarz", ...numbered, "Quarz"]);
    expect(totalCount).toBe(62);
  });

  it("take one statement for a page that is not counted", async () => {
    app.test.statements.length = 0;

    await me.query(LIST.replace("totalCount isTotalCountBounded", ""), { words: [{ text: "kontor" }] });

    expect(app.test.statements).toHaveLength(1);
  });

  it("are found in entries of several lines, behind more than are read without the index", async () => {
    const owner = await app.signIn();
    await owner.query(
      `mutation { addLogEntry(input: { date: "2026-01-01T00:00:00Z", event: "Erste\\nZweite" }) { id } }`,
    );
    await app.test.database.query(
      `insert into log_entry (owner_id, id, date, action, entry)
       select $1, gen_random_uuid(), timestamptz '2030-01-01', 'note', 'x' from generate_series(1, ${NEWEST}) as n`,
      [owner.person.id],
    );
    const sought: Asked[] = ["rste\nzwei", "e\nz", "\n"].map((filter) => ({ filter }));

    for (const asked of [...sought, { words: [{ text: "zweite" }] }]) {
      expect((await list(asked, owner)).nodes).toEqual([{ entry: "Erste\nZweite" }]);
    }
  });

  it("are quoted in the index's own language", async () => {
    const words = ["'", "''", "\\", "\\'", "a'b\\c", "&|!", "(x)", ":*", "<->", "kontor':*|'x"].map((text) => ({
      text,
      sentences: [text],
      terms: [text],
    }));

    for (const word of words) expect((await me.graphql(LIST, { words: [word] })).errors).toBeUndefined();
    expect((await list({ words })).nodes).toEqual([]);
  });
});
