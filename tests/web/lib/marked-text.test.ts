import { describe, expect, it } from "@jest/globals";
import { locateRuns } from "../../../web/lib/quotes.js";
import { markedParts } from "../../../web/lib/markedText.js";

describe("the text of an advert", () => {
  const marked = (text: string, quotes: readonly (string | null)[]): string =>
    markedParts(
      text,
      quotes.flatMap((quote) => locateRuns(text, { quote, start: null, end: null })),
    )
      .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
      .join("");

  it.each([
    ["whole, when nothing was read from it", [], "a baker in Orlen"],
    ["with the words that fields were read from", ["Orlen", "baker"], "a [baker] in [Orlen]"],
    ["with overlapping words as one", ["baker in", "in Orlen", "baker"], "a [baker in Orlen]"],
    ["without words that are not there", ["pilot", null, ""], "a baker in Orlen"],
    ["marked from end to end", ["a baker in Orlen"], "[a baker in Orlen]"],
  ])("is %s", (_what, quotes, text) => {
    expect(marked("a baker in Orlen", quotes)).toBe(text);
  });
});
