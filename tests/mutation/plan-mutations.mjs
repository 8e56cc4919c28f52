// @ts-check

/** @typedef {import("./mutations.mjs").Mutation} Mutation */

const DUE_RULES = {
  rule: "due rules",
  file: "gateway/plan/due-rules.ts",
  project: /** @type {const} */ ("gateway"),
  tests: "tests/plan/due-rules",
};
const DUE_DAYS = { ...DUE_RULES, rule: "due days", file: "gateway/plan/due-day.ts", tests: "tests/plan/due-day" };
const PLANS = { ...DUE_RULES, rule: "plans", file: "gateway/plan/derive-plan.ts", tests: "tests/plan/" };
const NEXT = { ...PLANS, rule: "what is next", file: "gateway/plan/hunt-next.ts", tests: "tests/plan/hunt-next" };
const APPOINTMENTS = { ...PLANS, rule: "appointments", file: "gateway/plan/appointments.ts" };
const FIGURES = {
  ...DUE_RULES,
  rule: "figures",
  file: "gateway/plan/today-statements.ts",
  tests: "tests/api/plan-figures",
};
const SEEN = {
  ...DUE_RULES,
  rule: "a step is changed with the version that was seen",
  file: "gateway/jobhunt/step.service.ts",
  tests: "tests/api/steps",
};
const STEP_TEXTS = {
  rule: "step texts",
  file: "gateway/steptext/step-text.service.ts",
  project: /** @type {const} */ ("gateway"),
  tests: "tests/api/step-text",
};
const PARTS = {
  ...STEP_TEXTS,
  rule: "parts of a hunt",
  file: "gateway/jobhunt/parts/part-service.ts",
  tests: "tests/api/sign",
};
const REVERTED_PARTS = { ...PARTS, file: "gateway/jobhunt/parts/revert-parts.ts", tests: "tests/api/step-text" };
const OFFER_DAYS = {
  ...PARTS,
  rule: "days of offers",
  file: "gateway/jobhunt/offer-days.ts",
  tests: "tests/api/offer-days",
};
const OFFERS = { ...OFFER_DAYS, rule: "offers", file: "gateway/offer/offer.service.ts" };
const OFFER_TERMS = { ...OFFERS, file: "gateway/offer/offer-terms.ts", tests: "tests/api/offer-limits" };
const STEP_CHECKS = {
  ...STEP_TEXTS,
  rule: "step checks",
  file: "gateway/steptext/step-check.service.ts",
  tests: "tests/api/step-checks",
};

/**
 * The faults in the plan of a hunt, and in what is kept at its steps.
 *
 * @type {readonly Mutation[]}
 */
export const PLAN_MUTATIONS = [
  { ...OFFER_DAYS, find: "order by f.outcome nulls first,", replace: "order by" },
  { ...OFFER_DAYS, find: "f.received_on desc,", replace: "f.received_on asc," },
  { ...OFFER_DAYS, find: "coalesce(f.outcome, 'ACCEPTED') = 'ACCEPTED'", replace: "true" },
  { ...OFFERS, find: "changes: [creation, ...cleared]", replace: "changes: [creation]" },
  {
    ...OFFERS,
    find: "isCounting(given) && (await this.deps.offerReader.countingId(ownerId, jobHuntId)) === null",
    replace: "true",
  },
  { ...OFFERS, find: "checkOrder({ ...row, ...changed }, changed, today, NAMES_IN_HUNT);", replace: "" },
  {
    ...OFFER_TERMS,
    find: "day != null && day < receivedOn",
    replace: "day != null && day <= receivedOn",
    tests: "tests/api/offer",
  },
  {
    ...OFFER_TERMS,
    find: "isMoved && receivedOn > today",
    replace: "isMoved && receivedOn >= today",
    tests: "tests/api/offer",
  },
  {
    ...OFFER_TERMS,
    file: "gateway/record/decimal-column.ts",
    find: "Number(stored) > limit",
    replace: "Number(stored) >= limit",
  },
  {
    ...OFFER_TERMS,
    find: "earliestDay([hunt?.offerReceivedOn ?? null, today])",
    replace: "(hunt?.offerReceivedOn ?? null)",
    tests: "tests/api/offer-days",
  },
  {
    ...DUE_RULES,
    file: "gateway/plan/scenario-steps.ts",
    tests: "tests/plan/first-acts",
    find: "undated: [...LOOKING, S.IDENTIFY_CONTACT_PEOPLE]",
    replace: "undated: [...LOOKING]",
  },
  { ...NEXT, find: "if (hunt.progress.isComplete)", replace: "if (first === undefined && hunt.progress.isComplete)" },
  { ...NEXT, find: "hunt.pausedUntil > today", replace: "hunt.pausedUntil >= today" },
  { ...NEXT, find: "hunt.planned.find((row) => isShown(row, today))", replace: "hunt.planned[0]" },
  { ...NEXT, find: "&& name !== WEEKLY_STEP", replace: "" },
  { ...NEXT, find: "openedAt(one) - openedAt(other) ||", replace: "" },
  {
    ...DUE_RULES,
    file: "gateway/plan/derive-plan.ts",
    tests: "tests/plan/first-acts",
    find: "return own !== null && isLater(own, phase)",
    replace: "return false && own !== null && isLater(own, phase)",
  },
  { ...DUE_RULES, find: 'earliest(HUNT(2)).when("ADVERT")', replace: 'earliest(HUNT(3)).when("ADVERT")' },
  { ...DUE_RULES, find: "latest(SENT(10), DEADLINE(7))", replace: "earliest(SENT(10), DEADLINE(7))" },
  { ...DUE_RULES, file: "gateway/plan/due-day.ts", find: "|| !isAfter(anchor, alternative, anchors)", replace: "" },
  { ...DUE_RULES, find: "[S.OFFER_ACCEPTANCE]: S.CONTRACT_VALIDITY,", replace: "" },
  { ...DUE_RULES, file: "gateway/plan/anchors.ts", find: "on >= this.remindedOn()", replace: "on > this.remindedOn()" },
  {
    ...DUE_RULES,
    file: "gateway/plan/anchors.ts",
    find: "on === day && kind === SignKind.REJECTION",
    replace: "on === day",
  },
  { ...DUE_RULES, file: "gateway/plan/due-day.ts", find: "...since, ...knownOn, ...context", replace: "...context" },
  { ...APPOINTMENTS, find: "appointment.hasOutcome || following", replace: "following" },
  { ...APPOINTMENTS, find: "writtenAt >= (endsAt", replace: "writtenAt > (endsAt" },
  { ...APPOINTMENTS, find: "Math.min(placeOf(appointment), next.place - 1)", replace: "placeOf(appointment)" },
  {
    ...APPOINTMENTS,
    file: "gateway/plan/anchors.ts",
    find: "lastOf(appointment.knownOn, before?.on ?? null)",
    replace: "appointment.knownOn",
  },
  { ...APPOINTMENTS, find: "knownOn: dayIn(timeZone, datedAt)", replace: "knownOn: dayIn(timeZone, writtenAt)" },
  { ...APPOINTMENTS, find: "open.find(isAhead) ?? open[0]", replace: "open[0]" },
  { ...DUE_DAYS, find: 'anchor === "INTERVIEW" && days <= 0', replace: 'anchor === "INTERVIEW"' },
  { ...DUE_DAYS, find: "day <= last && moved > last", replace: "moved > last" },
  { ...DUE_DAYS, find: "day <= last && moved > last", replace: "false" },
  { ...DUE_DAYS, find: "if (anchor.on >= until) return on;", replace: "if (anchor.on > from) return on;" },
  { ...DUE_DAYS, find: "lastOf(from, anchor.on), until)), until)", replace: "lastOf(from, anchor.on), until)))" },
  { ...DUE_DAYS, find: "lastOf(last.until, until)", replace: "until" },
  { ...DUE_DAYS, find: "days < 0 ? previousWorkingDay", replace: "days > 0 ? previousWorkingDay" },
  {
    ...FIGURES,
    file: "gateway/sign/answered.ts",
    find: "(g.happened_on > ",
    replace: "(g.happened_on >= ",
  },
  { ...FIGURES, find: "const NO_NEWS_DAYS = 7;", replace: "const NO_NEWS_DAYS = 8;" },
  {
    ...FIGURES,
    file: "gateway/plan/today.service.ts",
    find: "(journal === DueGroupName[name] ? 1 : 0)",
    replace: "(journal === null ? 1 : 0)",
  },
  { ...SEEN, find: "this.deps.jobHuntRows.requireVersion(hunt, version);", replace: "" },
  { ...SEEN, find: "if (version != null) this.deps.jobHuntRows.update(hunt, {});", replace: "" },
  {
    ...FIGURES,
    rule: "applications",
    file: "gateway/link/linked.reader.ts",
    tests: "tests/api/company-applications",
    find: "select distinct l.company_id, l.job_hunt_id",
    replace: "select l.company_id, l.job_hunt_id",
  },
  { ...PLANS, find: "if (!isFirst && hasTurn(step, term)) return false;", replace: "" },
  { ...PLANS, find: "|| on <= deadline;", replace: "|| true;" },
  { ...PLANS, find: "? deadline : null,", replace: "? null : null," },
  { ...PLANS, find: ".slice(0, order.indexOf(step))", replace: ".slice(0)" },
  { ...PLANS, find: "hasTurn(step, term) ? lastClosedBefore(step, facts) : null", replace: "null" },
  { ...PLANS, find: "step !== WEEKLY_STEP && !undated", replace: "!undated" },
  {
    ...DUE_RULES,
    rule: "journal: once a week",
    file: "gateway/plan/journal.ts",
    find: "since > thisWeek || ",
    replace: "",
    tests: "plan/journal",
  },
  { ...STEP_TEXTS, find: "this.requireSeen(existing, input.version);", replace: "" },
  { ...PARTS, find: "refuseTerminated(hunt, part.purpose);", replace: "" },
  { ...PARTS, find: "here >= most", replace: "here > most" },
  { ...PARTS, find: "row.jobHuntId !== subjectId", replace: "false" },
  { ...PARTS, find: "this.rows.requireVersion(row, version);", replace: "", tests: "tests/api/appointments" },
  { ...PARTS, find: "isAlwaysWritten: true", replace: "isAlwaysWritten: false", tests: "tests/api/appointment-undo" },
  { ...REVERTED_PARTS, find: "await rules.refuseReturn?.(row);", replace: "" },
  { ...REVERTED_PARTS, find: "await parts.requireRoom(ownerId, row.jobHuntId);", replace: "" },
  { ...REVERTED_PARTS, find: "rules.canBeGone === true && ", replace: "false && ", tests: "tests/api/links" },
  { ...STEP_CHECKS, find: "state !== StepCheckState.OPEN || question !== null", replace: "question !== null" },
  { ...STEP_CHECKS, find: "{ state, question, deletedAt: null }", replace: "{ state, question }" },
  { ...STEP_CHECKS, find: "given === undefined ? (kept?.question ?? null) : given", replace: "given ?? null" },
];
