import { describe, expect, it } from "@jest/globals";
import { EVIDENCE_RUNS_MAX } from "../../../schema/limits.js";
import { composeAdvert, type Advert } from "../page/advert.js";
import { candidateOf } from "./finding.js";
import { linesFinding } from "./section-fields.js";

const items = (count: number): Advert =>
  composeAdvert(Array.from({ length: count }, (_, n) => ({ text: `Task ${n}`, kind: "item", gap: false })));

/** Returns what a section of some of an advert's lines quotes. */
const quotedIn = (advert: Advert, isChosen: (index: number) => boolean) =>
  linesFinding(
    advert,
    "jobResponsibilities",
    advert.lines.filter(({ index }) => isChosen(index)),
    0.8,
  ).map((found) => candidateOf(found, "RULE", advert))[0];

describe("the evidence of a section", () => {
  it("is one run where its lines follow each other", () => {
    const found = quotedIn(items(4), (index) => index === 1 || index === 2);

    expect(found).toMatchObject({ quote: "Task 1\n- Task 2", start: 11, end: 26 });
    expect(found?.runs).toEqual([{ quote: "Task 1\n- Task 2", start: 11, end: 26 }]);
  });

  it("is every run in the advert's order, and the quote the longest of them", () => {
    const advert = items(9);

    const found = quotedIn(advert, (index) => index !== 1 && index < 6);

    expect(found?.runs.map(({ quote }) => quote)).toEqual(["Task 0", "Task 2\n- Task 3\n- Task 4\n- Task 5"]);
    expect(found?.runs.map(({ start, end }) => advert.text.slice(start, end))).toEqual(
      found?.runs.map(({ quote }) => quote),
    );
    expect(found).toMatchObject({ ...found?.runs[1] });
  });

  it("is the longest runs, still in order, where there are more than are stored", () => {
    const found = quotedIn(items(4 * EVIDENCE_RUNS_MAX), (index) => index % 3 === 0 || index === 199);

    expect(found?.runs).toHaveLength(EVIDENCE_RUNS_MAX);
    expect(found?.runs.at(-1)?.quote).toBe("Task 198\n- Task 199");
    expect(found?.runs.toSorted((a, b) => a.start - b.start)).toEqual(found?.runs);
    expect(found?.runs.map(({ quote }) => quote)).not.toContain("Task 3");
  });

  it("is nothing without lines", () => {
    expect(quotedIn(items(2), () => false)).toBeUndefined();
  });
});
