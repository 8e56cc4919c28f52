import type { Writable } from "../database/owned.repository.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { knownSince } from "../jobhunt/day-fact.js";
import { OFFER_DAY_NAMES, OFFER_DAYS } from "../jobhunt/offer-days.js";
import { earliestDay, type Day } from "../platform/day.js";
import { Faults } from "../platform/validation.js";
import { givenOf } from "../record/input-field.js";
import { OfferOutcome, type Offer } from "./offer.entity.js";
import type { CreateOfferInput, UpdateOfferInput } from "./offer.input.js";

/** Some columns of an offer. */
export type Terms = Writable<Offer>;

/** Returns the terms that an input gives; no day on which it came leaves that. Throws VALIDATION naming every fault. */
export function termsOf<I extends CreateOfferInput | UpdateOfferInput>(type: abstract new () => I, input: I): Terms {
  const { receivedOn, ...terms } = givenOf<CreateOfferInput | UpdateOfferInput>(type, input);
  return receivedOn == null ? terms : { ...terms, receivedOn };
}

/** Returns whether a new offer counts in its hunt: one that is open, or was accepted. */
export function isCounting({ outcome = null }: Terms): boolean {
  return outcome === null || outcome === OfferOutcome.ACCEPTED;
}

/**
 * Throws VALIDATION when the days of an offer are in the wrong order; only what concerns the days among `changed` is checked, as
 * today may be an earlier day elsewhere. `names` are those of its days for the caller.
 */
export function checkOrder(
  terms: Terms,
  changed: Terms,
  today: Day,
  names: Readonly<Record<string, string>> = {},
): void {
  const { receivedOn, answerBy, startsOn } = terms;
  const isMoved = changed.receivedOn !== undefined;
  const faults = new Faults();
  const isFault = (name: string, rule: string, text: string): void => {
    faults.add(true, names[name] ?? name, rule, text);
  };
  if (receivedOn == null)
    isFault("receivedOn", "required", "an offer has the day on which it came: set another one, or delete the offer.");
  else {
    if (isMoved && receivedOn > today) isFault("receivedOn", "past", `today or earlier, this is after ${today}.`);
    for (const [name, day] of Object.entries({ answerBy, startsOn })) {
      const isChanged = isMoved || Object.hasOwn(changed, name);
      if (isChanged && day != null && day < receivedOn)
        isFault(name, "order", `not before the offer itself, which is of ${receivedOn}.`);
    }
  }
  faults.refuse();
}

/** Returns the days of a new offer: those of the hunt, which it takes over; without one it came today and no other is known. */
export function firstDays(today: Day, hunt?: JobHunt): Terms {
  const days = OFFER_DAY_NAMES.flatMap((name): [string, Day | null][] => [
    [OFFER_DAYS[name], hunt?.[name] ?? null],
    [`${OFFER_DAYS[name]}SetOn`, hunt?.[`${name}SetOn`] ?? null],
  ]);
  return {
    ...Object.fromEntries(days),
    receivedOn: earliestDay([hunt?.offerReceivedOn ?? null, today]) ?? today,
    receivedOnSetOn: hunt?.offerReceivedOnSetOn ?? today,
  };
}

/** Returns the columns that say since when the days among the terms are known: since today. */
export function knownToday(terms: Terms, today: Day): Terms {
  return knownSince(Object.fromEntries(Object.values(OFFER_DAYS).map((name) => [name, terms[name]])), today);
}
