import { describe, expect, it } from "@jest/globals";
import { townOf, townsIn } from "./towns.js";

describe("the list of towns", () => {
  it.each(["Berlin", "BERLIN", "St. Gallen", "St Gallen", "Aix en Provence", "Malmö", "malmo", "Den Bosch"])(
    "has %s",
    (name) => {
      expect(townOf(name)).not.toBeNull();
    },
  );

  it("tells size and countries", () => {
    expect(townOf("Enschede")).toMatchObject({ countries: ["NL"] });
    expect(townOf("Enschede")?.inhabitants).toBeGreaterThan(100_000);
  });

  it.each(["", " ", "Elmfieldshire", "Windroselo", "\t", "zzzzzz", "aaaaaa"])("has no %j", (name) => {
    expect(townOf(name)).toBeNull();
  });

  it("holds its first and its last name", () => {
    expect(townOf("A Coruna")).not.toBeNull();
    expect(townOf("Zywiec")).not.toBeNull();
  });
});

describe("the towns in a text", () => {
  const names = (text: string) => townsIn(text).map(({ start, end }) => text.slice(start, end));

  it("are the longest names at their places", () => {
    expect(names("Arbeit in Frankfurt am Main, St. Gallen und Aix-en-Provence")).toEqual([
      "Frankfurt am Main",
      "St. Gallen",
      "Aix-en-Provence",
    ]);
  });

  it("begin with a capital", () => {
    expect(names("a nice mobile app, reading books")).toEqual([]);
  });

  it("do not reach over a comma", () => {
    expect(names("San, Francisco")).not.toContain("San, Francisco");
  });
});
