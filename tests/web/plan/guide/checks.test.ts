import { describe, expect, it } from "@jest/globals";
import {
  checkState,
  countChecks,
  nextCheckState,
  openChecks,
  questionLines,
  questionsToAsk,
  withQuestions,
  type NotedCheck,
} from "../../../../web/plan/guide/checks.js";
import { guides } from "../../../../web/plan/guide/guides/en/guides.js";

const { checks } = guides.CONTRACT_VALIDITY;
const NOTED: readonly NotedCheck[] = [
  { key: "holiday", state: "TO_ASK", question: " How many days? " },
  { key: "names", state: "CHECKED", question: null },
  { key: "pay", state: "TO_ASK", question: null },
  { key: "hours", state: "OPEN", question: "Kept for later" },
  { key: "gone", state: "CHECKED", question: null },
];

describe("a list of checks", () => {
  it("goes from open to checked, to ask, and back", () => {
    expect((["OPEN", "CHECKED", "TO_ASK"] as const).map(nextCheckState)).toEqual(["CHECKED", "TO_ASK", "OPEN"]);
    expect([checkState(NOTED, "names"), checkState(NOTED, "term")]).toEqual(["CHECKED", "OPEN"]);
  });

  it("counts what it lists", () => {
    expect(countChecks(checks, NOTED)).toEqual({ all: 9, checked: 1, toAsk: 2, open: 6 });
    expect(countChecks([], NOTED)).toEqual({ all: 0, checked: 0, toAsk: 0, open: 0 });
  });

  it("asks before it is closed only where an open check is a danger", () => {
    const { OFFER_LEGITIMACY: offer, CONTRACT_VALIDITY: contract } = guides;
    const all = offer.checks.map(({ key }) => ({ key, state: "CHECKED", question: null }) as const);

    expect(openChecks(contract, NOTED)).toBe(0);
    expect([openChecks(offer, []), openChecks(offer, all.slice(1)), openChecks(offer, all)]).toEqual([7, 1, 0]);
    expect(openChecks(offer, [{ key: "pay", state: "TO_ASK", question: "Why?" }, ...all.slice(0, -1)])).toBe(1);
  });

  it("collects its questions in its own order, with the label where there are no words", () => {
    const questions = questionsToAsk(checks, NOTED);

    expect(questions).toEqual(["pay: amount, before or after tax, which day", "How many days?"].map(begun));
    expect(questionLines(["A\nB", "C"])).toBe("- A B\n- C");
  });

  it("puts its questions into the e-mail", () => {
    const { texts, questionsGap } = guides.CONTRACT_VALIDITY;
    const { body } = texts[0];

    expect(withQuestions(body, questionsGap, ["$& [a]?", "B?"])).toContain("questions:\n\n- $& [a]?\n- B?\n\nCould");
    expect(withQuestions(body, questionsGap, [])).toBe(body);
  });
});

function begun(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
