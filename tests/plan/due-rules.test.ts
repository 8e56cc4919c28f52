import { describe, expect, it } from "@jest/globals";
import { factsBefore, numberOf, otherDays, planOf, type Letters } from "./plan-letters.js";
import { PhaseName, stepDefinition, StepName, STEPS } from "../../gateway/jobhunt/workflow.js";
import { derivePlan } from "../../gateway/plan/derive-plan.js";
import {
  AFTER_INTERVIEW_RULE,
  DUE_RULES,
  PLAN_ORDER,
  type Alternative,
  type AnchorName,
  type Condition,
  type DueRule,
} from "../../gateway/plan/due-rules.js";
import { RULES_VERSION } from "../../gateway/plan/first-plans.js";

type Case = readonly [Letters, number | null];

const D = (days: Readonly<Record<`D${number}`, number>>): Pick<Letters, "done"> => ({ done: days });
const REMINDED = { B: 1, ...D({ D12: 11, D13: 21, D14: 35 }) };
const { ACCEPTING, INTERVIEWING, PREPARING } = PhaseName;

/** Each rule as it was written down for people, and hunts with the day that it gives to their step. */
const RULES: readonly (readonly [StepName, string, readonly Case[]])[] = [
  [StepName.IDEAL_JOB_PROFILE, "P+2; companies or people first: P+5", [
    [{}, 2], [{ P: 7 }, 9], [{ L: 3 }, 2], [{ begun: "idea" }, 2], [{ begun: "companies" }, 5], [{ begun: "people" }, 5],
    [{ begun: "advert" }, null], [{ begun: "inside" }, null], [{ begun: "employer" }, null],
  ]],
  [StepName.SHORTLIST_COMPANIES, "P+5; companies first: P+2; people first: P+10; found an employer: S", [
    [{}, 5], [{ begun: "companies" }, 2], [{ begun: "people" }, 10], [{ begun: "employer" }, 0],
    [{ begun: "employer", P: 4 }, 4], [{ begun: "inside" }, null], [{ begun: "advert" }, null],
  ]],
  [StepName.SHORTLIST_POSITIONS, "P+7; people first: P+12; found an employer: S+2", [
    [{}, 7], [{ begun: "people" }, 12], [{ begun: "employer" }, 2], [{ begun: "advert" }, null], [{ begun: "inside" }, null],
  ]],
  [StepName.IDENTIFY_ORGANIZATIONS, "P+2", [
    [{}, 2], [{ begun: "people" }, 2], [{ begun: "advert" }, null], [{ begun: "inside" }, null], [{ begun: "employer" }, null],
  ]],
  [StepName.CONTACT_ORGANIZATIONS, "D4+5, at the latest P+10", [
    [{}, 10], [D({ D4: 1 }), 6], [D({ D4: 8 }), 10], [D({ D4: 12 }), 12], [{ begun: "advert" }, null],
    [{ begun: "inside" }, null], [{ begun: "employer" }, null],
  ]],
  [StepName.IDENTIFY_CONTACT_PEOPLE, "earlier of P+12 and L-6; have inside line: S+1; found an employer: S+4; people first: P+2", [
    [{}, 12], [{ L: 10 }, 4], [{ L: 30 }, 12], [{ L: 3 }, 0], [{ L: 4, known: 3 }, 3],
    [{ begun: "inside" }, 1], [{ begun: "inside", L: 30 }, 1], [{ begun: "inside", P: 6 }, 6],
    [{ begun: "employer" }, 4], [{ begun: "employer", L: 8 }, 2], [{ begun: "people" }, 2], [{ begun: "people", L: 7 }, 1],
    [{ begun: "advert" }, null], [{ begun: "advert", L: 10 }, null],
  ]],
  [StepName.DECIDE_ON_JOB, "earlier of P+14 and L-5; begun with an advert: S+2; have inside line: S+3; found an employer: S+7", [
    [{}, 14], [{ L: 12 }, 7], [{ L: 40 }, 14], [{ begun: "advert" }, 2], [{ begun: "advert", L: 5 }, 2],
    [{ begun: "advert", L: 40 }, 2], [{ begun: "inside" }, 3], [{ begun: "inside", L: 7 }, 2],
    [{ begun: "employer" }, 7], [{ begun: "employer", L: 9 }, 4], [{ begun: "people" }, 14],
  ]],
  [StepName.BUILD_APPLICATION_BUNDLE, "earlier of P+3 and L-3", [
    [{}, 3], [{ L: 4 }, 1], [{ L: 20 }, 3], [{ P: 10, L: 11 }, 10], [{ B: 1 }, null],
  ]],
  [StepName.PRE_APPLICATION_COMMUNICATIONS, "earlier of P+2 and L-4; have inside line: S+1", [
    [{}, 2], [{ L: 5 }, 1], [{ L: 30 }, 2], [{ B: 1 }, null],
    [{ begun: "inside" }, 1], [{ begun: "inside", P: 9 }, 9], [{ begun: "inside", B: 1 }, null],
    [{ phase: PREPARING, begun: "inside" }, 1], [{ phase: PREPARING }, null], [{ phase: INTERVIEWING, begun: "inside" }, null],
  ]],
  [StepName.FOLLOW_UP_EMAIL, "D9+1, only if somebody was reached", [
    [{}, null], [D({ D9: 2 }), null], [{ news: 2 }, null], [{ ...D({ D9: 2 }), news: 2 }, 3],
    [{ ...D({ D9: 2 }), news: 6 }, 6], [{ ...D({ D9: 6 }), P: 5, news: 4 }, null], [{ ...D({ D9: 2 }), news: 2, B: 3 }, null],
  ]],
  [StepName.SEND_APPLICATION_BUNDLE, "earlier of P+5 and L-2", [[{}, 5], [{ L: 6 }, 4], [{ L: 30 }, 5], [{ L: 1 }, 0]]],
  [StepName.FIRST_FOLLOW_UP_COMMUNICATIONS, "later of B+10 and L+7; if H: H+2", [
    [{}, null], [{ L: 20 }, null], [{ B: 4 }, 14], [{ B: 4, L: 6 }, 14], [{ B: 4, L: 20 }, 27],
    [{ B: 4, H: [5, 9] }, 11], [{ B: 4, L: 20, H: [5, 9] }, 11], [{ B: 4, H: [2, 9] }, 11], [{ B: 4, H: [2, 3] }, 14],
    [{ B: 4, news: 3 }, 14], [{ B: 4, news: 4 }, 14], [{ B: 4, news: 5 }, null], [{ B: 4, H: [5, 9], news: 6 }, null],
    [{ B: 4, no: 4 }, null], [{ B: 4, no: 5 }, null],
  ]],
  [StepName.SECOND_FOLLOW_UP_COMMUNICATIONS, "D12+10; if H: H+2", [
    [{ B: 1 }, null], [{ B: 1, ...D({ D12: 11 }) }, 21], [{ B: 1, ...D({ D12: 30 }) }, 40],
    [{ B: 1, ...D({ D12: 11 }), H: [12, 15] }, 17], [{ B: 1, ...D({ D12: 11 }), H: [2, 20] }, 22],
    // They were reminded of that day already.
    [{ B: 1, H: [2, 5], ...D({ D12: 8 }) }, 18], [{ B: 1, H: [2, 5], ...D({ D12: 5 }) }, 15],
    [{ B: 1, ...D({ D12: 11 }), news: 11 }, null], [{ B: 1, ...D({ D12: 11 }), news: 14 }, null],
    [{ B: 1, ...D({ D12: 11 }), no: 14 }, null],
  ]],
  [StepName.FINAL_FOLLOW_UP_COMMUNICATIONS, "D13+14", [
    [{ B: 1, ...D({ D12: 11 }) }, null], [{ B: 1, ...D({ D12: 11, D13: 21 }) }, 35],
    [{ B: 1, ...D({ D12: 11, D13: 21 }), news: 25 }, null],
  ]],
  [StepName.CLOSING_COMMUNICATIONS, "2 days after a no; else D14+14", [
    [{ B: 1 }, null], [REMINDED, 49], [{ ...REMINDED, no: 40 }, 42], [{ ...REMINDED, news: 40 }, null],
    [{ no: 8 }, 10], [{ phase: PREPARING, no: 3 }, 5], [{ phase: INTERVIEWING, P: 2, no: 3 }, 5],
    [{ phase: ACCEPTING, ...REMINDED }, null],
  ]],
  [StepName.ACCEPTING_INTERVIEW, "P+1", [[{}, 1], [{ P: 3 }, 4], [{ A: 1 }, 1]]],
  [StepName.UNDERSTANDING_THE_INTERVIEW, "earlier of P+1 and A-3", [
    [{}, 1], [{ A: 3 }, 0], [{ A: 10 }, 1], [{ P: 5, A: 7 }, 5],
  ]],
  [StepName.RESEARCH_FOR_THE_INTERVIEW, "A-4", [[{}, null], [{ A: 10 }, 6], [{ P: 9, A: 10 }, 9]]],
  [StepName.PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE, "A-2; too near: today, not skipped", [
    [{}, null], [{ A: 10 }, 8], [{ A: 10, P: 9 }, 9], [{ A: 10, known: 9 }, 9],
  ]],
  [StepName.PREPARE_1_DAY_BEFORE, "A-1", [[{}, null], [{ A: 10 }, 9]]],
  [StepName.DAY_OF_THE_INTERVIEW, "A", [[{}, null], [{ A: 10 }, 10]]],
  [StepName.RECEIVED_OFFER, "O", [[{ O: 2 }, 2], [{ P: 3 }, 3], [{ P: 3, O: 5 }, 5]]],
  [StepName.OFFER_THANKS, "O+1", [[{}, null], [{ O: 2 }, 3], [D({ D22: 4 }), 5]]],
  [StepName.ACCEPT_OFFER, "R-2, else O+3", [[{}, null], [{ O: 1 }, 4], [{ O: 1, R: 9 }, 7], [{ O: 1, R: 20 }, 18], [{ O: 5, R: 6, known: 5 }, 5]]],
  [StepName.OFFER_LEGITIMACY, "earlier of O+1 and R-2", [[{}, null], [{ O: 1 }, 2], [{ O: 1, R: 9 }, 2], [{ O: 4, R: 5 }, 3]]],
  [StepName.OFFER_ACCEPTANCE, "R-1, else O+4", [[{}, null], [{ O: 1 }, 5], [{ O: 1, R: 9 }, 8], [{ O: 1, R: 3 }, 2]]],
  [StepName.CONTRACT_VALIDITY, "earlier of C+2 and G-2; contract came with the offer: R-2; no contract: D26+7", [
    [{}, null], [{ O: 1, C: 9 }, 11], [{ O: 1, C: 9, G: 12 }, 10], [{ O: 1, C: 9, G: 30 }, 11],
    [{ O: 1, C: 1, R: 9 }, 7], [{ O: 2, C: 1, R: 9, G: 4 }, 7], [{ O: 1, C: 1 }, 3], [{ O: 1, C: 2, R: 9 }, 4],
    [{ O: 1, ...D({ D26: 5 }) }, 12], [{ O: 1, ...D({ D26: 5 }), C: 9 }, 11],
  ]],
  [StepName.SIGN_AND_RETURN_OFFER, "earlier of C+5 and G-1", [[{}, null], [{ C: 9 }, 14], [{ C: 9, G: 12 }, 11], [{ C: 9, G: 30 }, 14]]],
  [StepName.ONBOARDING_COMMUNICATIONS, "earlier of D28+3 and J-7; start sooner: today", [
    [{}, null], [D({ D28: 9 }), 12], [{ ...D({ D28: 9 }), J: 30 }, 12], [{ ...D({ D28: 9 }), J: 17 }, 10],
    [{ ...D({ D28: 9 }), J: 12, known: 9 }, 9],
  ]],
  [StepName.JOURNAL_YOUR_JOB_HUNT, "last working day of each week", [[{}, null]]],
  [StepName.CAPTURE_JOB_DETAILS, "S", [[{}, 0], [{ begun: "advert" }, 0], [{ B: 1 }, null]]],
]; // prettier-ignore

const AFTER_INTERVIEW: readonly Case[] = [
  [{}, null],
  [{ A: 5 }, null],
  [{ A: 5, ...D({ D21: 5 }) }, 15],
  [{ A: 5, ...D({ D21: 5 }), H: [5, 9] }, 11],
  [{ A: 5, ...D({ D21: 5 }), H: [6, 30] }, 32],
  [{ A: 5, ...D({ D21: 5 }), H: [1, 3] }, 15],
  [{ A: 5, ...D({ D21: 5 }), news: 5 }, 15],
  [{ A: 5, ...D({ D21: 5 }), news: 7 }, null],
  [{ A: 5, ...D({ D21: 20 }) }, 20],
  [{ rounds: [{ on: 5, hasOutcome: true }] }, 15],
  [{ rounds: [{ on: 5, hasOutcome: true }], news: 7 }, null],
  [{ rounds: [{ on: 5, hasOutcome: true }], H: [6, 30] }, 32],
  [{ rounds: [{ on: 5, hasOutcome: true }], H: [1, 3] }, 15],
  [{ rounds: [{ on: 5, hasOutcome: true }, { on: 12 }] }, null],
  [{ rounds: [{ on: 5, isCancelled: true }] }, null],
  [D({ D21: 5 }), 15],
];

describe("the due rules", () => {
  it("are tested one by one", () => {
    expect(RULES.map(([step]) => step).sort()).toEqual(Object.values(StepName).sort());
  });

  it.each(RULES)("%s: %s", (step, _rule, cases) => {
    const found = cases.map(([letters]) => {
      const plan = derivePlan(factsBefore(step, letters), new Set());
      return [letters, numberOf(plan.steps.find((planned) => planned.step === step)?.dueOn ?? null)];
    });

    expect(found).toEqual(cases);
  });

  it("after the interview: H+2, no H: A+10", () => {
    const found = AFTER_INTERVIEW.map(([letters]) => {
      const plan = planOf({ ...letters, phase: INTERVIEWING });
      return [letters, otherDays(plan).AFTER_INTERVIEW ?? null];
    });

    expect(found).toEqual(AFTER_INTERVIEW);
  });

  it("check an offer before it is decided on, and a contract before it is accepted", () => {
    const place = (step: StepName): number => PLAN_ORDER.indexOf(step);

    expect(place(StepName.OFFER_LEGITIMACY)).toBeLessThan(place(StepName.ACCEPT_OFFER));
    expect(place(StepName.CONTRACT_VALIDITY)).toBeLessThan(place(StepName.OFFER_ACCEPTANCE));
    expect(PLAN_ORDER.toSorted()).toEqual(Object.values(StepName).toSorted());
  });

  it("are these", () => {
    const steps = STEPS.map(({ number, name }) => `${String(number)} ${name}: ${toText(DUE_RULES[name])}`);
    const table = [...steps, `after DAY_OF_THE_INTERVIEW: ${toText(AFTER_INTERVIEW_RULE)}`].join("\n");
    if (process.env.TEST_RULE_TABLE === "1") process.stdout.write(`${table}\n`);

    expect(table).toBe(TABLE);
    // A change of the table raises the version, or plans keep their old days.
    expect(RULES_VERSION).toBe(2);
  });
});

const LETTERS: Readonly<Record<Exclude<AnchorName, `DONE ${StepName}`>, string>> = {
  HUNT: "S",
  PHASE: "P",
  DEADLINE: "L",
  SENT: "B",
  PROMISE: "H",
  REJECTION: "no",
  INTERVIEW: "A",
  OFFER: "O",
  ANSWER: "R",
  CONTRACT: "C",
  SIGNATURE: "G",
  START: "J",
};
const CONDITIONS: Readonly<Record<Condition, string>> = {
  ADVERT: "begun with an advert",
  INSIDE_LINE: "have inside line",
  EMPLOYER: "found an employer",
  COMPANIES_FIRST: "companies first",
  PEOPLE_FIRST: "people first",
  UNSENT: "not sent",
  SILENT: "no news",
  SILENT_SINCE_INTERVIEW: "no news",
  INTERVIEW_HELD: "held",
  INTERVIEW_AHEAD: "ahead",
  REACHED: "somebody reached",
  CONTRACT_WITH_OFFER: "contract with the offer",
};

function toText(rule: DueRule): string {
  return rule.map(alternativeText).join("; else ") || "none";
}

function alternativeText({ pick, terms, conditions, needs, passed, inEveryPhase }: Alternative): string {
  const days = terms.map(({ anchor, days }) => `${letterOf(anchor)}${days === 0 ? "" : signed(days)}`);
  const limits = [
    ...conditions.map((condition) => CONDITIONS[condition]),
    ...needs.map(letterOf),
    ...passed.map((anchor) => `${terms.map((term) => letterOf(term.anchor)).join()} after ${letterOf(anchor)}`),
    ...(inEveryPhase ? ["every phase"] : []),
  ];
  const picked = pick === "EARLIEST" ? "earlier" : "later";
  const day = days.length === 1 ? days.join() : `${picked} of ${days.join(" and ")}`;
  return limits.length === 0 ? day : `${day} (${limits.join(", ")})`;
}

function letterOf(anchor: AnchorName): string {
  if (!anchor.startsWith("DONE ")) return LETTERS[anchor as keyof typeof LETTERS]; // every other form has a letter
  return `D${String(stepDefinition(anchor.slice("DONE ".length) as StepName).number)}`; // AnchorName has no other form
}

function signed(days: number): string {
  return days > 0 ? `+${String(days)}` : String(days);
}

const TABLE = `1 IDEAL_JOB_PROFILE: P+5 (companies first); else P+5 (people first); else P+2
2 SHORTLIST_COMPANIES: S (found an employer); else P+2 (companies first); else P+10 (people first); else P+5
3 SHORTLIST_POSITIONS: S+2 (found an employer); else P+12 (people first); else P+7
4 IDENTIFY_ORGANIZATIONS: P+2
5 CONTACT_ORGANIZATIONS: D4+2 (people first); else earlier of D4+5 and P+10
6 IDENTIFY_CONTACT_PEOPLE: S+1 (have inside line); else earlier of S+4 and L-6 (found an employer); else earlier of P+2 and L-6 (people first); else earlier of P+12 and L-6
7 DECIDE_ON_JOB: S+2 (begun with an advert); else earlier of S+3 and L-5 (have inside line); else earlier of S+7 and L-5 (found an employer); else earlier of P+14 and L-5
8 BUILD_APPLICATION_BUNDLE: earlier of P+3 and L-3 (not sent)
9 PRE_APPLICATION_COMMUNICATIONS: S+1 (have inside line, not sent); else earlier of P+2 and L-4 (not sent)
10 FOLLOW_UP_EMAIL: D9+1 (somebody reached, not sent)
11 SEND_APPLICATION_BUNDLE: earlier of P+5 and L-2
12 FIRST_FOLLOW_UP_COMMUNICATIONS: H+2 (H after B); else later of B+10 and L+7 (no news, B)
13 SECOND_FOLLOW_UP_COMMUNICATIONS: H+2 (H after D12); else D12+10 (no news)
14 FINAL_FOLLOW_UP_COMMUNICATIONS: D13+14 (no news)
15 CLOSING_COMMUNICATIONS: no+2 (every phase); else D14+14 (no news)
16 ACCEPTING_INTERVIEW: P+1
17 UNDERSTANDING_THE_INTERVIEW: earlier of P+1 and A-3; else A-3 (ahead, every phase)
18 RESEARCH_FOR_THE_INTERVIEW: A-4 (ahead, every phase)
19 PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE: A-2 (ahead, every phase)
20 PREPARE_1_DAY_BEFORE: A-1 (ahead, every phase)
21 DAY_OF_THE_INTERVIEW: A; else A (ahead, every phase)
22 RECEIVED_OFFER: O; else P
23 OFFER_THANKS: O+1
24 ACCEPT_OFFER: R-2; else O+3
25 OFFER_LEGITIMACY: earlier of O+1 and R-2
26 OFFER_ACCEPTANCE: R-1; else O+4
27 CONTRACT_VALIDITY: R-2 (contract with the offer); else earlier of C+2 and G-2; else D26+7
28 SIGN_AND_RETURN_OFFER: earlier of C+5 and G-1
29 ONBOARDING_COMMUNICATIONS: earlier of D28+3 and J-7
30 JOURNAL_YOUR_JOB_HUNT: none
31 CAPTURE_JOB_DETAILS: S (not sent)
after DAY_OF_THE_INTERVIEW: H+2 (H after D21); else H+2 (held, H after A); else A+10 (no news, D21); else A+10 (held, no news); else D21+10 (no news)`;
