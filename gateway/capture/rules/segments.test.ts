import { describe, expect, it } from "@jest/globals";
import { lexiconFor } from "../languages/lexicon.js";
import { composeAdvert } from "../page/advert.js";
import { readTextLines } from "../page/lines.js";
import { findSegments } from "./segments.js";

const TASKS = "Your tasks\n- You look after everything that there is to look after.\n- You write down what you saw.";
const NEEDS = "Requirements\n- Some years of experience with whatever this is about.";

/** The first lines of the jobs that are found, with the number of lines above the first and below the last. */
function found(text: string): { titles: string[]; head: number; tail: number } {
  const lexicon = lexiconFor("en");
  const advert = composeAdvert(readTextLines(text, lexicon));
  const { parts, headTo, tailFrom } = findSegments(advert, lexicon);
  const titles = parts.map(({ from }) => advert.lines[from]?.text ?? "");
  return { titles, head: headTo, tail: advert.lines.length - tailFrom };
}

describe("the jobs of a text", () => {
  it("begin with their titles, between what introduces and what closes all", () => {
    const text = `Acme Ltd makes sails.\n\nGardener\n\n${TASKS}\n\n${NEEDS}\n\nCook\n\n${TASKS}\n\n${NEEDS}\n\nHow to apply\nWrite to jobs@acme.example.`;

    expect(found(text)).toEqual({ titles: ["Gardener", "Cook"], head: 1, tail: 2 });
  });

  it("begin with the first label of the block that names them", () => {
    const job = (title: string, code: number): string =>
      `Reference: A-${code}\nPosition: ${title}\nLocation: Cork\n${"We look for somebody who looks after what there is. ".repeat(4)}`;

    expect(found(`${job("Gardener", 12)}\n\n${job("Cook", 13)}`).titles).toEqual([
      "Reference: A-12",
      "Reference: A-13",
    ]);
  });

  it("do not begin in a list of their titles", () => {
    const text = `We have three jobs:\n\nGardener\n\nCook\n\nDriver\n\nGardener\n\n${TASKS}\n\n${NEEDS}\n\nCook\n\n${TASKS}\n\n${NEEDS}\n\nDriver\n\n${TASKS}`;

    expect(found(text)).toEqual({ titles: ["Gardener", "Cook", "Driver"], head: 4, tail: 0 });
  });

  it.each([
    ["has one title", `Gardener\n\n${TASKS}\n\n${NEEDS}`],
    ["lists titles alone", "Gardener\n\nCook\n\nDriver"],
    ["has a body below one of two titles", `Gardener\n\n${TASKS}\n\n${NEEDS}\n\nCook\n\nWrite to us.`],
    ["has unlike bodies", `Gardener\n\n${TASKS}\n\nCook\n\n${NEEDS}`],
    ["names occupations in a list", `Gardener\n\n${TASKS}\n- Cook\n- Driver\n\n${NEEDS}`],
  ])("are none where it %s", (_what, text) => {
    expect(found(text).titles).toEqual([]);
  });
});
