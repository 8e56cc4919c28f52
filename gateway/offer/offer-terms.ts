import { CURRENCIES } from "../../schema/currencies.js";
import type { Writable } from "../database/owned.repository.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { OFFER_DAYS, type OfferDayName } from "../jobhunt/offer-days.js";
import { checkDays, earliestDay, type Day } from "../platform/day.js";
import { Faults } from "../platform/validation.js";
import { textsOf } from "../record/text-field.js";
import { OfferOutcome, type Offer } from "./offer.entity.js";
import type { CreateOfferInput, UpdateOfferInput } from "./offer.input.js";

/** Some columns of an offer. */
export type Terms = Writable<Offer>;

const HOURS_MAX = 168;
const DAYS_OFF_MAX = 366;

/** Returns the terms that an input gives, checked one by one. Throws VALIDATION naming every fault. */
export function termsOf<I extends CreateOfferInput | UpdateOfferInput>(type: abstract new () => I, input: I): Terms {
  const { payAmount, payPeriod, hours, daysOff, receivedOn, answerBy, startsOn, documentId, outcome } = input;
  const payCurrency = input.payCurrency?.trim().toUpperCase() ?? input.payCurrency;
  const faults = new Faults();
  const texts = faults.from(() => textsOf<CreateOfferInput | UpdateOfferInput>(type, input));
  const isCurrency = payCurrency == null || CURRENCIES.includes(payCurrency);
  faults.add(!isCurrency, "payCurrency", "currency", "a currency in use, by its code of ISO 4217 such as EUR or USD.");
  faults.add(Number(hours) > HOURS_MAX, "hours", "range", `at most ${HOURS_MAX}, the hours of a week.`);
  faults.add(Number(daysOff) > DAYS_OFF_MAX, "daysOff", "range", `at most ${DAYS_OFF_MAX}, the days of a year.`);
  faults.from(() => {
    checkDays({ receivedOn, answerBy, startsOn });
  });
  faults.refuse();
  const terms = {
    payAmount,
    payCurrency,
    payPeriod,
    hours,
    daysOff,
    answerBy,
    startsOn,
    documentId,
    outcome,
    ...texts,
  };
  const given = Object.entries(receivedOn == null ? terms : { ...terms, receivedOn });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
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

/** Returns the days that a hunt has of its own, as days of its first offer, which came today where the hunt does not know. */
export function ownDays(hunt: Readonly<Pick<JobHunt, OfferDayName | `${OfferDayName}SetOn`>>, today: Day): Terms {
  return {
    receivedOn: earliestDay([hunt.offerReceivedOn, today]) ?? today,
    receivedOnSetOn: hunt.offerReceivedOnSetOn ?? today,
    answerBy: hunt.answerBy,
    answerBySetOn: hunt.answerBySetOn,
    startsOn: hunt.startsOn,
    startsOnSetOn: hunt.startsOnSetOn,
  };
}

/** Returns the days of an offer that came today, of which no other is known. */
export function noDays(today: Day): Terms {
  const none = { answerBy: null, answerBySetOn: null, startsOn: null, startsOnSetOn: null };
  return { receivedOn: today, receivedOnSetOn: today, ...none };
}

/** Returns the columns that say since when the days among the terms are known: since today. */
export function knownSince(terms: Terms, today: Day): Terms {
  const days = Object.values(OFFER_DAYS).filter((name) => terms[name] !== undefined);
  return Object.fromEntries(days.map((name) => [`${name}SetOn`, terms[name] === null ? null : today]));
}
