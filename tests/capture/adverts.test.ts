import { describe, expect, it } from "@jest/globals";
import { createExtractor } from "../../gateway/capture/extractor.js";
import { judge, rates, readFolder, readInput, tally, wireFields } from "../bench/capture-folder.js";

const FOLDER = "tests/fixtures/adverts";
const adverts = readFolder(FOLDER);
const extractor = createExtractor({ clock: { now: () => new Date("2026-11-21T09:00:00Z") } });

describe("the project's own adverts", () => {
  it.each(adverts.map((advert) => [advert.file, advert] as const))(
    "gives no wrong value for %s",
    async (_file, advert) => {
      const extraction = await extractor.extract(readInput(FOLDER, advert));

      const wrong = judge(advert, wireFields(extraction)).filter(({ outcome }) => outcome === "wrong");

      expect(wrong).toEqual([]);
    },
  );

  it("are found almost completely, in every language", async () => {
    const verdicts = await Promise.all(
      adverts.map(async (advert) => judge(advert, wireFields(await extractor.extract(readInput(FOLDER, advert))))),
    );

    const { recall } = rates(tally(verdicts.flat()));

    expect(recall).toBeGreaterThan(0.98);
  });

  it("are read in their own language", async () => {
    const read = await Promise.all(
      adverts.map(async (advert) => [advert.file, (await extractor.extract(readInput(FOLDER, advert))).language]),
    );

    expect(read).toEqual(adverts.map((advert) => [advert.file, advert.language]));
  });
});
