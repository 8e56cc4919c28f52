import { describe, expect, it } from "@jest/globals";
import { lexiconFor } from "../languages/lexicon.js";
import type { LineDraft } from "./advert.js";
import { markPlainLists } from "./plain-lists.js";

const line = (text: string, gap = false): LineDraft => ({ text, gap, kind: "text" });
const kindsOf = (lines: readonly LineDraft[]) => markPlainLists(lines, lexiconFor("en")).map(({ kind }) => kind);

describe("a list without marks", () => {
  const items = [line("Mend sails"), line("Sew new ones"), line("Keep the loft tidy")];

  it("is marked below a heading and below a colon", () => {
    expect(kindsOf([line("Responsibilities", true), ...items])).toEqual(["text", "item", "item", "item"]);
    expect(kindsOf([line("You are in charge of:", true), ...items])).toEqual(["text", "item", "item", "item"]);
  });

  it("ends at a blank line, at a labelled fact, and at the next heading", () => {
    expect(kindsOf([line("Responsibilities"), ...items, line("We look forward to you", true)]).at(-1)).toBe("text");
    expect(kindsOf([line("Responsibilities"), ...items, line("Salary: £32,000")]).at(-1)).toBe("text");
    expect(kindsOf([line("Responsibilities"), ...items, line("Requirements")]).at(-1)).toBe("text");
  });

  it("has three lines at least, each with a capital, and something that announces it", () => {
    expect(kindsOf([line("Responsibilities"), ...items.slice(0, 2)])).not.toContain("item");
    expect(kindsOf([line("Responsibilities"), line("Mend"), line("and sew"), line("sails")])).not.toContain("item");
    expect(kindsOf([line("Windrose Loft"), ...items])).not.toContain("item");
  });

  it("is marked below a heading in no known wording where its lines say something", () => {
    const told = [
      line("You mend the old sails of the whole coast"),
      line("You sew new ones from our own cloth"),
      line("You sail"),
    ];

    expect(kindsOf([line("Your Mondays", true), ...told])).toEqual(["text", "item", "item", "item"]);
    expect(kindsOf([line("Your Mondays are long.", true), ...told])).not.toContain("item");
    expect(kindsOf([line("Sail maker", true), line("Windrose Loft"), line("Cork"), line("Full-time")])).not.toContain(
      "item",
    );
  });

  it("is no signature", () => {
    const signed = [
      line("Sail maker and keeper of the loft by the sea"),
      line("Windrose Loft"),
      line("Harbour Road 4, Elmfield, beside the lighthouse"),
    ];

    expect(kindsOf([line("Best regards,", true), line("Ragnhild Sturmvogel", true), ...signed])).not.toContain("item");
  });
});
