import { describe, expect, it } from "@jest/globals";
import { faultsOf, fieldTable, sentOf, textsOf } from "../../../../web/plan/part/fieldTable.js";

const TODAY = "2026-11-26";
const FIELDS = fieldTable({
  pay: { kind: "amount", most: 168 },
  period: { kind: "choice" },
  place: { kind: "text", most: 500 },
  cameOn: { kind: "pastDay" },
  startsOn: { kind: "day", notBefore: "cameOn" },
  endsOn: { kind: "day" },
});
type Name = keyof typeof FIELDS;
type Values = Record<Name, string>;

const withValues = (values: Partial<Values>): Values => ({
  ...textsOf<Name>(FIELDS, { cameOn: TODAY }, String),
  ...values,
});

describe("the fields of a part", () => {
  it("show what is known, numbers in the person's language, and nothing else", () => {
    const values = textsOf<Name>(FIELDS, { pay: "2450.5", period: "YEAR", place: null }, (amount) =>
      amount.replace(".", ","),
    );

    expect(values).toEqual({ pay: "2450,5", period: "YEAR", place: "", cameOn: "", startsOn: "", endsOn: "" });
  });

  it("are sent with amounts as the API takes them, and clear what is empty", () => {
    const sent = sentOf<Name>(FIELDS, withValues({ pay: "37,5", period: "MONTH", place: "  Two halls " }));

    expect(sent).toEqual({
      ...{ pay: "37.5", period: "MONTH", place: "Two halls", cameOn: TODAY, startsOn: null, endsOn: null },
    });
  });

  it("are left out where they are as they were", () => {
    const before = withValues({ period: "MONTH", place: "Harbourtown", pay: "40" });

    expect(sentOf<Name>(FIELDS, { ...before, pay: "38", place: "" }, before)).toEqual({ pay: "38", place: null });
  });

  it.each<readonly [Partial<Values>, object]>([
    [{}, {}],
    [{ pay: "-1" }, { pay: { key: "noAmount" } }],
    [{ pay: "sixty" }, { pay: { key: "noAmount" } }],
    [{ pay: "168" }, {}],
    [{ pay: "168,5" }, { pay: { key: "tooMany", most: 168, count: 168.5 } }],
    [{ place: "x".repeat(500) }, {}],
    [{ place: "x".repeat(501) }, { place: { key: "tooLong", most: 500, count: 501 } }],
    [{ cameOn: "" }, { cameOn: { key: "noDay" } }],
    [{ cameOn: "2026-11-27" }, { cameOn: { key: "toCome" } }],
    [{ startsOn: TODAY }, {}],
    [{ startsOn: "2026-11-25" }, { startsOn: { key: "before" } }],
    [{ startsOn: "2026-11-25", cameOn: "" }, { cameOn: { key: "noDay" } }],
    [{ endsOn: "2026-11-25" }, {}],
    [
      { pay: "-1", startsOn: "2026-11-25" },
      { pay: { key: "noAmount" }, startsOn: { key: "before" } },
    ],
  ])("say what is wrong with %j", (values, faults) => {
    expect(faultsOf<Name>(FIELDS, withValues(values), TODAY)).toEqual(faults);
  });
});
