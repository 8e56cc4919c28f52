import type { Change } from "../log/change.js";
import type { Day } from "../platform/day.js";
import type { JobHuntDateName } from "./day-fact.js";
import type { JobHunt } from "./job-hunt.entity.js";

/** The days of a hunt that its offer says once it has one, and what they are called there. */
export const OFFER_DAYS = {
  offerReceivedOn: "receivedOn",
  answerBy: "answerBy",
  startsOn: "startsOn",
} as const satisfies Readonly<Partial<Record<JobHuntDateName, string>>>;

/** The name of such a day of a hunt. */
export type OfferDayName = keyof typeof OFFER_DAYS;

/** All of them. */
export const OFFER_DAY_NAMES = Object.keys(OFFER_DAYS) as readonly OfferDayName[]; // its own keys

/** Returns whether a day of a hunt is one that its offer says. */
export function isOfferDay(name: string): name is OfferDayName {
  return name in OFFER_DAYS;
}

/** Such days of the offer that counts, each with the day on which it was written down, in the order of OFFER_DAYS. */
export type StoredOfferDays = readonly (readonly [on: Day | null, setOn: Day | null])[];

/**
 * The condition and the order, in SQL, by which the first of the offers of a hunt (`f`) is the one that counts: the
 * newest that is open, else the newest that was accepted. A hunt without any has days of its own.
 */
export const COUNTING_OFFER = `f.deleted_at is null and coalesce(f.outcome, 'ACCEPTED') = 'ACCEPTED'
  order by f.outcome nulls first, f.received_on desc, f.created_at desc, f.id desc limit 1`;

/** Returns the days of the offer that counts in a hunt as `StoredOfferDays`, in SQL; null when none does. */
export function offerDaysSql(jobHunt: string): string {
  return `(select json_build_array(json_build_array(f.received_on, f.received_on_set_on),
      json_build_array(f.answer_by, f.answer_by_set_on), json_build_array(f.starts_on, f.starts_on_set_on))
    from offer f where f.owner_id = ${jobHunt}.owner_id and f.job_hunt_id = ${jobHunt}.id and ${COUNTING_OFFER})`;
}

/** Returns a day of a hunt, with the day on which it was written down, as the offer that counts says it; null when none does. */
export function offerDay(days: StoredOfferDays | null, name: JobHuntDateName): StoredOfferDays[number] | null {
  return isOfferDay(name) ? (days?.[OFFER_DAY_NAMES.indexOf(name)] ?? null) : null;
}

/** Returns the days of a hunt that the offer that counts says; none when none does. */
export function saidByOffer(days: StoredOfferDays | null): Partial<Record<OfferDayName, Day | null>> {
  if (days === null) return {};
  return Object.fromEntries(OFFER_DAY_NAMES.map((name) => [name, offerDay(days, name)?.[0] ?? null] as const));
}

/** Sets days of a locked hunt in the offer that counts, and returns the changes; null when the hunt has none. */
export type SetOfferDays = (
  hunt: JobHunt,
  days: Readonly<Partial<Record<OfferDayName, Day | null>>>,
) => Promise<readonly Change[] | null>;
