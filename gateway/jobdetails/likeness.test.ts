import { describe, expect, it } from "@jest/globals";
import { comparisonOf, LikenessReason, type ComparedAdvert } from "./likeness.js";

const TEXT = `Tidewater Grid keeps the lights on along four hundred kilometres of coast. We forecast tides, wind and demand.
  What you will do: turn meter readings into answers the balancing desk can act on, own the dashboards that tell us when a
  forecast goes wrong, and explain to engineers what a model cannot know.`;
const REWRITTEN = `For our kitchen in Port Ellery somebody is sought who plans menus for four hundred people each day, buys from
  farms nearby, leads a team of six, keeps the books of the canteen and likes the sea, early mornings and fresh bread.`;

function advert(changes: Partial<ComparedAdvert> = {}): ComparedAdvert {
  return {
    advertText: TEXT,
    companyName: "Tidewater Grid GmbH",
    jobTitle: "Forecast Analyst, Grid Balancing",
    location: "Port Ellery",
    referenceNumber: "TWG-0533",
    ...changes,
  };
}

const { SAME_EMPLOYER, SAME_REFERENCE, SIMILAR_TITLE, SIMILAR_TEXT } = LikenessReason;

/** Ten pairs of adverts: the second one, whether both are one job, and what the comparison says of it. */
const PAIRS: readonly (readonly [what: string, other: Partial<ComparedAdvert>, isSame: boolean, isWarned: boolean])[] =
  [
    ["posted again with a new reference", { referenceNumber: "TWG-0601" }, true, true],
    ["with a shorter title", { jobTitle: "Forecast Analyst", referenceNumber: null }, true, true],
    [
      "with a mark of sex and another legal form",
      { jobTitle: "Forecast Analyst:in (m/w/d)", companyName: "Tidewater Grid" },
      true,
      true,
    ],
    [
      "rewritten under the same reference",
      { jobTitle: "Modeller", advertText: REWRITTEN, referenceNumber: "twg 0533" },
      true,
      true,
    ],
    [
      "retitled, with an opening line in front",
      { jobTitle: "Energy Modeller", referenceNumber: null, advertText: `Join us now! ${TEXT}` },
      true,
      true,
    ],
    [
      "another job of the same employer",
      { jobTitle: "Head Cook", referenceNumber: "TWG-0700", advertText: REWRITTEN },
      false,
      false,
    ],
    [
      "the same title at another employer",
      { companyName: "Brindle Maps", referenceNumber: null, advertText: REWRITTEN },
      false,
      false,
    ],
    // The misses, and a false alarm.
    [
      "through an agency that does not name the employer",
      { companyName: "Second Bell Talent", referenceNumber: null },
      true,
      false,
    ],
    [
      "in another language under a new title",
      { jobTitle: "Prognoseanalyst", referenceNumber: null, advertText: REWRITTEN },
      true,
      false,
    ],
    [
      "another level of the same work",
      { jobTitle: "Senior Forecast Analyst, Grid Balancing", referenceNumber: "TWG-0702", advertText: REWRITTEN },
      false,
      true,
    ],
  ];

describe("two adverts", () => {
  it.each(PAIRS)("are told to be one job or not: %s", (_what, other, _isSame, isWarned) => {
    expect(comparisonOf(advert(other))(advert()).isLikelySame).toBe(isWarned);
  });

  it("are missed in two of ten pairs, and warned of without cause in one", () => {
    const [missed, wrong] = [true, false].map((isOne) =>
      PAIRS.filter(([, , isSame, isWarned]) => isSame === isOne && isWarned !== isOne),
    );

    expect(missed?.map(([what]) => what)).toEqual([
      "through an agency that does not name the employer",
      "in another language under a new title",
    ]);
    expect(wrong?.map(([what]) => what)).toEqual(["another level of the same work"]);
  });

  it("say why, and which share of the words is the same", () => {
    const alike = comparisonOf(advert())(advert());
    const partly = comparisonOf(advert({ advertText: `${TEXT} ${REWRITTEN}` }))(advert());

    expect(alike).toEqual({
      reasons: [SAME_EMPLOYER, SAME_REFERENCE, SIMILAR_TITLE, SIMILAR_TEXT],
      sharedWords: 100,
      isLikelySame: true,
    });
    expect(partly.sharedWords).toBeGreaterThan(40);
    expect(partly.sharedWords).toBeLessThan(70);
    expect(comparisonOf(advert({ advertText: "Too short" }))(advert()).sharedWords).toBeNull();
    expect(
      comparisonOf(advert({ companyName: null, referenceNumber: null }))(advert({ companyName: null })).reasons,
    ).toEqual([SIMILAR_TITLE, SIMILAR_TEXT]);
  });

  it.each<[string, Partial<ComparedAdvert>, boolean]>([
    ["in the same place", {}, true],
    ["in the same place with its country", { location: "Port Ellery, Ireland" }, true],
    ["in another place", { location: "Kiel" }, false],
    ["in an unknown place", { location: null }, false],
    ["under another title", { jobTitle: "Forecast Analyst" }, false],
    ["with another description", { companyName: "Tidewater Grid Software" }, false],
  ])("have the same employer where its name has a description: %s", (_what, changes, isSame) => {
    const other = advert({ companyName: "Tidewater Grid", referenceNumber: null, advertText: REWRITTEN, ...changes });
    const likeness = comparisonOf(advert({ companyName: "Tidewater Grid Technologies Ltd" }))(other);

    expect(likeness.reasons.includes(SAME_EMPLOYER)).toBe(isSame);
    expect(likeness.isLikelySame).toBe(isSame);
  });

  it("have the employer that a title names where none is given, such as the name of a new hunt", () => {
    const named = (jobTitle: string, companyName: string | null = null): readonly LikenessReason[] =>
      comparisonOf({ jobTitle, companyName, referenceNumber: null, location: null, advertText: null })(advert())
        .reasons;

    expect(named("Forecast Analyst, Tidewater Grid")).toEqual([SAME_EMPLOYER, SIMILAR_TITLE]);
    expect(named("Tidewater Grid: Head Cook")).toEqual([SAME_EMPLOYER]);
    expect(named("Tidewater Grid")).toEqual([SAME_EMPLOYER]);
    expect(named("Tidewater Gridding: Forecast Analyst")).toEqual([]);
    expect(named("Forecast Analyst, Tidewater Grid", "Brindle Maps")).toEqual([SIMILAR_TITLE]);
  });
});
