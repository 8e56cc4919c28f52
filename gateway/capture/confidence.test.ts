import { describe, expect, it } from "@jest/globals";
import { BANDS, CONFIDENCE_COUNTS } from "./confidence-counts.js";
import { countedConfidence } from "./confidence.js";

describe("countedConfidence", () => {
  it("lies between the share of the band and the share of the field", () => {
    // 20 of 25 titles of this band were right, 85 of 104 titles of all bands.
    expect(countedConfidence("jobTitle", "RULE", 0.9)).toBeGreaterThan(20 / 25);
    expect(countedConfidence("jobTitle", "RULE", 0.9)).toBeLessThan(85 / 104);
  });

  it("is never proof, however many were right", () => {
    expect(countedConfidence("publishedDate", "RULE", 0.95)).toBe(0.99);
  });

  it("is the share of the field where nobody counted the band", () => {
    expect(countedConfidence("recruitmentAgency", "PAGE_DATA", 0.95)).toBe(0.5);
  });

  it("stays as it is where nobody counted the field", () => {
    expect(countedConfidence("companyAddress", "RULE", 0.72)).toBe(0.72);
  });

  it("counts a value at the beginning of a band to that band", () => {
    expect(countedConfidence("perksAndBenefits", "RULE", 0.8)).toBe(
      countedConfidence("perksAndBenefits", "RULE", 0.85),
    );
    expect(countedConfidence("perksAndBenefits", "RULE", 0.799)).not.toBe(
      countedConfidence("perksAndBenefits", "RULE", 0.8),
    );
  });
});

describe("the counts", () => {
  it("are 820 values, each in a band, with no more right than found", () => {
    expect(CONFIDENCE_COUNTS.reduce((sum, { found }) => sum + found, 0)).toBe(820);
    for (const { from, found, right } of CONFIDENCE_COUNTS) {
      expect(BANDS).toContain(from);
      expect(right).toBeLessThanOrEqual(found);
    }
  });

  it("have each kind of value once", () => {
    const kinds = CONFIDENCE_COUNTS.map(({ field, source, from }) => `${field} ${source} ${from}`);
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});
