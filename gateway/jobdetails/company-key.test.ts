import { describe, expect, it } from "@jest/globals";
import { companyKeyOf, isLongerName, shortNameOf } from "./company-key.js";

describe("the key of a company", () => {
  it.each([
    "Windrose",
    "WINDROSE GmbH",
    "Windrose GmbH & Co. KG",
    "Windrose G.m.b.H. & Co. KGaA",
    "Windrose SE & Co. KG",
    "Windrose UG (haftungsbeschränkt)",
    "Windrose Pty Ltd",
    "Windrose Private Limited",
    "Windrose, Inc.",
    "Windrose & Co.",
    "Windrose S.p.A.",
    "Windrose S. p. A.",
    "Windrose Sp. z o.o.",
    "Windrose s. r. o.",
    "Windrose A/S",
    "Windrose S.A. de C.V.",
    "Windrose Oy",
  ])("leaves the legal form out of %s", (name) => {
    expect(companyKeyOf(name)).toBe("windrose");
  });

  it.each([
    ["AG", "ag"],
    ["Windrose Loft", "windrose loft"],
    ["Windrose Technologies Ltd", "windrose technologies"],
    ["Coast & Sea Co-op", "coast sea co op"],
    ["...", null],
    [null, null],
  ])("keeps the rest of %s", (name, key) => {
    expect(companyKeyOf(name)).toBe(key);
  });

  it("leaves out four words of forms, so that the time grows with the length of a name", () => {
    expect(companyKeyOf(`Windrose${" Co".repeat(100_000)}`)).toBe(`windrose${" co".repeat(99_996)}`);
    expect(companyKeyOf(`${"Co ".repeat(100_000)}Windrose`)).toHaveLength(300_008);
  });
});

describe("a name with a description", () => {
  it.each([
    ["windrose technologies", "windrose"],
    ["windrose", "windrose software group"],
    ["windrose deutschland", "windrose"],
  ])("is the name: %s, %s", (one, other) => {
    expect(isLongerName(one, other)).toBe(true);
  });

  it.each([
    ["windrose", "windrose"],
    ["windrose technologies", "windrose group"],
    ["windrose loft", "windrose"],
    ["sea technologies", "sea"],
    [null, "windrose"],
    ["technologies", "group"],
  ])("is not: %s, %s", (one, other) => {
    expect(isLongerName(one, other)).toBe(false);
  });

  it("has a short name only where there is a description", () => {
    expect(["windrose technologies", "windrose", "sea group", null].map(shortNameOf)).toEqual([
      "windrose",
      null,
      null,
      null,
    ]);
  });
});
