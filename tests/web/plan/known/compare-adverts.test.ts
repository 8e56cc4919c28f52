import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { compareAdverts } from "../../../../web/plan/known/compareAdverts.js";

describe("two adverts", () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it("with the same text are one part of both", () => {
    const text = "Forecast Analyst\nWe forecast tides.";

    expect(marked(text, text)).toEqual([` ${text}`]);
  });

  it("are compared word by word", () => {
    const [earlier, advert] = ["We forecast wind and prices.", "We forecast wind and demand."];

    expect(marked(earlier, advert)).toEqual([" We forecast wind and ", "-prices", "+demand", " ."]);
  });

  it("are compared line by line where they are long", () => {
    const lines = Array.from({ length: 2_000 }, (_, at) => `Line ${at}\n`);
    const changed = lines.with(1_000, "Another line\n");

    expect(marked(lines.join(""), changed.join(""))).toEqual([
      ` ${lines.slice(0, 1_000).join("")}`,
      "-Line 1000\n",
      "+Another line\n",
      ` ${lines.slice(1_001).join("")}`,
    ]);
  });

  it.each([5_900, 19_000])("that share no order are compared within a second, with %d characters each", (length) => {
    const [earlier, advert] = [wordsOf(length, 1), wordsOf(length, 2)];
    const start = performance.now();

    const parts = marked(earlier, advert);

    expect(parts).toEqual([`-${earlier}`, `+${advert}`]);
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it("are shown one after the other once comparing them takes too long", () => {
    let now = 0;
    jest.spyOn(Date, "now").mockImplementation(() => (now += 1_000));

    expect(marked("Tides\nWind", "Wind\nDemand")).toEqual(["-Tides\nWind", "+Wind\nDemand"]);
  });
});

/** Returns the parts of a comparison, each after a sign for where it occurs. */
function marked(earlier: string, advert: string): readonly string[] {
  return compareAdverts(earlier, advert).map(({ value, added, removed }) => {
    if (removed) return `-${value}`;
    return added ? `+${value}` : ` ${value}`;
  });
}

/** Returns a text of one line from a vocabulary of 3,000 words, in an order of its own for each seed. */
function wordsOf(length: number, seed: number): string {
  let [state, text] = [seed, ""];
  while (text.length < length) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    text += `w${state % 3_000} `;
  }
  return text;
}
