import { describe, expect, it } from "@jest/globals";
import { createExtractor } from "../../gateway/capture/extractor.js";
import type { ModelFields } from "../../gateway/capture/types.js";
import { bestModel, hostileModel } from "../bench/capture-answers.js";
import { rates, readFolder, readInput, readSets } from "../bench/capture-folder.js";
import { measureSet, totalOf } from "../bench/capture-measure.js";

const clock = { now: () => new Date("2026-11-21T09:00:00Z") };
const ADVERT = `Sail Maker
Company: Windrose Loft
Location: Cork

Windrose Loft makes sails for wooden boats and repairs old ones, by hand and with patience.
Pay: 31.500 EUR a year

Your tasks
- Cut and sew sails
- Repair rigging
`;

/** The values that an advert gets with an answer of a model, by field. */
async function valuesWith(answer: ModelFields): Promise<Readonly<Record<string, string>>> {
  const model = { extract: () => Promise.resolve(answer) };
  const { fields } = await createExtractor({ clock, model }).extract({ text: ADVERT });
  return Object.fromEntries(fields.map(({ field, value }) => [field, value]));
}

describe("an answer of a model", () => {
  it("adds no value that begins or ends inside a word or a number", async () => {
    const values = await valuesWith({
      values: { companyAddress: "rose Loft", referenceNumber: "500", publishedDate: "31" },
      sections: {},
    });

    expect(values).not.toHaveProperty("companyAddress");
    expect(values).not.toHaveProperty("referenceNumber");
    expect(values).not.toHaveProperty("publishedDate");
  });

  it("replaces no title by words that are none", async () => {
    expect(await valuesWith({ values: { jobTitle: "with patience" }, sections: {} })).toMatchObject({
      jobTitle: "Sail Maker",
    });
  });

  it("changes nothing when it says of every field that the advert does not state it", async () => {
    const empty: ModelFields = {
      values: { jobTitle: "", companyName: "", salary: "" },
      sections: { jobDescription: [], jobResponsibilities: [] },
    };

    expect(await valuesWith(empty)).toEqual(await valuesWith({ values: {}, sections: {} }));
  });

  it("gives a line to no section where it gives it to two", async () => {
    const both = [{ from: 8, to: 9 }];
    const values = await valuesWith({ values: {}, sections: { jobRequirements: both, perksAndBenefits: both } });

    expect(values).not.toHaveProperty("jobRequirements");
    expect(values).not.toHaveProperty("perksAndBenefits");
  });

  it("has the tasks in the description, also when it counts them apart", async () => {
    const values = await valuesWith({
      values: {},
      sections: { jobDescription: [{ from: 4, to: 4 }], jobResponsibilities: [{ from: 7, to: 8 }] },
    });

    expect(values["jobDescription"]).toContain("by hand and with patience");
    expect(values["jobDescription"]).toContain("Repair rigging");
  });
});

describe("the best answer that a model can give", () => {
  it.each(["adverts", "adverts-opened", "adverts-unseen"])("is kept almost whole for the set %s", async (name) => {
    const folder = `tests/fixtures/${name}`;
    for (const set of readSets(folder)) {
      const { f1 } = rates(totalOf(await measureSet(folder, set, bestModel)));

      expect(f1).toBeGreaterThanOrEqual(0.95);
    }
  });
});

describe("a hostile model", () => {
  const folder = "tests/fixtures/adverts";

  it("gets no value into the result that the advert does not state in whole words", async () => {
    const word = /[\p{L}\p{N}]/u;
    for (const [seed, advert] of readFolder(folder).entries()) {
      const model = hostileModel(seed);
      const { fields, advertText } = await createExtractor({ clock, model }).extract(readInput(folder, advert));
      for (const { field, source, start, end, quote, runs } of fields.filter((one) => one.source === "MODEL")) {
        expect([field, source, advertText.slice(start ?? 0, end ?? 0)]).toEqual([field, "MODEL", quote]);
        for (const run of runs) {
          const isCut = (at: number) => word.test(advertText.charAt(at - 1)) && word.test(advertText.charAt(at));
          expect([quote, isCut(run.start), isCut(run.end)]).toEqual([quote, false, false]);
        }
      }
    }
  });
});
