import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { foldAccents, foldAccentsSql, foldWords, foldWordsSql } from "../../gateway/platform/fold-text.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import "../support/on-both-databases.js";

const TEXTS = [
  "SAINT-Étienne,  Loire",
  "Straße 1; ŁÓDŹ.",
  "Œuvre ÆRØ Đ",
  "İzmir ılık",
  "Ｆｒｅｅlance",
  "МОСКВА Й",
  "ガス آب",
  " , ",
];

describe("the folds of PostgreSQL", () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.close());

  it.each([
    ["accents", foldAccents, foldAccentsSql],
    ["words", foldWords, foldWordsSql],
  ])("are those of the server: %s", async (_name, fold, foldSql) => {
    const rows = await test.database.query<{ folded: string }>(
      `select ${foldSql("text")} as folded from unnest($1::text[]) with ordinality as given(text, at) order by at`,
      [TEXTS],
    );

    expect(rows.map(({ folded }) => folded)).toEqual(TEXTS.map((text) => fold(text)));
  });
});
