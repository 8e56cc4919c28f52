import { describe, expect, it } from "@jest/globals";
import { advertMemoryOf, SIMILAR_BITS, type AdvertMemory } from "./advert-memory.js";

const PARAGRAPHS = [
  "The harbour office keeps the timetables of eleven ferries and is looking for somebody who builds the software that plans them through storms, strikes and summer.",
  "You read requirements closely, write services that others can run at night, and explain to captains why a plan changed before they have to ask.",
  "You know one typed language well, have kept a relational database healthy for years, and are curious about operations research without needing a degree in it.",
  "We offer thirty days of leave, a workshop for your bicycle, free crossings for your family and an office that looks out over the old lighthouse.",
];
const REWRITTEN =
  "Instead of a bonus there is a canteen with fresh fish each Thursday, two weeks of training in a place of your choice, and a pension that starts on the first day.";
const OTHER =
  "Our bakery chain opens nine branches next spring and wants a payroll specialist who settles shifts, night premiums and holidays of four hundred colleagues without a mistake, talks to the tax office, and teaches two trainees how wages are read. Experience with collective agreements helps, a driving licence does too, and patience with early mornings is worth more than either.";

const memoryOf = (fields: Partial<Parameters<typeof advertMemoryOf>[0]>): AdvertMemory =>
  advertMemoryOf({ advertText: null, sourceUrl: null, jobTitle: null, companyName: null, ...fields });
const sourceKey = (sourceUrl: string) => memoryOf({ sourceUrl }).sourceKey;

describe("the memory of an advert", () => {
  it("holds nothing of what was not said", () => {
    expect(Object.values(memoryOf({ advertText: " \n", sourceUrl: "", jobTitle: "-" }))).toEqual(Array(5).fill(null));
  });

  it("knows an advert by its words alone", () => {
    const tight = memoryOf({ advertText: PARAGRAPHS.join("\n") });
    const loose = memoryOf({
      advertText: `  ${PARAGRAPHS.join("\r\n\r\n• ").toUpperCase().replaceAll(" ", "\u00a0 ")}`,
    });

    expect(loose).toEqual(tight);
  });

  it("sets an advert with one paragraph rewritten apart from an unrelated one", () => {
    const advert = PARAGRAPHS.join("\n");

    expect(differingBits(advert, [...PARAGRAPHS.slice(0, 3), REWRITTEN].join("\n"))).toBeLessThan(SIMILAR_BITS);
    expect(differingBits(advert, OTHER)).toBeGreaterThan(SIMILAR_BITS + 20);
  });

  it("finds no likeness in a text of a few words", () => {
    expect(memoryOf({ advertText: "Looks good, ask again in May" }).advertFingerprint).toBeNull();
  });

  it.each([
    ["https://www.Jobs.example.org/offer/7/?utm_source=mail&trk=x#apply", "2:7 jobs.example.org"],
    ["http://jobs.example.org/offer?page=2&id=7", "2:7 jobs.example.org"],
    ["https://jobs.example.org/#/offer/7", "2:7 jobs.example.org"],
    ["https://jobs.example.org:8443/Offer", "2:jobs.example.org:8443/Offer *"],
    ["https://jobs.example.org/cook?page=2&a=b%20c", "2:jobs.example.org/cook?a=b%20c&page=2 *"],
  ])("knows %s as %s", (address, key) => {
    expect(sourceKey(address)).toBe(key);
  });

  it.each(["https://jobs.example.org/", "ftp://jobs.example.org/offer", "jobs", "https://"])(
    "knows no advert by %s",
    (address) => {
      expect(sourceKey(address)).toBeNull();
    },
  );

  it("knows a title without its gender mark, and a company without its legal form", () => {
    const memory = memoryOf({ jobTitle: "Entwickler C++ (m/w/d)", companyName: "Müller & Söhne G.m.b.H." });

    expect(memory).toMatchObject({ titleKey: "entwickler c++", companyKey: "muller sohne" });
  });
});

function differingBits(one: string, other: string): number {
  const [a, b] = [one, other].map((advertText) => BigInt(`0x${memoryOf({ advertText }).advertFingerprint ?? "0"}`));
  return ((a ?? 0n) ^ (b ?? 0n)).toString(2).replaceAll("0", "").length;
}
