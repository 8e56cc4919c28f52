import { fullName } from "../../lib/contactNames.js";
import { withLineEnds } from "../../lib/lineEnds.js";
import { mailLink, phoneLink, webLink } from "../../lib/textLinks.js";
import type { HuntSheetQuery } from "../../plan/huntsheet/huntsheet.generated.js";
import { contactRecord, namedRecord, type LinkedRecord } from "../../plan/link/ties.js";
import type { Day } from "../../lib/days.js";

/** A hunt with everything that its sheet shows. */
export type Sheet = NonNullable<HuntSheetQuery["jobHunt"]>;

/** One entry of the log about a hunt. */
export type SheetEntry = HuntSheetQuery["logEntries"]["nodes"][number];

/** The captured advert of a hunt. */
export type SheetJob = NonNullable<Sheet["jobDetails"]>;

/** A person or a company that can be called or written to. */
export interface Reachable {
  readonly record: LinkedRecord;
  /** The whole name, with the salutation. */
  readonly name: string;
  /** What to call them on a button. */
  readonly shortName: string;
  /** The role in the hunt, or the type of a company, as it is stored; null when not known. */
  readonly role: string | null;
  readonly organization: string | null;
  readonly phone: string | null;
  readonly phoneHref: string | undefined;
  readonly email: string | null;
  readonly emailHref: string | undefined;
  readonly website: string | null;
  readonly websiteHref: string | undefined;
}

/**
 * Returns the people of a hunt, each once: first who was met last in an appointment until today, then who was linked
 * last.
 */
export function peopleOf(sheet: Sheet, today: Day): readonly Reachable[] {
  const met = lastMeetings(sheet, today);
  const byLink = sheet.contacts.edges.map(({ node }) => node).toReversed();
  const once = [...new Map(byLink.map((contact) => [contact.id, contact])).values()];
  const dayOf = ({ id }: { readonly id: string }): Day => met.get(id) ?? "";
  return once.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a))).map(reachableContact);
}

/**
 * Returns how many people a hunt has; `read`: those of the links that were read. Whose the other links are is not known:
 * each counts as one more person.
 */
export function countPeople(
  { contacts, linkedPeople }: Pick<Sheet, "contacts" | "linkedPeople">,
  read: number,
): number {
  return read + Math.max(0, linkedPeople.totalCount - contacts.edges.length);
}

/** Returns the companies of a hunt that have a telephone number or a web site. */
export function companiesOf(sheet: Sheet): readonly Reachable[] {
  const companies = new Map(sheet.companies.edges.map(({ node }) => [node.id, node]));
  return [...companies.values()]
    .filter(({ phone, website }) => phone !== null || website !== null)
    .map((company) => ({
      record: namedRecord("COMPANY", company),
      name: company.name,
      shortName: company.name,
      role: company.type,
      organization: null,
      phone: company.phone,
      phoneHref: phoneLink(company.phone),
      email: null,
      emailHref: undefined,
      website: company.website,
      websiteHref: webLink(company.website),
    }));
}

/** Returns the lines of what to say, without empty ones. */
export function linesOf(text: string | null): readonly string[] {
  return withLineEnds(text ?? "")
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Returns the steps of the phase a hunt is in, with how many of them are done. */
export function phaseOf({ phases, currentPhase }: Sheet): Sheet["phases"][number] | undefined {
  return phases.find(({ name }) => name === currentPhase);
}

/** Returns the day on which the application was sent; null while it was not. */
export function sentOn({ phases }: Pick<Sheet, "phases">): Day | null {
  const steps = phases.flatMap((phase) => phase.steps);
  return steps.find(({ name }) => name === "SEND_APPLICATION_BUNDLE")?.doneOn ?? null;
}

/** Returns the documents that are linked with the sending of the application. */
export function sentDocuments(sheet: Sheet): readonly LinkedRecord[] {
  const sent = sheet.documents.edges.filter(({ step }) => step === "SEND_APPLICATION_BUNDLE");
  return sent.map(({ node }) => namedRecord("DOCUMENT", node));
}

/** Returns the last day until today on which each contact was met. */
function lastMeetings({ appointments }: Sheet, today: Day): ReadonlyMap<string, Day> {
  const past = appointments.nodes.filter(({ day, cancelledBy }) => day <= today && cancelledBy === null);
  const inOrder = past.toSorted((a, b) => a.day.localeCompare(b.day));
  return new Map(inOrder.flatMap(({ day, contacts }) => contacts.map(({ id }) => [id, day] as const)));
}

function reachableContact(contact: Sheet["contacts"]["edges"][number]["node"]): Reachable {
  const record = contactRecord(contact);
  const { role, organization, mobile, email } = contact;
  return {
    record,
    name: fullName(contact) || record.name,
    shortName: contact.firstName ?? record.name,
    role,
    organization,
    phone: mobile,
    phoneHref: phoneLink(mobile),
    email,
    emailHref: mailLink(email),
    website: null,
    websiteHref: undefined,
  };
}
