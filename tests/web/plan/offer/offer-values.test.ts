import { describe, expect, it } from "@jest/globals";
import { LINE_MAX, TEXT_MAX } from "../../../../schema/limits.js";
import { faultsOf, termsOf, valuesOf, type OfferValues } from "../../../../web/plan/offer/offerValues.js";

const TODAY = "2026-11-26";
const EMPTY = valuesOf({ receivedOn: TODAY }, String);
const withValues = (values: Partial<OfferValues>): OfferValues => ({ ...EMPTY, ...values });

describe("the form of an offer", () => {
  it("shows what is known, numbers in the person's language, and nothing else", () => {
    const values = valuesOf(
      { payAmount: "2450.5", payCurrency: "EUR", document: { id: "d", name: "Offer.pdf" }, note: null },
      (amount) => amount.replace(".", ","),
    );

    expect(values).toMatchObject({ payAmount: "2450,5", payCurrency: "EUR", documentId: "d", note: "", outcome: "" });
  });

  it("sends amounts as the API takes them, and clears what is empty", () => {
    const sent = termsOf(withValues({ payAmount: "64.000", hours: "37,5", term: "  Two years ", outcome: "DECLINED" }));

    expect(sent).toEqual({
      ...{ payAmount: "64000", payCurrency: null, payPeriod: null, hours: "37.5", daysOff: null, startsOn: null },
      ...{ bonus: null, term: "Two years", place: null, receivedOn: TODAY, answerBy: null, documentId: null },
      ...{ outcome: "DECLINED", note: null },
    });
  });

  it("leaves out what is as it was", () => {
    const before = withValues({ documentId: "d", term: "Two years", hours: "40" });

    expect(termsOf({ ...before, hours: "38", term: "" }, before)).toEqual({ hours: "38", term: null });
  });

  it("has no fault with nothing but the day on which the offer came", () => {
    expect(faultsOf(EMPTY, TODAY)).toEqual({});
  });

  it.each<readonly [Partial<OfferValues>, object]>([
    [{ payAmount: "-1" }, { payAmount: { key: "noAmount" } }],
    [{ payAmount: "sixty" }, { payAmount: { key: "noAmount" } }],
    [{ payAmount: "10000000000" }, { payAmount: { key: "tooMany", most: 9_999_999_999.99, count: 10_000_000_000 } }],
    [{ hours: "168" }, {}],
    [{ hours: "168,5" }, { hours: { key: "tooMany", most: 168, count: 168.5 } }],
    [{ daysOff: "367" }, { daysOff: { key: "tooMany", most: 366, count: 367 } }],
    [{ bonus: "x".repeat(LINE_MAX) }, {}],
    [{ bonus: "x".repeat(LINE_MAX + 1) }, { bonus: { key: "tooLong", most: LINE_MAX, count: LINE_MAX + 1 } }],
    [{ note: "x".repeat(TEXT_MAX + 1) }, { note: { key: "tooLong", most: TEXT_MAX, count: TEXT_MAX + 1 } }],
    [{ receivedOn: "" }, { receivedOn: { key: "noDay" } }],
    [{ receivedOn: "2026-11-27" }, { receivedOn: { key: "toCome" } }],
    [{ answerBy: "2026-11-25" }, { answerBy: { key: "before" } }],
    [{ startsOn: "2026-11-25", answerBy: TODAY }, { startsOn: { key: "before" } }],
  ])("says what is wrong with %j", (values, faults) => {
    expect(faultsOf(withValues(values), TODAY)).toEqual(faults);
  });
});
