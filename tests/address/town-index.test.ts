import { describe, expect, it } from "@jest/globals";
import { packTownIndex } from "../../gateway/address/pack-town-index.js";
import { TownIndex } from "../../gateway/address/town-index.js";

/** A line of the data set: only the columns that are read say something. */
function row(
  name: string,
  inhabitants: number,
  more: { others?: string; kind?: string; country?: string; region?: string } = {},
): string {
  const { others = "", kind = "PPL", country = "PT", region = "" } = more;
  return ["1", name, name, others, "0", "0", "P", kind, country, "", region, "", "", "", String(inhabitants)].join(
    "\t",
  );
}

function find(rows: readonly string[], text: string, language = "en", first = 5): readonly string[] {
  return new TownIndex(Buffer.from(packTownIndex(rows.join("\n")))).suggest(text, first, language);
}

describe("towns", () => {
  it("are the bigger ones first, and not what is no town of its own", () => {
    const rows = [
      row("Portinho", 2_000),
      row("Porto", 200_000),
      row("Port Section", 90_000, { kind: "PPLX" }),
      row("Port Abandoned", 90_000, { kind: "PPLQ" }),
      row("Port Hamlet", 999),
      row("Port Seat", 10, { kind: "PPLA3" }),
    ];

    expect(find(rows, "port")).toEqual(["Porto, Portugal", "Portinho, Portugal", "Port Seat, Portugal"]);
  });

  it("come before bigger ones that are only so called by a later word or in another language", () => {
    const rows = [
      row("Nova Lisboa", 200_000),
      row("Lisbon", 500_000, { others: "LIS,Lisboa,lisubon,Lissabon" }),
      row("Lisbohino", 61_000),
    ];

    expect(find(rows, "lisbo")).toEqual(["Lisbon, Portugal", "Lisbohino, Portugal", "Nova Lisboa, Portugal"]);
    expect(find(rows, "lisboa")).toEqual(["Nova Lisboa, Portugal", "Lisboa, Portugal"]);
    expect(find(rows, "lissab")).toEqual(["Lissabon, Portugal"]);
    expect(find(rows, "lisub")).toEqual([]);
  });

  it("are found by the beginning of a word, without its accents and hyphens, and never by its middle", () => {
    const rows = [row("Saint-Étienne", 170_000, { country: "FR" }), row("Łódź", 690_000, { country: "PL" })];

    expect(find(rows, "saint et")).toEqual(["Saint-Étienne, France"]);
    expect(find(rows, "etienne")).toEqual(["Saint-Étienne, France"]);
    expect(find(rows, "LODZ")).toEqual(["Łódź, Poland"]);
    expect(find(rows, "tienne")).toEqual([]);
  });

  it("name their country in the language that is asked for, and in English where there is none such", () => {
    const rows = [row("Wien", 1_700_000, { country: "AT" })];

    expect(find(rows, "wien", "de")).toEqual(["Wien, Österreich"]);
    expect(find(rows, "wien", "no-such-!")).toEqual(["Wien, Austria"]);
  });

  it("complete the last part of a longer address and leave the rest as it was typed", () => {
    const rows = [row("Porto", 200_000), row("Springfield", 110_000, { country: "US", region: "IL" })];

    expect(find(rows, "2 Quay Street,  por")).toEqual(["2 Quay Street, Porto, Portugal"]);
    expect(find(rows, "2 Quay Street, Porto, po")).toEqual(["2 Quay Street, Porto, Portugal"]);
    expect(find(rows, "Springfield, i")).toEqual(["Springfield, IL, United States"]);
    expect(find(rows, "2 Quay Street, po")).toEqual([]);
  });

  it("are as many as were asked for, whatever the names hold", () => {
    const rows = Array.from({ length: 30 }, (_, at) => row(`Town ${at}`, 30_000 - at));

    expect(find(rows, "town", "en", 3)).toEqual(["Town 0, Portugal", "Town 1, Portugal", "Town 2, Portugal"]);
    expect(find(rows, "town", "en", 200)).toHaveLength(30);
  });
});
