import { describe, expect, it } from "@jest/globals";
import { composeAdvert } from "../page/advert.js";
import { findBarePay } from "./salary-thousands.js";

function payIn(text: string, saysPayAbove = false): string[] {
  const [line] = composeAdvert([{ text, kind: "text", gap: false }]).lines;
  return line ? findBarePay(line, saysPayAbove).map(({ start, end }) => text.slice(start, end)) : [];
}

describe("pay without a currency", () => {
  it.each([
    ["Rango salarial 28 - 30k", "28 - 30k"],
    ["Sueldo hasta 33K en base a experiencia", "hasta 33K"],
    ["We pay 90K-95K a year plus equity.", "90K-95K a year"],
    ["Compensation 60-70k + bonus", "60-70k"],
    ["Rémunération entre 35k et 40k", "entre 35k et 40k"],
    ["Gehalt ab 45k im Jahr", "ab 45k im Jahr"],
    ["RAL 30/35K", "30/35K"],
    ["41 - 44k", "41 - 44k"],
    ["Sail maker, 41 - 44k, remote", "41 - 44k"],
    ["Up to 65k", "Up to 65k"],
    ["Tagessatz: 600 - 700", "600 - 700"],
    ["The pay is 17.50/hour", "17.50/hour"],
  ])("is read in %s", (text, pay) => {
    expect(payIn(text)).toEqual([pay]);
  });

  it.each([
    "Join 10k users on our platform",
    "We run a 5k run every spring",
    "10k-20k requests per second",
    "Our app has 15k-20k daily users",
    "The company grew from 10k to 50k customers",
    "You look after a budget of 50k a year",
    "We have 300k customers and pay fairly",
    "32-40 hours a week, 7.50 hours a day",
    "5k",
    "Series A, 20-30k MRR",
  ])("is not seen in %s", (text) => {
    expect(payIn(text)).toEqual([]);
  });

  it("is an amount below a word for pay", () => {
    expect(payIn("45k, more with experience", true)).toEqual(["45k"]);
    expect(payIn("45k, more with experience")).toEqual([]);
  });
});
