import { addDays, daysBetween, lastOf, type Day } from "../platform/day.js";
import type { Anchors } from "./anchors.js";
import { FIXED_ANCHORS, type Alternative, type DueRule, type Term } from "./due-rules.js";
import type { DueReason } from "../jobhunt/due-reason.js";
import type { KnownDay, PauseFact } from "./plan-facts.js";
import { nextWorkingDay, previousWorkingDay, type Weekend } from "./working-days.js";

/** The day that a rule gives to a step, and the term that decided. */
export interface RuleDay {
  readonly on: Day;
  readonly term: Term;
}

/** The surroundings of a rule: the pauses and the weekend move its day. */
export interface RuleContext {
  readonly anchors: Anchors;
  /** As `united` returns them. */
  readonly pauses: readonly PauseFact[];
  readonly weekend: Weekend;
  /** Returns the days before which a term gives none. */
  readonly notBefore: (term: Term) => readonly (Day | null)[];
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

/** Returns the day that a rule means: its days from the anchor, wherever they lie. */
export function meantDay({ term }: RuleDay, anchors: Anchors): Day | null {
  const on = anchors.day(term.anchor)?.on;
  return on === undefined ? null : addDays(on, term.days);
}

function dayOf(alternative: Alternative, context: RuleContext): RuleDay | null {
  const { anchors, isOtherPhase } = context;
  if (isOtherPhase && !alternative.inEveryPhase) return null;
  const since = alternative.conditions.map((condition) => anchors.trueSince(condition));
  const needed = [...alternative.needs, ...alternative.passed].map((anchor) => anchors.day(anchor));
  if (since.includes(null) || needed.includes(null)) return null;
  const days = alternative.terms.flatMap((term): RuleDay[] => {
    const anchor = anchors.day(term.anchor);
    if (anchor === null || !isAfter(anchor, alternative, anchors)) return [];
    return [{ on: termDay(term, anchor, context), term }];
  });
  const [first, ...others] = days;
  if (first === undefined) return null;
  const isEarliest = alternative.pick === "EARLIEST";
  const { on, term } = others.reduce(
    (best, day) => ((isEarliest ? day.on < best.on : day.on > best.on) ? day : best),
    first,
  );
  const knownOn = needed.map((anchor) => anchor?.knownOn ?? null);
  return { on: outsidePauses(lastOf(on, ...since, ...knownOn, ...context.notBefore(term)), term, context), term };
}

function isAfter({ on }: KnownDay, { passed }: Alternative, anchors: Anchors): boolean {
  return passed.every((anchor) => on > (anchors.day(anchor)?.on ?? on));
}

/** Returns the day of a term: where it was past when its anchor became known, the day of that. */
function termDay(term: Term, anchor: KnownDay, context: RuleContext): Day {
  const day = addDays(anchor.on, term.days);
  const isFixed = FIXED_ANCHORS.has(term.anchor);
  const moved = isFixed ? day : context.pauses.reduce((on, pause) => pausedDay(on, anchor, pause), day);
  return outsidePauses(lastOf(workingDay(moved, term, context), anchor.knownOn), term, context);
}

/** Returns a working day: after a weekend for what is sent, before it for what a fixed day waits for. */
function workingDay(day: Day, { anchor, days }: Term, { weekend }: RuleContext): Day {
  // The days until an interview do not move, but a message after it does.
  if (isPreparation({ anchor, days })) return day;
  return days < 0 ? previousWorkingDay(day, weekend) : nextWorkingDay(day, weekend);
}

/**
 * Nothing becomes due inside a pause: it is due on the first working day after it. Only what prepares for an appointment
 * inside the pause is due by that, as it would come too late.
 */
function outsidePauses(day: Day, { anchor, days }: Term, context: RuleContext): Day {
  const after = { anchor, days: anchor === "INTERVIEW" ? days : Math.abs(days) };
  const moved = context.pauses.reduce(
    (on, { from, until }) => (on >= from && on < until ? workingDay(until, after, context) : on),
    day,
  );
  const last = isPreparation({ anchor, days }) ? context.anchors.day(anchor)?.on : undefined;
  return last !== undefined && day <= last && moved > last ? last : moved;
}

function isPreparation({ anchor, days }: Term): boolean {
  return anchor === "INTERVIEW" && days <= 0;
}

/** The days of a pause do not count, and what was late before it is due at its end. */
function pausedDay(on: Day, anchor: KnownDay, { from, until }: PauseFact): Day {
  if (anchor.on >= until) return on;
  return lastOf(addDays(on, daysBetween(lastOf(from, anchor.on), until)), until);
}

/** Returns the pauses in their order, those that meet or overlap as one: one of a hunt may lie in one of all hunts. */
export function united(pauses: readonly PauseFact[]): readonly PauseFact[] {
  return pauses
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .reduce<readonly PauseFact[]>((before, { from, until }) => {
      const last = before.at(-1);
      if (last === undefined || from > last.until) return [...before, { from, until }];
      return [...before.slice(0, -1), { from: last.from, until: lastOf(last.until, until) }];
    }, []);
}
