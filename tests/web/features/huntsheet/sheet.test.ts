import { describe, expect, it } from "@jest/globals";
import {
  companiesOf,
  countPeople,
  linesOf,
  peopleOf,
  sentDocuments,
  sentOn,
} from "../../../../web/features/huntsheet/sheet.js";
import { sheetWith } from "./sheets.js";

const TODAY = "2026-11-26";

describe("the people of a hunt sheet", () => {
  const namesOf = (sheet: Parameters<typeof peopleOf>[0]): readonly string[] =>
    peopleOf(sheet, TODAY).map(({ name }) => name);

  it("begin with who was met last, then with who was linked last", () => {
    const sheet = sheetWith({
      people: [
        { id: "a", lastName: "Amber" },
        { id: "b", lastName: "Birch" },
        { id: "c", lastName: "Cole" },
        { id: "d" },
      ],
      meetings: [
        { day: "2026-11-20", with: "a" },
        { day: "2026-11-24", with: "b" },
        { day: "2026-12-01", with: "c" },
        { day: "2026-11-25", with: "d", isCancelled: true },
      ],
    });

    expect(namesOf(sheet)).toEqual(["Birch", "Amber", "", "Cole"]);
  });

  it("are there once, though linked with several steps", () => {
    expect(
      namesOf(
        sheetWith({
          people: [
            { id: "a", lastName: "Amber" },
            { id: "a", lastName: "Amber" },
          ],
        }),
      ),
    ).toEqual(["Amber"]);
  });

  it("are counted once each, with one for each link that was not read", () => {
    const sheet = sheetWith({ people: [{ id: "a" }, { id: "a" }, { id: "b" }] });

    expect(countPeople(sheet, peopleOf(sheet, TODAY).length)).toBe(2);
    expect(countPeople({ ...sheet, linkedPeople: { totalCount: 5 } }, 2)).toBe(4);
  });

  it("can be called and written to only where number and address are such", () => {
    const people = [
      { firstName: "Leontine", lastName: "Farrow", mobile: "+44 7700 900 771", email: "leontine@example.org" },
      { lastName: "Rill", mobile: "ask Jonas", email: "none" },
    ];
    const reached = peopleOf(sheetWith({ people }), TODAY);

    expect(reached.map(({ shortName, phoneHref, emailHref }) => [shortName, phoneHref, emailHref])).toEqual([
      ["Rill", undefined, undefined],
      ["Leontine", "tel:+447700900771", "mailto:leontine@example.org"],
    ]);
  });

  it("are followed by the companies with a number or a web site, each once", () => {
    const company = {
      id: "c",
      name: "Brindle Maps",
      type: "Employer",
      noteGuid: "n",
      phone: "0151 1234",
      website: null,
    };
    const silent = { ...company, id: "s", phone: null };
    const edges = [company, silent, company].map((node, place) => ({
      linkId: `l${place}`,
      step: null,
      role: "EMPLOYER" as const,
      node,
    }));

    expect(companiesOf(sheetWith({ companies: { edges } })).map(({ name, phoneHref }) => [name, phoneHref])).toEqual([
      ["Brindle Maps", "tel:01511234"],
    ]);
  });
});

describe("what to say", () => {
  it.each([
    [null, []],
    [" \n\r\n", []],
    ["one \r\n\n  two\n", ["one", "two"]],
    ["one\rtwo\u2028three", ["one", "two", "three"]],
    ["2. a * b\n- 5 %", ["2. a * b", "- 5 %"]],
  ])("of %j are its lines", (text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });
});

describe("what was sent", () => {
  it("is nothing before the step is done", () => {
    expect(sentOn(sheetWith({ steps: { SEND_APPLICATION_BUNDLE: { status: "ACTIVE" } } }))).toBeNull();
  });

  it("are the documents of that step, and its day", () => {
    const node = (id: string) => ({ id, name: id, type: null, noteGuid: id });
    const documents = {
      edges: [
        { linkId: "1", step: "SEND_APPLICATION_BUNDLE" as const, node: node("letter") },
        { linkId: "2", step: null, node: node("reference") },
      ],
    };
    const sheet = sheetWith({
      documents,
      steps: { SEND_APPLICATION_BUNDLE: { status: "DONE", doneOn: "2026-11-19" } },
    });

    expect([sentOn(sheet), sentDocuments(sheet).map(({ name }) => name)]).toEqual(["2026-11-19", ["letter"]]);
  });
});
