import { describe, expect, it } from "@jest/globals";
import { createIntl } from "react-intl";
import { payFact, readPayFact, type Pay } from "../../../../web/plan/offer/payFact.js";
import { payOfMonth, payOfYear, payText } from "../../../../web/plan/offer/pay.js";
import { factTexts } from "../../../../web/plan/guide/factTexts.js";
import { letterWords as inGerman } from "../../../../web/plan/guide/guides/de/letterWords.js";
import { translated } from "../../translate.js";

const intl = createIntl({ locale: "en-GB" });
const pay = (payAmount: string | null, payPeriod: Pay["payPeriod"], payCurrency: string | null = "EUR"): Pay => ({
  payAmount,
  payPeriod,
  payCurrency,
});

describe("the pay of an offer", () => {
  it.each([
    [pay("64000", "YEAR"), null, 64_000],
    [pay("5000", "MONTH"), null, 60_000],
    [pay("1000", "WEEK"), null, 52_000],
    [pay("28.5", "HOUR"), "37.5", 55_575],
    [pay("28.5", "HOUR"), null, null],
    [pay("400", "DAY"), "40", null],
    [pay("64000", null), "40", null],
    [pay(null, "YEAR"), "40", null],
    [pay("0", "YEAR"), null, 0],
  ])("is that of a year by the person's own numbers: %j with %s hours", (offered, hours, year) => {
    expect(payOfYear({ ...offered, hours })).toBe(year);
    expect(payOfMonth({ ...offered, hours })).toBe(year === null ? null : year / 12);
  });

  it.each([
    [pay("64000", "YEAR"), "EUR 64,000 a year"],
    [pay("28.5", "HOUR", "GBP"), "GBP 28.50 an hour"],
    [pay("64000", null), "EUR 64,000"],
    [pay("64000", "YEAR", null), "64,000 a year"],
    [pay(null, "YEAR"), null],
  ])("is written as it was offered: %j", (offered, text) => {
    expect(payText(intl, translated, offered)?.replaceAll("\u00a0", " ") ?? null).toBe(text);
  });

  it.each([pay("64000", "YEAR"), pay("28.5", "HOUR", null), pay("64000", null)])(
    "is a fact of a letter, from which it is read again: %j",
    (offered) => {
      expect(readPayFact(payFact(offered) ?? "")).toEqual(offered);
      expect(payFact({ ...offered, payAmount: null })).toBeNull();
    },
  );

  it("is written in the language of the letter", () => {
    const letter = { words: inGerman, direction: "ltr", dateTag: "de" } as const;

    const { salary } = factTexts({ salary: payFact(pay("64000.5", "YEAR")) ?? "" }, letter, "2026-11-26");

    expect(salary?.replaceAll("\u00a0", " ")).toBe("64.000,50 EUR im Jahr");
  });
});
