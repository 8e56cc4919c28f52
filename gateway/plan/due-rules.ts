import { StepName, STEPS } from "../jobhunt/workflow.js";

/** What a day is counted from. */
export type AnchorName =
  /** The day the hunt began. */
  | "HUNT"
  /** The day its phase began. */
  | "PHASE"
  /** The last day to apply. */
  | "DEADLINE"
  /** The day the application was sent: the done day of that step. */
  | "SENT"
  /** The day that they promised in their last message. */
  | "PROMISE"
  /** The day they said no. */
  | "REJECTION"
  | "INTERVIEW"
  /** The day the offer came. */
  | "OFFER"
  /** The day by which the offer has to be answered. */
  | "ANSWER"
  /** The day the contract came. */
  | "CONTRACT"
  /** The day by which the contract has to be signed. */
  | "SIGNATURE"
  /** The first day of work. */
  | "START"
  /** The day a step was done. */
  | `DONE ${StepName}`;

/** What has to be true for an alternative of a rule. */
export type Condition =
  /** The scenario that the hunt began with: an advert, an inside line, an employer, or no idea and so companies or people. */
  | "ADVERT"
  | "INSIDE_LINE"
  | "EMPLOYER"
  | "COMPANIES_FIRST"
  | "PEOPLE_FIRST"
  /** The application was not sent. */
  | "UNSENT"
  /** They sent no news, and invited to nothing, since the application was sent, or since the last reminder. */
  | "SILENT"
  /** They sent no news since the interview. */
  | "SILENT_SINCE_INTERVIEW"
  /** Of every appointment is known how it went, or that another one followed. */
  | "INTERVIEW_HELD"
  /** There is an interview to prepare for: it is to be held, and its day was known no later than on it. */
  | "INTERVIEW_AHEAD"
  /** They answered in this phase. */
  | "REACHED"
  /** The contract came no later than the offer. */
  | "CONTRACT_WITH_OFFER";

/** A day so many days after an anchor; a negative number is before it. */
export interface Term {
  readonly anchor: AnchorName;
  readonly days: number;
}

/** One way to find the day of a step. */
export interface Alternative {
  /** Of the terms whose anchors are known, the earliest or the latest day counts. */
  readonly pick: "EARLIEST" | "LATEST";
  readonly terms: readonly Term[];
  /** All of them have to be true. */
  readonly conditions: readonly Condition[];
  /** Anchors that have to be known, besides one of the terms. */
  readonly needs: readonly AnchorName[];
  /** Anchors that have to be known, and to be before those of the terms. */
  readonly passed: readonly AnchorName[];
  /** True: it counts in every phase; otherwise only in that of its step. */
  readonly inEveryPhase: boolean;
}

/** The rule of a step: the first alternative that has a day counts. */
export type DueRule = readonly Alternative[];

const UNLIMITED = { conditions: [], needs: [], passed: [], inEveryPhase: false } as const;
const S = StepName;

const HUNT = from("HUNT");
const PHASE = from("PHASE");
const DEADLINE = from("DEADLINE");
const SENT = from("SENT");
const PROMISE = from("PROMISE");
const INTERVIEW = from("INTERVIEW");
const OFFER = from("OFFER");
const ANSWER = from("ANSWER");
const CONTRACT = from("CONTRACT");
const SIGNATURE = from("SIGNATURE");

/** The rule of each step. */
export const DUE_RULES: Readonly<Record<StepName, DueRule>> = {
  // What begins with companies or people takes the days of the steps that it brings forward, and those take its own.
  IDEAL_JOB_PROFILE: [
    earliest(PHASE(5)).when("COMPANIES_FIRST"),
    earliest(PHASE(5)).when("PEOPLE_FIRST"),
    earliest(PHASE(2)),
  ],
  SHORTLIST_COMPANIES: [
    earliest(HUNT(0)).when("EMPLOYER"),
    earliest(PHASE(2)).when("COMPANIES_FIRST"),
    earliest(PHASE(10)).when("PEOPLE_FIRST"),
    earliest(PHASE(5)),
  ],
  SHORTLIST_POSITIONS: [
    earliest(HUNT(2)).when("EMPLOYER"),
    earliest(PHASE(12)).when("PEOPLE_FIRST"),
    earliest(PHASE(7)),
  ],
  // Registering at an office can be urgent.
  IDENTIFY_ORGANIZATIONS: [earliest(PHASE(2))],
  CONTACT_ORGANIZATIONS: [
    // A user who begins with people talks to them soon.
    earliest(done(S.IDENTIFY_ORGANIZATIONS, 2)).when("PEOPLE_FIRST"),
    earliest(done(S.IDENTIFY_ORGANIZATIONS, 5), PHASE(10)),
  ],
  IDENTIFY_CONTACT_PEOPLE: [
    earliest(HUNT(1)).when("INSIDE_LINE"),
    earliest(HUNT(4), DEADLINE(-6)).when("EMPLOYER"),
    earliest(PHASE(2), DEADLINE(-6)).when("PEOPLE_FIRST"),
    earliest(PHASE(12), DEADLINE(-6)),
  ],
  // A user who has a job in sight decides soon.
  DECIDE_ON_JOB: [
    earliest(HUNT(2)).when("ADVERT"),
    earliest(HUNT(3), DEADLINE(-5)).when("INSIDE_LINE"),
    earliest(HUNT(7), DEADLINE(-5)).when("EMPLOYER"),
    earliest(PHASE(14), DEADLINE(-5)),
  ],

  BUILD_APPLICATION_BUNDLE: [earliest(PHASE(3), DEADLINE(-3)).when("UNSENT")],
  PRE_APPLICATION_COMMUNICATIONS: [
    // A user who knows a person there asks before they decide.
    earliest(HUNT(1)).when("INSIDE_LINE", "UNSENT"),
    earliest(PHASE(2), DEADLINE(-4)).when("UNSENT"),
  ],
  FOLLOW_UP_EMAIL: [earliest(done(S.PRE_APPLICATION_COMMUNICATIONS, 1)).when("REACHED", "UNSENT")],
  SEND_APPLICATION_BUNDLE: [earliest(PHASE(5), DEADLINE(-2))],
  // Nothing is read before the last day to apply; a day that they named wins, until they were reminded of it; any other news
  // ends the reminders.
  FIRST_FOLLOW_UP_COMMUNICATIONS: [
    earliest(PROMISE(2)).after("SENT"),
    latest(SENT(10), DEADLINE(7)).given("SENT").when("SILENT"),
  ],
  SECOND_FOLLOW_UP_COMMUNICATIONS: [
    earliest(PROMISE(2)).after(`DONE ${S.FIRST_FOLLOW_UP_COMMUNICATIONS}`),
    earliest(done(S.FIRST_FOLLOW_UP_COMMUNICATIONS, 10)).when("SILENT"),
  ],
  FINAL_FOLLOW_UP_COMMUNICATIONS: [earliest(done(S.SECOND_FOLLOW_UP_COMMUNICATIONS, 14)).when("SILENT")],
  CLOSING_COMMUNICATIONS: [
    earliest({ anchor: "REJECTION", days: 2 }).everywhere(),
    earliest(done(S.FINAL_FOLLOW_UP_COMMUNICATIONS, 14)).when("SILENT"),
  ],

  ACCEPTING_INTERVIEW: [earliest(PHASE(1))],
  // A user who is invited prepares, also before the hunt is moved to this phase.
  UNDERSTANDING_THE_INTERVIEW: [
    earliest(PHASE(1), INTERVIEW(-3)),
    earliest(INTERVIEW(-3)).when("INTERVIEW_AHEAD").everywhere(),
  ],
  RESEARCH_FOR_THE_INTERVIEW: [earliest(INTERVIEW(-4)).when("INTERVIEW_AHEAD").everywhere()],
  PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE: [earliest(INTERVIEW(-2)).when("INTERVIEW_AHEAD").everywhere()],
  PREPARE_1_DAY_BEFORE: [earliest(INTERVIEW(-1)).when("INTERVIEW_AHEAD").everywhere()],
  DAY_OF_THE_INTERVIEW: [earliest(INTERVIEW(0)), earliest(INTERVIEW(0)).when("INTERVIEW_AHEAD").everywhere()],

  // A user who moves a hunt to this phase has an offer; until its day is written down, that day counts.
  RECEIVED_OFFER: [earliest(OFFER(0)), earliest(PHASE(0))],
  OFFER_THANKS: [earliest(OFFER(1))],
  ACCEPT_OFFER: [earliest(ANSWER(-2)), earliest(OFFER(3))],
  OFFER_LEGITIMACY: [earliest(OFFER(1), ANSWER(-2))],
  OFFER_ACCEPTANCE: [earliest(ANSWER(-1)), earliest(OFFER(4))],
  CONTRACT_VALIDITY: [
    earliest(ANSWER(-2)).when("CONTRACT_WITH_OFFER"),
    earliest(CONTRACT(2), SIGNATURE(-2)),
    // No contract came: it is time to ask for it.
    earliest(done(S.OFFER_ACCEPTANCE, 7)),
  ],
  SIGN_AND_RETURN_OFFER: [earliest(CONTRACT(5), SIGNATURE(-1))],
  ONBOARDING_COMMUNICATIONS: [earliest(done(S.SIGN_AND_RETURN_OFFER, 3), { anchor: "START", days: -7 })],

  // One row a week over all hunts, see journal.ts.
  JOURNAL_YOUR_JOB_HUNT: [],
  CAPTURE_JOB_DETAILS: [earliest(HUNT(0)).when("UNSENT")],
};

/** The day to ask for news after the interview, where no step is. */
export const AFTER_INTERVIEW_RULE: DueRule = [
  earliest(PROMISE(2)).after(`DONE ${S.DAY_OF_THE_INTERVIEW}`),
  earliest(PROMISE(2)).after("INTERVIEW").when("INTERVIEW_HELD"),
  earliest(INTERVIEW(10)).given(`DONE ${S.DAY_OF_THE_INTERVIEW}`).when("SILENT_SINCE_INTERVIEW"),
  earliest(INTERVIEW(10)).when("INTERVIEW_HELD", "SILENT_SINCE_INTERVIEW"),
  earliest(done(S.DAY_OF_THE_INTERVIEW, 10)).when("SILENT_SINCE_INTERVIEW"),
];

/** The anchors that others set: their steps have a date beside the first open step. */
export const OUTSIDE_ANCHORS: ReadonlySet<AnchorName> = new Set<AnchorName>([
  "DEADLINE",
  "SENT",
  "PROMISE",
  "REJECTION",
  "INTERVIEW",
  "OFFER",
  "ANSWER",
  "CONTRACT",
  "SIGNATURE",
  "START",
]);

/** The anchors that a pause does not move: others go on counting. */
export const FIXED_ANCHORS: ReadonlySet<AnchorName> = new Set<AnchorName>([
  "DEADLINE",
  "PROMISE",
  "INTERVIEW",
  "ANSWER",
  "SIGNATURE",
  "START",
]);

/** The steps that only matter while an employer is silent: they wait until their day. */
export const WAITING_STEPS: ReadonlySet<StepName> = new Set([
  S.FIRST_FOLLOW_UP_COMMUNICATIONS,
  S.SECOND_FOLLOW_UP_COMMUNICATIONS,
  S.FINAL_FOLLOW_UP_COMMUNICATIONS,
  S.CLOSING_COMMUNICATIONS,
]);

/** The steps that end with the sending of the application: the last day to apply takes their place in the plan. */
export const STEPS_UNTIL_SENT: ReadonlySet<StepName> = new Set([
  ...STEPS.filter(({ number }) => number < 12).map(({ name }) => name),
  S.CAPTURE_JOB_DETAILS,
]);

/** The steps that come before that of their place: an offer is checked before it is decided on, a contract before a yes. */
const EARLIER: Readonly<Partial<Record<StepName, StepName>>> = {
  [S.ACCEPT_OFFER]: S.OFFER_LEGITIMACY,
  [S.OFFER_LEGITIMACY]: S.ACCEPT_OFFER,
  [S.OFFER_ACCEPTANCE]: S.CONTRACT_VALIDITY,
  [S.CONTRACT_VALIDITY]: S.OFFER_ACCEPTANCE,
};

/** Every step in the order of a plan: that of the workflow, but for two exchanges. */
export const PLAN_ORDER: readonly StepName[] = STEPS.map(({ name }) => EARLIER[name] ?? name);

/** An alternative that can be limited further. */
interface AlternativeBuilder extends Alternative {
  when(...conditions: readonly Condition[]): AlternativeBuilder;
  given(...needs: readonly AnchorName[]): AlternativeBuilder;
  after(...passed: readonly AnchorName[]): AlternativeBuilder;
  everywhere(): AlternativeBuilder;
}

function earliest(...terms: readonly Term[]): AlternativeBuilder {
  return build({ ...UNLIMITED, pick: "EARLIEST", terms });
}

function latest(...terms: readonly Term[]): AlternativeBuilder {
  return build({ ...UNLIMITED, pick: "LATEST", terms });
}

function build(alternative: Alternative): AlternativeBuilder {
  return {
    ...alternative,
    when: (...conditions) => build({ ...alternative, conditions }),
    given: (...needs) => build({ ...alternative, needs }),
    after: (...passed) => build({ ...alternative, passed }),
    everywhere: () => build({ ...alternative, inEveryPhase: true }),
  };
}

function from(anchor: AnchorName): (days: number) => Term {
  return (days) => ({ anchor, days });
}

function done(step: StepName, days: number): Term {
  return { anchor: `DONE ${step}`, days };
}
