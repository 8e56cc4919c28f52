import { describe, expect, it } from "@jest/globals";
import { stepNames } from "../../../../web/components/line/stepMessages.js";
import type { Guide } from "../../../../web/plan/guide/guide.js";
import { FACT_NAMES, type GuideText } from "../../../../web/plan/guide/guideText.js";
import { guides as english } from "../../../../web/plan/guide/guides/en/guides.js";
import { loadGuides } from "../../../../web/plan/guide/loadGuides.js";
import { countGaps } from "../../../../web/plan/guide/marks.js";
import { factsIn, fill, templateFaults } from "../../../../web/plan/guide/template.js";

const { guides, letter } = await loadGuides("en");
// The names are those of the record, whose keys TypeScript widens.
const GUIDES = Object.entries(guides) as [keyof typeof guides, Guide][];
const TEXTS = GUIDES.flatMap(([step, guide]) => guide.texts.map((text) => ({ step, text })));
const keysOf = (step: keyof typeof guides): string[] => guides[step].texts.map(({ key }) => key);
const withPart = (part: keyof Guide): string[] =>
  GUIDES.filter(([, guide]) => guide[part] !== undefined)
    .map(([step]) => step)
    .sort();

describe("the guides", () => {
  it("are there for each step, with why, how and when it is done", () => {
    const faults = GUIDES.filter(
      ([, { why, how, doneWhen }]) =>
        !/[.?]$/.test(why) ||
        how.length < 3 ||
        how.some((line) => line.trim() !== line || line === "") ||
        doneWhen === "",
    );

    expect(GUIDES.map(([step]) => step).sort()).toEqual(Object.keys(stepNames).sort());
    expect(faults).toEqual([]);
  });

  it("continue the sentence that begins with `It is done when`", () => {
    const faults = GUIDES.filter(([, { doneWhen }]) => !/^(?:[a-z]|CV)/.test(doneWhen) || !doneWhen.endsWith("."));

    expect(faults.map(([step, { doneWhen }]) => [step, doneWhen])).toEqual([]);
  });

  it("have the parts of their steps and no others", () => {
    expect(withPart("situations")).toEqual(
      [
        "ACCEPTING_INTERVIEW",
        "BUILD_APPLICATION_BUNDLE",
        "CONTRACT_VALIDITY",
        "IDEAL_JOB_PROFILE",
        "IDENTIFY_ORGANIZATIONS",
        "PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE",
      ].sort(),
    );
    expect(withPart("help")).toEqual([
      "IDENTIFY_ORGANIZATIONS",
      "ONBOARDING_COMMUNICATIONS",
      "UNDERSTANDING_THE_INTERVIEW",
    ]);
    expect(withPart("helper")).toEqual(
      GUIDES.filter(([, { texts }]) => texts.some(({ key }) => key === "helper"))
        .map(([step]) => step)
        .sort(),
    );
    expect(withPart("helper")).toEqual([
      "ACCEPT_OFFER",
      "BUILD_APPLICATION_BUNDLE",
      "CONTRACT_VALIDITY",
      "OFFER_LEGITIMACY",
      "PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE",
    ]);
    expect([withPart("warning"), withPart("asksWhenOpen"), withPart("before"), withPart("questionsGap")]).toEqual([
      ["OFFER_LEGITIMACY"],
      ["OFFER_LEGITIMACY"],
      ["OFFER_ACCEPTANCE"],
      ["CONTRACT_VALIDITY"],
    ]);
  });

  it("have lists of checks with keys of their own", () => {
    const lists = GUIDES.flatMap(([step, { checks }]) => (checks === undefined ? [] : [[step, checks] as const]));
    const repeated = lists.filter(([, checks]) => new Set(checks.map(({ key }) => key)).size !== checks.length);

    expect(Object.fromEntries(lists.map(([step, checks]) => [step, checks.length]))).toEqual({
      PREPARE_1_DAY_BEFORE: 6,
      OFFER_LEGITIMACY: 7,
      CONTRACT_VALIDITY: 9,
      ONBOARDING_COMMUNICATIONS: 6,
    });
    expect(repeated).toEqual([]);
  });

  it("collect questions into a blank that the first text of their step has", () => {
    const { questionsGap, texts } = english.CONTRACT_VALIDITY;

    expect(texts[0].body).toContain(`\n${questionsGap}\n`);
  });
});

describe("the texts of the guides", () => {
  it("are one per step, and more where a step has more endings", () => {
    const none = GUIDES.filter(([, { texts }]) => texts.length === 0).map(([step]) => step);
    const several = GUIDES.filter(([, { texts }]) => texts.length > 1).map(([step]) => [step, keysOf(step)]);

    expect(none.sort()).toEqual([
      "CAPTURE_JOB_DETAILS",
      "IDENTIFY_ORGANIZATIONS",
      "PREPARE_1_DAY_BEFORE",
      "SHORTLIST_POSITIONS",
    ]);
    expect(Object.fromEntries(several)).toEqual({
      BUILD_APPLICATION_BUNDLE: ["main", "helper"],
      FIRST_FOLLOW_UP_COMMUNICATIONS: ["main", "noCall"],
      CLOSING_COMMUNICATIONS: ["main", "withdraw"],
      ACCEPTING_INTERVIEW: ["main", "needs", "otherDay"],
      PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE: ["main", "gap", "dismissal", "strengths", "helper"],
      DAY_OF_THE_INTERVIEW: ["main", "noNews"],
      ACCEPT_OFFER: ["main", "helper"],
      OFFER_ACCEPTANCE: ["yes", "no"],
      CONTRACT_VALIDITY: ["main", "helper"],
    });
    expect(keysOf("OFFER_LEGITIMACY")).toEqual(["helper"]);
  });

  it("are to say where a call is made, and to keep where notes are taken", () => {
    const stepsOf = (kind: GuideText["kind"]): string[] => [
      ...new Set(TEXTS.filter(({ text }) => text.kind === kind).map(({ step }) => step)),
    ];

    expect(stepsOf("CALL").sort()).toEqual([
      "IDENTIFY_CONTACT_PEOPLE",
      "PRE_APPLICATION_COMMUNICATIONS",
      "SECOND_FOLLOW_UP_COMMUNICATIONS",
    ]);
    expect(stepsOf("NOTES").sort()).toEqual(
      [
        "IDEAL_JOB_PROFILE",
        "SHORTLIST_COMPANIES",
        "DECIDE_ON_JOB",
        "ACCEPTING_INTERVIEW",
        "RESEARCH_FOR_THE_INTERVIEW",
        "PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE",
        "JOURNAL_YOUR_JOB_HUNT",
      ].sort(),
    );
  });

  it("have a subject, the greeting and an end in each e-mail, and no subject elsewhere", () => {
    const faults = TEXTS.filter(({ text: { kind, key, subject, body } }) => {
      if (kind !== "EMAIL") return subject !== undefined || body.includes("{greeting}");
      if (key === "helper") return subject === "" || !/^Hello \{helper\},\n\n[A-Z].*\n\nThank you\n\{me\}$/s.test(body);
      return subject === "" || !/^\{greeting\},\n\n[A-Z].*\n\nKind regards\n\{me\}(\{\{\n\{phone\}\}\})?$/s.test(body);
    });

    expect(faults).toEqual([]);
  });

  it("name facts only, and close each brace", () => {
    const parts = TEXTS.flatMap(({ text }) => [text.subject ?? "", text.body, text.title ?? ""]);
    const named = new Set(parts.flatMap((part) => factsIn(part)));

    expect(parts.flatMap((part) => templateFaults(part))).toEqual([]);
    expect([...named].filter((name) => name !== "greeting" && !FACT_NAMES.some((fact) => fact === name))).toEqual([]);
    expect(parts.filter((part) => factsIn(part).length > 0 && /\{(?:trade|years|team)\}/.test(part))).toEqual([]);
  });

  it("quote the title of the position where it stands in a sentence", () => {
    const faults = TEXTS.filter(({ text }) => text.body.replaceAll("“{title}”", "").includes("{title}"));

    expect(faults).toEqual([]);
  });

  it("have blanks that are found, and leave no brace behind, with no fact known", () => {
    const filled = TEXTS.map(({ text }) => fill(text.body, {}, letter, "2026-11-26"));

    expect(filled.filter((text) => /[{}]/.test(text))).toEqual([]);
    expect(filled.filter((text) => countGaps(text) !== (text.match(/\[/g) ?? []).length)).toEqual([]);
  });
});

describe("loading guides", () => {
  it("answers in English, and says so, where a language has none", async () => {
    const [here, regional, other] = await Promise.all(["en", "en-GB", "xx"].map((tag) => loadGuides(tag)));

    expect([here?.language, regional?.language, other?.language]).toEqual(["en", "en", "en"]);
    expect(other?.guides).toBe(here?.guides);
    expect(await loadGuides("constructor")).toMatchObject({ language: "en" });
  });
});
