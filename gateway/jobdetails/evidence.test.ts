import { describe, expect, it } from "@jest/globals";
import { fromJobData, toJobData } from "./job-data.js";
import { createLogger } from "../platform/logger.js";
import { evidenceFaults, evidenceToKeep, isSameEvidence, runsOf, type FieldEvidence } from "./evidence.js";

const ADVERT = "Knead dough. Call us. Bake bread and rolls.";
const [KNEAD, BAKE] = [
  { start: 0, end: 12 },
  { start: 22, end: 43 },
];
const TASKS = { field: "jobResponsibilities", source: "RULE", confidence: 0.8 } as const;
const LONGEST = { ...TASKS, quote: "Bake bread and rolls.", ...BAKE };
const STORED: FieldEvidence = { ...LONGEST, runs: [KNEAD, BAKE] };

/** Returns the fields of a stored record. */
const fieldsWith = (advertText: string, jobResponsibilities: string) =>
  fromJobData(toJobData({ advertText, jobResponsibilities }), createLogger("silent"), "");
const FIELDS = fieldsWith(ADVERT, "Knead dough.\nBake bread and rolls.");

describe("evidence that is sent", () => {
  it.each([
    ["in order", [KNEAD, BAKE], undefined],
    ["that touch", [{ start: 0, end: 12 }, { start: 12, end: 43 }], undefined], // prettier-ignore
    ["out of order", [BAKE, KNEAD], "range"],
    ["that overlap", [KNEAD, { start: 11, end: 20 }], "range"],
    ["that are empty", [{ start: 5, end: 5 }], "range"],
    ["before the advert", [{ start: -1, end: 5 }], "range"],
    ["past the advert", [{ start: 40, end: 44 }], "range"],
  ])("has runs %s", (_what, runs, rule) => {
    expect(evidenceFaults([{ ...TASKS, runs }], ADVERT)[0]?.rule).toBe(rule);
  });

  it("has at most 50 runs, and none of half a character", () => {
    const runs = (count: number) => Array.from({ length: count }, (_, n) => ({ start: n, end: n + 1 }));

    expect(evidenceFaults([{ ...TASKS, runs: runs(50) }], "x".repeat(60))).toEqual([]);
    expect(evidenceFaults([{ ...TASKS, runs: runs(51) }], "x".repeat(60))[0]?.rule).toBe("maxItems");
    expect(evidenceFaults([{ ...TASKS, runs: [{ start: 0, end: 1 }] }], "😀")[0]?.rule).toBe("characters");
  });

  it("is stored with the longest run for its quote, whatever was sent for it", () => {
    const sent = { ...TASKS, quote: "Call us.", start: 13, end: 21 };

    expect(evidenceToKeep([{ ...sent, runs: [KNEAD, BAKE] }], FIELDS, null)).toEqual([STORED]);
    expect(evidenceToKeep([{ ...sent, runs: [BAKE] }], FIELDS, null)).toEqual([LONGEST]);
    expect(evidenceToKeep([{ ...sent, runs: [] }], FIELDS, null)).toEqual([sent]);
    expect(evidenceToKeep([sent], FIELDS, null)).toEqual([sent]);
  });

  it("keeps the stored runs where a client that knows none sends the same place back", () => {
    const earlier = { ...FIELDS, evidence: [STORED] };
    const keptWith = (sent: object, fields = FIELDS) => evidenceToKeep([{ ...LONGEST, ...sent }], fields, earlier)?.[0];

    expect(keptWith({})?.runs).toEqual([KNEAD, BAKE]);
    expect(keptWith({ start: 23 })?.runs).toBeUndefined();
    expect(keptWith({}, fieldsWith(`${ADVERT} Soon.`, FIELDS.jobResponsibilities ?? ""))?.runs).toBeUndefined();
    expect(keptWith({}, fieldsWith(ADVERT, "Bake."))?.runs).toBeUndefined();
  });
});

describe("stored evidence", () => {
  it.each([
    ["all runs", STORED, ["Knead dough.", "Bake bread and rolls."]],
    ["its only run", LONGEST, ["Bake bread and rolls."]],
    ["nothing, when its words are others by now", { ...LONGEST, quote: "Bake cakes and rolls." }, []],
    ["nothing, without a place", { ...LONGEST, start: null, end: null }, []],
    ["nothing, for data of the page", { ...TASKS, quote: null, start: null, end: null }, []],
  ])("quotes %s", (_what, stored, quotes) => {
    const runs = runsOf(stored, ADVERT);

    expect(runs.map(({ quote }) => quote)).toEqual(quotes);
    expect(runs.map(({ start, end }) => ADVERT.slice(start, end))).toEqual(quotes);
  });

  it("is the same in any order of its keys, and another with other runs", () => {
    const reordered: FieldEvidence = { ...STORED, runs: [{ end: 12, start: 0 }, { end: 43, start: 22 }] }; // prettier-ignore

    expect(isSameEvidence([STORED], [reordered])).toBe(true);
    expect(isSameEvidence([STORED], [LONGEST])).toBe(false);
  });
});
