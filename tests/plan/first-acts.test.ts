import { describe, expect, it } from "@jest/globals";
import { JobHuntScenario, PhaseName, StepName, StepStatus } from "../../gateway/jobhunt/workflow.js";
import { derivePlan } from "../../gateway/plan/derive-plan.js";
import type { PlanFacts, StepFact } from "../../gateway/plan/plan-facts.js";
import { addDays, type Day } from "../../gateway/platform/day.js";
import { factsOf } from "./plan-letters.js";

/** What a newcomer does on a day. */
interface Act {
  readonly on: Day;
  readonly step: StepName;
}

/** A Thursday. */
const BEGIN = "2026-11-26";
const WEEKEND = new Set([6, 7]);
const ACTS = 10;

const { DECIDE_ON_JOB, CLOSING_COMMUNICATIONS } = StepName;
/** What else is done with a step. */
const WORDS: Readonly<Partial<Record<StepName, string>>> = {
  [DECIDE_ON_JOB]: ": yes, I apply",
  [CLOSING_COMMUNICATIONS]: "; archive: no reply",
};
/** The scenarios in the words of the creation dialog. */
const SCENARIOS: Readonly<Record<JobHuntScenario, string>> = {
  FOUND_ADVERT: "Found a job advert and want to apply",
  INSIDE_LINE: "Have inside line on a job",
  FOUND_EMPLOYER: "Found an employer to work for",
  NO_IDEA_IDEAL_JOB: "No idea what to do, help me: describe your ideal job first",
  NO_IDEA_COMPANIES: "No idea what to do, help me: list companies you like",
  NO_IDEA_PEOPLE: "No idea what to do, help me: write down people who could help",
};

/**
 * What somebody does who begins a hunt on a day and follows its plan: whatever is next, on its day. Whoever decides, applies;
 * no employer answers, so that the last message is the end of the hunt. Nobody captures an advert but who began with one.
 */
const FIRST_ACTS = `
Found a job advert and want to apply
 1  Thu 26 Nov  Capture job details
 2  Mon 30 Nov  Decide on job: yes, I apply
 3  Thu 03 Dec  Build application bundle
 4  Thu 03 Dec  Pre application communications
 5  Mon 07 Dec  Send application bundle
 6  Thu 17 Dec  First follow up communications
 7  Mon 28 Dec  Second follow up communications
 8  Mon 11 Jan  Final follow up communications
 9  Mon 25 Jan  Closing communications; archive: no reply

Have inside line on a job
 1  Fri 27 Nov  Identify contact people
 2  Fri 27 Nov  Pre application communications
 3  Mon 30 Nov  Decide on job: yes, I apply
 4  Thu 03 Dec  Build application bundle
 5  Mon 07 Dec  Send application bundle
 6  Thu 17 Dec  First follow up communications
 7  Mon 28 Dec  Second follow up communications
 8  Mon 11 Jan  Final follow up communications
 9  Mon 25 Jan  Closing communications; archive: no reply

Found an employer to work for
 1  Thu 26 Nov  Shortlist companies
 2  Mon 30 Nov  Shortlist positions
 3  Mon 30 Nov  Identify contact people
 4  Thu 03 Dec  Decide on job: yes, I apply
 5  Mon 07 Dec  Build application bundle
 6  Mon 07 Dec  Pre application communications
 7  Tue 08 Dec  Send application bundle
 8  Fri 18 Dec  First follow up communications
 9  Mon 28 Dec  Second follow up communications
10  Mon 11 Jan  Final follow up communications

No idea what to do, help me: describe your ideal job first
 1  Mon 30 Nov  Ideal job profile
 2  Mon 30 Nov  Identify organizations
 3  Tue 01 Dec  Shortlist companies
 4  Thu 03 Dec  Shortlist positions
 5  Mon 07 Dec  Contact organizations
 6  Tue 08 Dec  Identify contact people
 7  Thu 10 Dec  Decide on job: yes, I apply
 8  Mon 14 Dec  Build application bundle
 9  Mon 14 Dec  Pre application communications
10  Tue 15 Dec  Send application bundle

No idea what to do, help me: list companies you like
 1  Mon 30 Nov  Shortlist companies
 2  Mon 30 Nov  Identify organizations
 3  Tue 01 Dec  Ideal job profile
 4  Thu 03 Dec  Shortlist positions
 5  Mon 07 Dec  Contact organizations
 6  Tue 08 Dec  Identify contact people
 7  Thu 10 Dec  Decide on job: yes, I apply
 8  Mon 14 Dec  Build application bundle
 9  Mon 14 Dec  Pre application communications
10  Tue 15 Dec  Send application bundle

No idea what to do, help me: write down people who could help
 1  Mon 30 Nov  Identify contact people
 2  Mon 30 Nov  Identify organizations
 3  Wed 02 Dec  Contact organizations
 4  Wed 02 Dec  Ideal job profile
 5  Mon 07 Dec  Shortlist companies
 6  Tue 08 Dec  Shortlist positions
 7  Thu 10 Dec  Decide on job: yes, I apply
 8  Mon 14 Dec  Build application bundle
 9  Mon 14 Dec  Pre application communications
10  Tue 15 Dec  Send application bundle
`;

describe("the first acts of somebody who follows the plan of a hunt", () => {
  it("are these in each scenario", () => {
    const table = Object.values(JobHuntScenario).map((scenario) => toText(scenario, firstActs(scenario, BEGIN)));
    if (process.env.TEST_RULE_TABLE === "1") process.stdout.write(`${table.join("\n\n")}\n`);

    expect(table.join("\n\n")).toBe(FIRST_ACTS.trim());
  });

  it.each(Object.values(JobHuntScenario))("are the same on whichever day a hunt begins: %s", (scenario) => {
    const orders = Array.from({ length: 7 }, (_, days) => firstActs(scenario, addDays(BEGIN, days)));

    for (const acts of orders) {
      expect(acts.map(({ step }) => step)).toEqual(orders[0]?.map(({ step }) => step));
      expect(acts.map(({ on }) => on)).toEqual(acts.map(({ on }) => on).toSorted());
    }
  });
});

function firstActs(scenario: JobHuntScenario, begin: Day): Act[] {
  const acts: Act[] = [];
  let facts: PlanFacts = factsOf({}, { scenario, startedOn: begin, phaseStartedOn: begin });
  while (acts.length < ACTS && acts.at(-1)?.step !== CLOSING_COMMUNICATIONS) {
    const act = nextAct(facts);
    acts.push(act);
    facts = after(facts, act);
  }
  return acts;
}

/** Returns what is listed first: nothing else is due before it. */
function nextAct(facts: PlanFacts): Act {
  const listed = derivePlan(facts, WEEKEND).steps.flatMap(({ step, dueOn, list }) =>
    list === null || dueOn === null ? [] : [{ on: dueOn, step }],
  );
  const [next, ...others] = listed.toSorted((one, other) => one.on.localeCompare(other.on));
  if (next === undefined) throw new Error("The plan has ended.");
  expect(others).toEqual([]);
  return next;
}

function after(facts: PlanFacts, { on, step }: Act): PlanFacts {
  const done: StepFact = { status: StepStatus.DONE, doneOn: on, changedOn: on };
  const steps = new Map([...facts.steps, [step, done] as const]);
  return step === DECIDE_ON_JOB
    ? { ...facts, steps, phase: PhaseName.APPLYING, phaseStartedOn: on }
    : { ...facts, steps };
}

function toText(scenario: JobHuntScenario, acts: readonly Act[]): string {
  const days = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "2-digit", month: "short", timeZone: "UTC" });
  const rows = acts.map(({ on, step }, place) => {
    const number = String(place + 1).padStart(2);
    const name = step.charAt(0) + step.slice(1).toLowerCase().replaceAll("_", " ");
    return `${number}  ${days.format(new Date(on)).replace(",", "")}  ${name}${WORDS[step] ?? ""}`;
  });
  return [SCENARIOS[scenario], ...rows].join("\n");
}
