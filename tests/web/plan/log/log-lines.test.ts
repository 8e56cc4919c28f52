import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { useLogLines } from "../../../../web/plan/log/logLines.js";
import { fakePage, type FakePage } from "../../fake-page.js";
import { renderHook } from "../../render-hook.js";
import { speaking } from "../../translate.js";

const COMPLETED = {
  entry: 'Completed "shortlist companies" in job hunt "Baker"',
  sentence: {
    key: "step.completed",
    undone: 0,
    facts: [
      { name: "step", value: "SHORTLIST_COMPANIES" },
      { name: "name", value: "Baker" },
    ],
  },
};
const MOVED = {
  entry: "as it was written",
  sentence: {
    key: "jobHunt.moved",
    undone: 0,
    facts: [
      { name: "name", value: "APPLYING" },
      { name: "from", value: "PREPARING" },
      { name: "to", value: "APPLYING" },
    ],
  },
};

describe("an entry of the log", () => {
  let page: FakePage;

  beforeEach(() => {
    page = fakePage();
  });
  afterEach(() => page.remove());

  const read = (
    locale: Parameters<typeof speaking>[0],
    line: Parameters<ReturnType<typeof useLogLines>["read"]>[0],
  ) => {
    const { result, unmount } = renderHook(useLogLines, undefined, { wrap: speaking(locale) });
    const text = result.current.read(line);
    unmount();
    return text;
  };

  it("is a sentence with the names of steps and phases as the screens have them", () => {
    expect([read("en", COMPLETED), read("en", MOVED)]).toEqual([
      'Completed "Shortlist companies" in job hunt "Baker"',
      'Moved job hunt "APPLYING" from Preparing to Applying',
    ]);
  });

  it("names a day as the language does, and no name that looks like one", () => {
    const paused = {
      entry: "as it was written",
      sentence: {
        key: "pause.set",
        undone: 0,
        facts: [
          { name: "name", value: "2026-11-24" },
          { name: "other", value: "2026-12-01" },
        ],
      },
    };
    const declined = { ...paused, sentence: { ...paused.sentence, key: "offer.declined" } };
    const renamed = { ...paused, sentence: { ...paused.sentence, key: "jobHunt.renamed" } };

    expect(read("en", declined)).toBe('Declined the offer of Dec 1, 2026 in job hunt "2026-11-24"');
    expect([read("en", paused), read("en", renamed)]).toEqual([
      'Paused job hunt "2026-11-24" until Dec 1, 2026',
      'Renamed job hunt "2026-11-24" to "2026-12-01"',
    ]);
    expect([read("de", paused), read("fr", paused)]).toEqual([
      expect.stringContaining("01.12.2026"),
      expect.stringMatching(/1er déc\. 2026/),
    ]);
  });

  it("names the day of an appointment", () => {
    const facts = [
      { name: "name", value: "Baker" },
      { name: "other", value: "2026-12-01" },
    ];
    const added = { entry: "as it was written", sentence: { key: "appointment.created", undone: 0, facts } };

    expect(read("en", added)).toBe('Added an appointment on Dec 1, 2026 to job hunt "Baker"');
  });

  it("is in the language of the person, whatever the names are called", () => {
    expect(read("de", COMPLETED)).not.toMatch(/Completed|Shortlist|SHORTLIST/);
    expect(read("de", MOVED)).toContain("APPLYING");
  });

  it("says as often that it was taken back as it was", () => {
    const undone = { ...COMPLETED, sentence: { ...COMPLETED.sentence, undone: 2 } };

    expect(read("en", undone)).toBe(`Undid: Undid: ${read("en", COMPLETED)}`);
  });

  it("is as it was written where it has no sentence, or one that this client does not know", () => {
    const unknown = { ...COMPLETED, sentence: { ...COMPLETED.sentence, key: "of.tomorrow" } };

    expect([read("de", { ...COMPLETED, sentence: null }), read("de", unknown)]).toEqual([
      COMPLETED.entry,
      COMPLETED.entry,
    ]);
  });

  it("shows a word of tomorrow as the server names it", () => {
    const facts = [{ name: "step", value: "STEP_OF_TOMORROW" }, ...COMPLETED.sentence.facts.slice(1)];

    expect(read("en", { ...COMPLETED, sentence: { ...COMPLETED.sentence, facts } })).toContain("STEP_OF_TOMORROW");
  });

  it("keeps the direction of a name where the sentence runs the other way", () => {
    page.document.dir = "rtl";
    const facts = [...COMPLETED.sentence.facts.slice(0, 1), { name: "name", value: "Baker & Co" }];

    expect(read("ar", { ...COMPLETED, sentence: { ...COMPLETED.sentence, facts } })).toContain(
      "\u2068Baker & Co\u2069",
    );
  });
});
