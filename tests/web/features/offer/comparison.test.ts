import { describe, expect, it } from "@jest/globals";
import { createIntl } from "react-intl";
import {
  questionsOf,
  rowsOf,
  appendQuestions,
  type ComparedHunt,
  type RowName,
} from "../../../../web/features/offer/comparison.js";
import { comparedIds, comparePath } from "../../../../web/lib/paths.js";
import { dayTexts } from "../../../../web/plan/step/dayTexts.js";
import { translated } from "../../translate.js";

type Offer = NonNullable<ComparedHunt["offer"]>;

const intl = createIntl({ locale: "en-GB" });
const WORDS = { intl, t: translated, days: dayTexts(intl, translated, "2026-11-26") };
const NOTHING: Offer = {
  ...{ id: "o", version: 1, receivedOn: "2026-11-20", payAmount: null, payCurrency: null, payPeriod: null },
  ...{ bonus: null, hours: null, daysOff: null, term: null, place: null, answerBy: null, startsOn: null, note: null },
  ...{ document: null, outcome: null },
};
const WHOLE: Offer = {
  ...NOTHING,
  ...{ payAmount: "64000", payCurrency: "EUR", payPeriod: "YEAR", bonus: "None", hours: "37.5", daysOff: "30" },
  ...{ term: "Two years", place: "Harbourtown", answerBy: "2026-12-04", startsOn: "2027-01-01" },
  document: { id: "d", name: "Offer.pdf" },
};

function huntWith(offer: Partial<Offer> | null): ComparedHunt {
  const hunt = { id: "h", name: "Hunt", version: 1, status: "ACTIVE", talkingPoints: null } as const;
  return { ...hunt, employer: null, jobDetails: null, offer: offer && { ...NOTHING, ...offer } };
}

/** Returns the cells of a row; the best one with a star, what is not stated as a dash. */
function cellsOf(name: RowName, ...offers: readonly (Partial<Offer> | null)[]): readonly string[] {
  const row = rowsOf(offers.map(huntWith), WORDS).find((one) => one.name === name);
  return (row?.cells ?? []).map(({ text, isBest }) => `${text?.replaceAll("\u00a0", " ") ?? "-"}${isBest ? "*" : ""}`);
}

describe("offers side by side", () => {
  it("are compared by the pay of a year and of a month, whatever they were offered for", () => {
    const offers = [WHOLE, { payAmount: "6000", payCurrency: "EUR", payPeriod: "MONTH" }] as const;

    expect(cellsOf("payOfYear", ...offers)).toEqual(["EUR 64,000", "EUR 72,000*"]);
    expect(cellsOf("payOfMonth", ...offers)).toEqual(["EUR 5,333", "EUR 6,000*"]);
  });

  it("have no best pay in different currencies, and none where only one is known or all are alike", () => {
    expect(cellsOf("payOfYear", WHOLE, { ...WHOLE, payAmount: "70000", payCurrency: "CHF" })).toEqual([
      "EUR 64,000",
      "CHF 70,000",
    ]);
    expect(cellsOf("payOfYear", WHOLE, {})).toEqual(["EUR 64,000", "-"]);
    expect(cellsOf("payOfYear", WHOLE, WHOLE)).toEqual(["EUR 64,000", "EUR 64,000"]);
  });

  it("show the pay as it was offered where it is not known for a year", () => {
    const [row] = rowsOf([huntWith({ payAmount: "400", payCurrency: "EUR", payPeriod: "DAY" })], WORDS);

    expect(row?.cells[0]).toMatchObject({ text: null, detail: expect.stringContaining("400") });
  });

  it.each<readonly [RowName, readonly string[]]>([
    ["hours", ["37.5*", "40", "-"]],
    ["daysOff", ["30*", "25", "-"]],
    ["bonus", ["None", "Car", "-"]],
    ["term", ["Two years", "-", "-"]],
    ["place", ["Harbourtown", "-", "-"]],
    ["startsOn", ["Fri, 1 Jan 2027", "-", "-"]],
    ["answerBy", ["Fri 4 Dec", "-", "-"]],
    ["writing", ["Offer.pdf", "-", "-"]],
  ])("have a row for %s", (name, cells) => {
    expect(cellsOf(name, WHOLE, { hours: "40", daysOff: "25", bonus: "Car" }, null)).toEqual(cells);
  });

  it("know the rows in which all say the same, and that nothing is not the same", () => {
    const same = rowsOf([huntWith({ hours: "40" }), huntWith({ hours: "40.00", daysOff: "30" })], WORDS);

    expect(same.filter(({ isSame }) => isSame).map(({ name }) => name)).toEqual(["hours"]);
  });

  it.each<readonly [Partial<Offer> | null, readonly string[]]>([
    [WHOLE, []],
    [null, []],
    [{}, ["pay", "bonus", "hours", "daysOff", "startsOn", "term", "place", "answerBy", "writing"]],
    [{ ...WHOLE, payPeriod: null, payCurrency: null }, ["period", "currency"]],
    [{ ...WHOLE, payPeriod: "DAY" }, ["daysOfWork"]],
    [{ ...WHOLE, answerBy: null }, ["answerBy"]],
    [{ ...WHOLE, answerBy: null, outcome: "ACCEPTED" }, []],
  ])("ask what an offer does not say: %j", (offer, questions) => {
    expect(questionsOf(huntWith(offer))).toEqual(questions);
  });

  it("add questions below what is to be said, each once", () => {
    expect(appendQuestions(null, ["A?", "B?"])).toBe("A?\nB?");
    expect(appendQuestions("Thank them.\n\nB?\n", ["A?", "B?"])).toBe("Thank them.\n\nB?\nA?");
  });

  it("have an address with at most two others, each once", () => {
    expect(comparePath("a")).toBe("/jobhunts/a?compare=");
    expect(comparePath("a", ["b", "c"])).toBe("/jobhunts/a?compare=b,c");
    expect(["", "?compare=", "?compare=b,,b,c,d"].map(comparedIds)).toEqual([null, [], ["b", "c"]]);
  });
});
