import { SUBMISSION_FILES_MAX } from "../../../schema/limits.js";
import { fullName } from "../../lib/contactNames.js";
import { isRealDay } from "../../components/date/readDay.js";
import type { Day } from "../../lib/days.js";
import type { RecordSubmissionInput, SubmissionChannel } from "../../schema.generated.js";
import { SEND_STEP } from "../step/sendingQuestion.js";
import type { SubmissionFormQuery } from "./submission.generated.js";

/** What the form starts from. */
export type SubmissionHunt = NonNullable<SubmissionFormQuery["jobHunt"]>;

/** The document of a form, once, whatever steps it is linked with. */
export type SentDocument = SubmissionHunt["documents"]["edges"][number]["node"];

/** The channels, in the order of the choice. */
export const CHANNELS: readonly SubmissionChannel[] = ["EMAIL", "FORM", "POST", "IN_PERSON", "OTHER"];

/** Nobody of the hunt's people: the name is typed. */
export const SOMEBODY_ELSE = "else";

/** What the form shows. */
export interface SubmissionValues {
  /** The documents that were not sent. */
  readonly left: ReadonlySet<string>;
  readonly keepsAdvert: boolean;
  /** The id of a contact, SOMEBODY_ELSE, or empty for nobody. */
  readonly to: string;
  readonly recipient: string;
  readonly channel: SubmissionChannel;
  /** Empty while none is chosen. */
  readonly day: string;
  /** `HH:MM`; empty: not known. */
  readonly time: string;
  readonly letter: string;
}

/** Returns the documents of a hunt, each once. */
export function documentsOf({ documents }: Pick<SubmissionHunt, "documents">): readonly SentDocument[] {
  return [...new Map(documents.edges.map(({ node }) => [node.id, node])).values()];
}

/** Returns the people of a hunt, each once, with their names. */
export function receiversOf({
  contacts,
}: Pick<SubmissionHunt, "contacts">): readonly { readonly id: string; readonly name: string }[] {
  const named = contacts.edges.map(({ node }) => ({ id: node.id, name: fullName(node) }));
  return [...new Map(named.filter(({ name }) => name !== "").map((one) => [one.id, one])).values()];
}

/** Returns whether something can have been sent on a day, as it is chosen: not while none is, and not in the future. */
export function canBeSentOn(day: string, today: Day): boolean {
  return isRealDay(day) && day <= today;
}

/** Returns how many documents are ticked. */
export function countSent(hunt: Pick<SubmissionHunt, "documents">, { left }: Pick<SubmissionValues, "left">): number {
  return documentsOf(hunt).filter(({ id }) => !left.has(id)).length;
}

/** Returns the receiver that is chosen; empty where it is no person of the hunt. */
export function receiverOf(hunt: Pick<SubmissionHunt, "contacts">, to: string | undefined): string {
  const known = [SOMEBODY_ELSE, ...receiversOf(hunt).map(({ id }) => id)];
  return known.find((one) => one === to) ?? "";
}

/**
 * Returns what the form starts with: as many documents as a copy has, those of the step first, the person it is about,
 * and the text that was written last for the step.
 */
export function firstValues(hunt: SubmissionHunt, now: { readonly day: Day; readonly time: string }): SubmissionValues {
  const people = receiversOf(hunt);
  const ofStep = hunt.contacts.edges.find(({ step }) => step === SEND_STEP)?.node.id;
  const only = people.length === 1 ? people[0]?.id : undefined;
  const [text] = hunt.sentTexts.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return {
    left: leftAtFirst(hunt),
    keepsAdvert: true,
    to: receiverOf(hunt, ofStep) || (only ?? ""),
    recipient: "",
    channel: "EMAIL",
    ...now,
    letter: text === undefined ? "" : [text.subject, text.body].filter(Boolean).join("\n\n"),
  };
}

/** Returns what is sent to record a submission. */
export function recordInput(hunt: SubmissionHunt, id: string, values: SubmissionValues): RecordSubmissionInput {
  const { left, keepsAdvert, recipient, channel, day, time, letter } = values;
  const sent = documentsOf(hunt).filter((document) => !left.has(document.id));
  const to = receiverOf(hunt, values.to);
  const isContact = to !== "" && to !== SOMEBODY_ELSE;
  return {
    id,
    jobHuntId: hunt.id,
    sentOn: day,
    sentTime: time === "" ? null : time,
    channel,
    ...(isContact && { contactId: to }),
    ...(to === SOMEBODY_ELSE && recipient.trim() !== "" && { recipient }),
    files: sent.map((document) => ({ documentId: document.id })),
    keepsAdvert,
    letter: letter.trim() === "" ? null : letter,
  };
}

function leftAtFirst(hunt: Pick<SubmissionHunt, "documents">): ReadonlySet<string> {
  const ofStep = new Set(hunt.documents.edges.filter(({ step }) => step === SEND_STEP).map(({ node }) => node.id));
  const ids = documentsOf(hunt).map(({ id }) => id);
  const inOrder = [...ids.filter((id) => ofStep.has(id)), ...ids.filter((id) => !ofStep.has(id))];
  return new Set(inOrder.slice(SUBMISSION_FILES_MAX));
}
