import { addDays, daysBetween, type Day } from "../platform/day.js";
import type { Anchors } from "./anchors.js";
import { FIXED_ANCHORS, type Alternative, type DueRule, type Term } from "./due-rules.js";
import type { DueReason } from "../jobhunt/due-reason.js";
import type { KnownDay, PauseFact } from "./plan-facts.js";
import { nextWorkingDay, previousWorkingDay, type Weekend } from "./working-days.js";

/** The day that a rule gives to a step, and the term that decided. */
export interface RuleDay {
  readonly on: Day;
  readonly term: Term;
  /** The day on which the anchor became known. */
  readonly knownOn: Day;
}

/** The surroundings of a rule: the pauses and the weekend move its day, and no day is before `notBefore`. */
export interface RuleContext {
  readonly anchors: Anchors;
  readonly pauses: readonly PauseFact[];
  readonly weekend: Weekend;
  readonly notBefore: readonly (Day | null)[];
  /** True: only what counts in every phase. */
  readonly isOtherPhase: boolean;
}

/** Returns the day that a rule gives; null when it gives none. */
export function dueDay(rule: DueRule, context: RuleContext): RuleDay | null {
  for (const alternative of rule) {
    const found = dayOf(alternative, context);
    if (found !== null) return found;
  }
  return null;
}

/** Returns why a step has its day: the anchor, the days from it, and the anchor's own day. */
export function reasonOf({ term }: RuleDay, anchors: Anchors): DueReason {
  const [anchor, step] = term.anchor.split(" ");
  const on = anchors.day(term.anchor)?.on;
  const side = ["before", "on", "after"][Math.sign(term.days) + 1] ?? "on";
  return {
    key: `${side}.${String(anchor).toLowerCase()}`,
    facts: {
      ...(term.days === 0 ? {} : { days: String(Math.abs(term.days)) }),
      ...(on === undefined ? {} : { on }),
      ...(step === undefined ? {} : { step }),
    },
  };
}

function dayOf(alternative: Alternative, context: RuleContext): RuleDay | null {
  const { anchors, isOtherPhase } = context;
  if (isOtherPhase && !alternative.inEveryPhase) return null;
  if (!alternative.conditions.every((condition) => anchors.isTrue(condition))) return null;
  if (alternative.needs.some((anchor) => anchors.day(anchor) === null)) return null;
  const days = alternative.terms.flatMap((term) => {
    const anchor = anchors.day(term.anchor);
    return anchor === null ? [] : [{ on: movedDay(term, anchor, context), term, knownOn: anchor.knownOn }];
  });
  const [first, ...others] = days;
  if (first === undefined) return null;
  const isEarliest = alternative.pick === "EARLIEST";
  const picked = others.reduce(
    (best, day) => (isEarliest === day.on < best.on && day.on !== best.on ? day : best),
    first,
  );
  return { ...picked, on: lastOf(picked.on, picked.knownOn, ...context.notBefore) };
}

/** Returns the day of a term after the pauses and the weekend moved it; the days of an interview do not move. */
function movedDay(term: Term, anchor: KnownDay, { pauses, weekend }: RuleContext): Day {
  const day = pauses.reduce((on, pause) => pausedDay(on, term, anchor, pause), addDays(anchor.on, term.days));
  if (term.anchor === "INTERVIEW") return day;
  return term.days < 0 ? previousWorkingDay(day, weekend) : nextWorkingDay(day, weekend);
}

/** Own days move by the length of a pause, and never to a day before its end; those that hang on fixed days only leave it. */
function pausedDay(on: Day, term: Term, anchor: KnownDay, { from, until }: PauseFact): Day {
  if (FIXED_ANCHORS.has(term.anchor)) return on >= from && on < until ? until : on;
  if (anchor.on > from) return on;
  return lastOf(addDays(on, daysBetween(from, until)), until);
}

function lastOf(day: Day, ...others: readonly (Day | null)[]): Day {
  return others.reduce<Day>((last, other) => (other !== null && other > last ? other : last), day);
}
