import { describe, expect, it } from "@jest/globals";
import { countedConfidence } from "./confidence.js";
import { mergeCandidates, weakFields } from "./merge.js";
import type { Candidate, EvidenceSource, JobField } from "./types.js";

const NOWHERE = { quote: null, start: null, end: null, runs: [] };

function candidate(field: JobField, value: string, confidence: number, source: EvidenceSource = "RULE"): Candidate {
  return { field, value, confidence, source, ...NOWHERE };
}

/** The only value after a merge; undefined when the field stays blank. */
function merged(read: Candidate | null, modelled: Candidate | null, absent: readonly JobField[] = []) {
  const answer = { candidates: modelled === null ? [] : [modelled], absent: new Set(absent) };
  const [first] = mergeCandidates(read === null ? [] : [read], answer);
  return first;
}

const MODELLED = candidate("jobTitle", "Baker", 1, "MODEL");

describe("what rules and page data read", () => {
  it("has the confidence that was counted for such values", () => {
    const [title] = mergeCandidates([candidate("jobTitle", "Baker", 0.9)], null);

    expect(title?.confidence).toBe(countedConfidence("jobTitle", "RULE", 0.9));
  });

  it("stays blank below the threshold of its field", () => {
    expect(mergeCandidates([candidate("companyName", "Acme", 0.59)], null)).toEqual([]);
    expect(mergeCandidates([candidate("companyName", "Acme", 0.6)], null)).toHaveLength(1);
  });
});

describe("the answer of a model", () => {
  it("wins below 0.90 and gives way from there on", () => {
    expect(merged(candidate("jobTitle", "Cook", 0.899), MODELLED)?.value).toBe("Baker");
    expect(merged(candidate("jobTitle", "Cook", 0.9), MODELLED)?.value).toBe("Cook");
  });

  it("gives way to the data of a page from the same confidence on", () => {
    expect(merged(candidate("jobTitle", "Cook", 0.89, "PAGE_DATA"), MODELLED)?.value).toBe("Baker");
    expect(merged(candidate("jobTitle", "Cook", 0.95, "PAGE_DATA"), MODELLED)?.value).toBe("Cook");
  });

  it("wins for a section, however certain the other is", () => {
    const own = candidate("jobRequirements", "- Salt", 0.95, "PAGE_DATA");

    expect(merged(own, candidate("jobRequirements", "- Flour", 1, "MODEL"))?.value).toBe("- Flour");
  });

  it("counts for as much as it is trusted where it failed a test of the rules", () => {
    const doubtful = { ...MODELLED, confidence: 0.6 };

    expect(merged(candidate("jobTitle", "Cook", 0.6), doubtful)?.value).toBe("Cook");
    expect(merged(candidate("jobTitle", "Cook", 0.59), doubtful)).toMatchObject({ value: "Baker", confidence: 0.6 });
    expect(merged(null, doubtful)?.confidence).toBe(0.6);
  });

  it("is worth more where the rules say the same, and less where they say something else", () => {
    const same = merged(candidate("jobTitle", "BAKER", 0.7), MODELLED);
    const alone = merged(null, MODELLED);
    const against = merged(candidate("jobTitle", "Cook", 0.7), MODELLED);

    expect(same).toMatchObject({ value: "BAKER", source: "RULE" });
    expect(same?.confidence).toBeGreaterThan(alone?.confidence ?? 1);
    expect(alone?.confidence).toBeGreaterThan(against?.confidence ?? 1);
  });
});

describe("a field that the advert does not state by the answer of a model", () => {
  it("is blank where a rule was below 0.80 and stays from there on", () => {
    expect(merged(candidate("location", "Ghent", 0.79), null, ["location"])).toBeUndefined();
    expect(merged(candidate("location", "Ghent", 0.8), null, ["location"])?.value).toBe("Ghent");
  });

  it("keeps the data of a page", () => {
    expect(merged(candidate("location", "Ghent", 0.6, "PAGE_DATA"), null, ["location"])?.value).toBe("Ghent");
  });
});

describe("weakFields", () => {
  it("are those without a certain value, and sections that no page data states", () => {
    const weak = weakFields([
      candidate("jobTitle", "Baker", 0.92),
      candidate("salary", "30k", 0.89),
      candidate("jobRequirements", "- Flour", 0.95),
      candidate("perksAndBenefits", "- Bread", 0.95, "PAGE_DATA"),
    ]);

    expect(weak).toEqual(expect.arrayContaining(["salary", "jobRequirements", "companyName"]));
    expect(weak).not.toContain("jobTitle");
    expect(weak).not.toContain("perksAndBenefits");
  });
});
