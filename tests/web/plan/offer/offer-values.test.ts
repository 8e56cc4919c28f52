import { describe, expect, it } from "@jest/globals";
import { LINE_MAX, TEXT_MAX } from "../../../../schema/limits.js";
import { OFFER_FIELDS, valuesOf, type OfferField, type OfferValues } from "../../../../web/plan/offer/offerValues.js";
import { faultsOf } from "../../../../web/plan/part/fieldTable.js";

const TODAY = "2026-11-26";
const EMPTY = valuesOf({ receivedOn: TODAY }, String);

describe("the form of an offer", () => {
  it("shows its document by the id", () => {
    const values = valuesOf({ payAmount: "2450.5", document: { id: "d", name: "Offer.pdf" } }, String);

    expect(values).toMatchObject({ payAmount: "2450.5", documentId: "d", note: "", outcome: "" });
  });

  it("has no fault with nothing but the day on which the offer came", () => {
    expect(faultsOf<OfferField>(OFFER_FIELDS, EMPTY, TODAY)).toEqual({});
  });

  it.each<readonly [Partial<OfferValues>, object]>([
    [{ payAmount: "9999999999.99", hours: "168", daysOff: "366", bonus: "x".repeat(LINE_MAX) }, {}],
    [{ payAmount: "10000000000" }, { payAmount: { key: "tooMany", most: 9_999_999_999.99, count: 10_000_000_000 } }],
    [{ hours: "168,5" }, { hours: { key: "tooMany", most: 168, count: 168.5 } }],
    [{ daysOff: "367" }, { daysOff: { key: "tooMany", most: 366, count: 367 } }],
    [{ bonus: "x".repeat(LINE_MAX + 1) }, { bonus: { key: "tooLong", most: LINE_MAX, count: LINE_MAX + 1 } }],
    [{ note: "x".repeat(TEXT_MAX + 1) }, { note: { key: "tooLong", most: TEXT_MAX, count: TEXT_MAX + 1 } }],
    [{ receivedOn: "2026-11-27" }, { receivedOn: { key: "toCome" } }],
    [{ answerBy: "2026-11-25" }, { answerBy: { key: "before" } }],
    [{ startsOn: "2026-11-25", answerBy: TODAY }, { startsOn: { key: "before" } }],
  ])("says what is wrong with %j", (values, faults) => {
    expect(faultsOf<OfferField>(OFFER_FIELDS, { ...EMPTY, ...values }, TODAY)).toEqual(faults);
  });
});
