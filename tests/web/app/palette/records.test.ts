import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import {
  foundBy,
  keepRecent,
  recentRecords,
  recordOf,
  selectRecord,
  withoutHunts,
  type FoundHunt,
  type FoundRecord,
} from "../../../../web/app/palette/records.js";
import { fakePage, type FakePage } from "../../fake-page.js";

let page: FakePage;

beforeEach(() => {
  page = fakePage();
});
afterEach(() => page.remove());

function company(id: string, detail: string | null = null): FoundRecord {
  return {
    kind: "COMPANY",
    id,
    name: `Company ${id}`,
    detail,
    home: { kind: "COMPANY", id, name: "", noteGuid: `n${id}`, phase: null },
  };
}

describe("a record that is gone to", () => {
  it("is selected on the screen of its kind, with its notes", () => {
    expect(selectRecord(company("7"))).toBe("/companies");
    expect(Object.fromEntries(page.local)).toEqual({ selectedCompanyId: "7", selectedUniqueNoteId: "n7" });
  });

  it.each<[FoundRecord["kind"], string]>([
    ["JOB_HUNT", "/jobhunts"],
    ["JOB_DETAILS", "/advert"],
    ["NOTE", "/jobhunts"],
  ])("of a hunt selects the hunt: %s", (kind, path) => {
    const home = { kind: "JOB_HUNT", id: "h", name: "Baker", noteGuid: "nh", phase: null } as const;

    expect(selectRecord({ ...company("7"), kind, home })).toBe(path);
    expect(Object.fromEntries(page.local)).toEqual({
      selectedJobHuntId: "h",
      selectedJobHunt: "Baker",
      selectedUniqueNoteId: "nh",
    });
  });
});

describe("the records that were opened last", () => {
  it("are six, each once, the latest first", () => {
    for (const id of ["1", "2", "3", "4", "5", "6", "7", "3"]) keepRecent("robin", company(id));

    expect(recentRecords("robin").map(({ id }) => id)).toEqual(["3", "7", "6", "5", "4", "2"]);
  });

  it("are kept short, so that they always fit", () => {
    keepRecent("robin", company("1", "x".repeat(500)));

    expect(recentRecords("robin")[0]?.detail).toHaveLength(120);
  });

  it("belong to one person", () => {
    keepRecent("robin", company("1"));
    keepRecent(undefined, company("2"));

    expect([recentRecords("kim"), recentRecords(undefined), recentRecords("robin").length]).toEqual([[], [], 1]);
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    `{"guid":"robin","records":7}`,
    `{"guid":"robin","records":[null,{"kind":"COMPANY"}]}`,
  ])("are none where the text is %j", (text) => {
    page.local.set("recentRecords", text);

    expect(recentRecords("robin")).toEqual([]);
  });
});

describe("a hunt that was found by who may be calling", () => {
  const jobHunt = {
    id: "h",
    name: "Brindle Maps",
    noteGuid: "nh",
    currentPhase: "APPLYING",
    version: 1,
    employer: { name: "Brindle" },
  } as const;
  const found = (match: FoundHunt["match"], text: string): FoundHunt => ({ match, text, jobHunt });

  it("tells by what it was found: by its name, that of its employer", () => {
    expect(foundBy(found("PHONE", "Leontine Farrow · +44 7700 900771"))).toBe("Leontine Farrow · +44 7700 900771");
    expect(foundBy(found("NAME", "Brindle Maps"))).toBe("Brindle");
    expect(foundBy({ ...found("NAME", "Brindle Maps"), jobHunt: { ...jobHunt, employer: null } })).toBe("");
  });

  it("is not listed a second time, and other records are", () => {
    const hunt = recordOf(found("NAME", "Brindle Maps"));
    const others = [company("7"), { ...hunt, kind: "NOTE" }, { ...hunt, id: "other" }] as const;

    expect(withoutHunts([hunt, ...others], [found("NAME", "Brindle Maps")])).toEqual(others);
  });

  it("is opened like any other hunt from the records that were opened last", () => {
    keepRecent("me", recordOf(found("PHONE", "")));

    expect(recentRecords("me").map(selectRecord)).toEqual(["/jobhunts"]);
  });
});
