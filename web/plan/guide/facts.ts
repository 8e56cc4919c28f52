import type { AppointmentKind, StepName } from "../../schema.generated.js";
import { payFact, type Pay } from "../offer/payFact.js";
import { whereOf } from "../appointment/whereOf.js";
import type { Facts } from "./guideText.js";
import { isHelperRole } from "./helperRole.js";

/** What a guide needs to know of a hunt. */
export interface GuideHunt {
  readonly name: string;
  /** The id that the employer's system gave the job. */
  readonly jobId: string | null;
  readonly employer: { readonly name: string } | null;
  readonly idealJob: { readonly name: string } | null;
  readonly jobDetails: {
    readonly jobTitle: string | null;
    readonly referenceNumber: string | null;
    readonly companyName?: string | null;
  } | null;
  readonly answerBy: string | null;
  readonly startsOn: string | null;
  /** The offer that counts. The pay in the advert is often a range, and none that anybody accepted. */
  readonly offer: Pay | null;
  /** The step SEND_APPLICATION_BUNDLE. */
  readonly sent: { readonly doneOn: string | null } | null;
  /** Oldest link first, as the gateway lists them. */
  readonly contacts: readonly GuideContactLink[];
  /** Newest first, as the gateway lists them. */
  readonly signs: readonly GuideSign[];
  /** The appointment that the step is about (see `appointmentFor`). */
  readonly appointment: GuideAppointment | null;
}

/** An appointment, with what a letter names of it; day and time are those of its own time zone, where the letter goes. */
export interface GuideAppointment {
  readonly kind: AppointmentKind;
  readonly day: string;
  /** `HH:MM`. */
  readonly time: string | null;
  readonly place: string | null;
  readonly url: string | null;
  readonly phone: string | null;
  readonly contacts: readonly GuideContact[];
}

/** A person linked with the hunt or with one of its steps. */
export interface GuideContactLink {
  readonly step: StepName | null;
  readonly node: GuideContact;
}

/** A person, with what a letter needs. */
export interface GuideContact {
  readonly salutation: string | null;
  readonly firstName: string | null;
  readonly middleNames: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly role: string | null;
}

/** News of a hunt. */
export interface GuideSign {
  readonly from: "THEM" | "ME";
  readonly promisedOn: string | null;
}

/** The person who writes. */
export interface GuideViewer {
  readonly name: string | null;
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly phone?: string | null;
}

/** Who gets a text; a part that is not known is null. */
export interface Receiver {
  readonly name: string | null;
  readonly email: string | null;
}

/** What a step's texts are filled with, and who gets them; null where nobody is linked. */
export interface StepFacts {
  readonly facts: Facts;
  readonly to: Receiver | null;
  /** The person at one's side, who gets the text `helper`. */
  readonly helper: Receiver | null;
}

/** Not written in a letter: forms of address whose language and sex may not fit. Titles such as Dr stay. */
const FORMS_OF_ADDRESS = new Set(
  "mr mrs ms miss mx herr frau m mme mlle monsieur madame mademoiselle sr sra srta señor señora señorita don doña السيد السيدة الآنسة".split(
    " ",
  ),
);

/**
 * Returns the facts for the texts of a step. The contact is the first one who is at its appointment, or else the first
 * one linked with the step, or else with the hunt as a whole, or else with another step; helpers are none.
 */
export function factsOf(hunt: GuideHunt, viewer: GuideViewer, step: StepName): StepFacts {
  const helper = contactFor(hunt, step, true);
  const contact = contactFor(hunt, step, false);
  const { appointment } = hunt;
  const employer = hunt.employer?.name ?? hunt.jobDetails?.companyName;
  return {
    facts: known({
      me: viewer.name || joined([viewer.givenName, viewer.familyName]),
      phone: viewer.phone,
      contact: contact?.name,
      employer,
      company: employer,
      title: hunt.jobDetails?.jobTitle?.trim() || hunt.name,
      reference: hunt.jobDetails?.referenceNumber?.trim() || hunt.jobId,
      sentOn: hunt.sent?.doneOn,
      idealJob: hunt.idealJob?.name,
      day: appointment?.day,
      time: appointment?.time,
      place: appointment && whereOf(appointment)?.text,
      answerBy: hunt.answerBy,
      startOn: hunt.startsOn,
      salary: hunt.offer && payFact(hunt.offer),
      promisedOn: hunt.signs.find(({ from }) => from === "THEM")?.promisedOn,
      helper: helper?.name,
    }),
    to: contact,
    helper,
  };
}

/** Returns who gets a text of a step by its key: the helper gets `helper`, the contact all others. */
export function receiverOf(found: StepFacts, key: string): Receiver | null {
  return key === "helper" ? found.helper : found.to;
}

/** Returns the name of a person as a letter writes it: with titles such as Dr, without Mr or Ms; empty when not known. */
export function letterName(person: GuideContact): string {
  const name = joined([person.firstName, person.middleNames, person.lastName]);
  return name === "" ? "" : joined([titlesIn(person.salutation ?? ""), name]);
}

function contactFor({ contacts, appointment }: GuideHunt, step: StepName, isHelper: boolean): Receiver | null {
  const isFitting = ({ role }: GuideContact): boolean => isHelper === isHelperRole(role);
  const fitting = contacts.filter(({ node }) => isFitting(node));
  const linked = fitting.find((link) => link.step === step) ?? fitting.find((link) => link.step === null) ?? fitting[0];
  const person = appointment?.contacts.find(isFitting) ?? linked?.node;
  if (person === undefined) return null;
  return { name: letterName(person) || null, email: person.email?.trim() || null };
}

function titlesIn(salutation: string): string {
  const words = salutation.trim().split(/\s+/);
  return joined(words.filter((word) => !FORMS_OF_ADDRESS.has(word.toLowerCase().replace(/\.$/, ""))));
}

function joined(parts: readonly (string | null)[]): string {
  return parts
    .map((part) => part?.trim() ?? "")
    .filter((part) => part !== "")
    .join(" ");
}

function known(facts: Readonly<Record<string, string | null | undefined>>): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value != null && value.trim() !== ""));
}
