import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { foldWords } from "../../migrations/20261128090000-fold-words.js";
import { partForms, searchWords, spellings } from "../../schema/fold-text.js";
import { FOUND_PAIRS, MISSED_PAIRS } from "../api/found-pairs.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { FOLD_FUNCTIONS } from "../support/fold-functions.js";
import "../support/on-both-databases.js";

/** Characters in their order, in pieces of 16, as words of one text: all scripts that people write names in, and all signs. */
const SCRIPTS = [
  [0x20, 0x0e80],
  [0x1e00, 0x20d0],
  [0x3000, 0x3200],
  [0x4e00, 0x4f00],
  [0xac00, 0xad00],
  [0xfb00, 0xfdd0],
  [0xfe00, 0xfff0],
] as const;
const EACH = SCRIPTS.flatMap(([first, end]) =>
  Array.from({ length: (end - first) / 16 }, (_, piece) =>
    String.fromCodePoint(...Array.from({ length: 16 }, (_one, at) => first + piece * 16 + at)),
  ),
);
const TEXTS = [
  ...[...FOUND_PAIRS, ...MISSED_PAIRS].flat(),
  ...EACH,
  "",
  " , ",
  "a+b #1 C++/C#/F# c++11 +49 (0)30",
  "anna.o'neill@example.org www.example.org/jobs?id=1&x=2",
  `${"long".repeat(20)} ${"漢".repeat(60)} ${"Ünï".repeat(30)}`,
  `${"word ".repeat(5_000)}end`,
];

describe("the fold of the database", () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());

  const answers = async (sql: string): Promise<readonly unknown[]> => {
    const rows = await test.database.query<{ answer: unknown }>(
      `select ${sql} as answer from unnest($1::text[]) with ordinality as given(text, at) order by at`,
      [TEXTS],
    );
    return rows.map(({ answer }) => answer);
  };

  it("spells texts as the one of the server and the client", async () => {
    const plain = await answers("fold_letters(text, false)");
    const asTwo = await answers("fold_letters(text, true)");

    const wrong = TEXTS.filter((text, at) => {
      const expected = spellings(text);
      return plain[at] !== expected[0] || asTwo[at] !== (expected[1] ?? expected[0]);
    });
    expect(wrong).toEqual([]);
  });

  it("splits texts into the same words", async () => {
    const words = await answers("to_json(tsvector_to_array(array_to_tsvector(text_words(text))))");

    const wrong = TEXTS.filter((text, at) => {
      const found = new Set(words[at] as string[]); // of tsvector_to_array
      const expected = searchWords(text);
      return found.size !== expected.size || [...expected].some((word) => !found.has(word));
    });
    expect(wrong).toEqual([]);
  });

  it("writes entries of the log as the client looks for parts in them", async () => {
    const entries = await answers("folded_entry(text)");

    expect(TEXTS.filter((text, at) => entries[at] !== partForms(text).join(" "))).toEqual([]);
  });

  it("is made from the same table of letters", () => {
    for (const definition of FOLD_FUNCTIONS) expect(foldWords.up).toContain(definition);
  });
});
