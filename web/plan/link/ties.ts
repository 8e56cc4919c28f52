import { shortName } from "../../lib/contactNames.js";
import type { RecordKind } from "../../lib/recordKinds.js";
import type { LinkRole, PhaseName, StepName } from "../../schema.generated.js";
import type {
  HuntLinksQuery,
  LinkedCompany_CompanyFragment,
  LinkedContact_ContactFragment,
  LinkedDocument_DocumentFragment,
  LinkedJobHunt_JobHuntFragment,
  LinkedNote_NoteFragment,
} from "./link.generated.js";

/** The kinds of records that are found and linked. */
export type LinkKind = Extract<RecordKind, "CONTACT" | "DOCUMENT" | "COMPANY" | "NOTE" | "JOB_HUNT">;

/** The kinds that a hunt can be linked with. */
export type JobHuntLinkKind = Exclude<LinkKind, "JOB_HUNT">;

/** A record as a chip, an option and a card show it. */
export interface LinkedRecord {
  readonly kind: LinkKind;
  readonly id: string;
  /** Empty when it has none. */
  readonly name: string;
  /** What distinguishes it from others of its name, such as the organization of a contact; empty for nothing. */
  readonly detail: string;
  readonly noteGuid?: string | undefined;
  /** The role of a contact, or the type of a company or document. */
  readonly type?: string | null;
  readonly phone?: string | null;
  readonly email?: string | null;
  /** The phase of an open hunt. */
  readonly phase?: PhaseName | undefined;
}

/** A link as it is shown. */
export interface Tie {
  /** The id of the link; of one that the server does not have yet, that of the record. */
  readonly linkId: string;
  readonly step: StepName | null;
  /** What a company is for the hunt; null or absent: not said. */
  readonly role?: LinkRole | null;
  readonly record: LinkedRecord;
}

/** Returns a contact as it is shown. */
export function contactRecord(contact: LinkedContact_ContactFragment): LinkedRecord {
  const { id, organization, role, email, mobile, noteGuid } = contact;
  const name = shortName(contact) || organization || email || "";
  return { kind: "CONTACT", id, name, detail: organization ?? "", type: role, phone: mobile, email, noteGuid };
}

/** Returns a company or a document as it is shown. */
export function namedRecord(
  kind: "COMPANY" | "DOCUMENT",
  { id, name, type, noteGuid }: LinkedCompany_CompanyFragment | LinkedDocument_DocumentFragment,
): LinkedRecord {
  return { kind, id, name, detail: type ?? "", type, noteGuid };
}

/** Returns a note as it is shown. */
export function noteRecord({ id, title }: LinkedNote_NoteFragment): LinkedRecord {
  return { kind: "NOTE", id, name: title, detail: "" };
}

/** Returns a hunt as it is shown. */
export function jobHuntRecord({
  id,
  name,
  status,
  currentPhase,
  noteGuid,
}: LinkedJobHunt_JobHuntFragment): LinkedRecord {
  return { kind: "JOB_HUNT", id, name, detail: "", noteGuid, phase: status === "ACTIVE" ? currentPhase : undefined };
}

type LinkedJobHuntFields = NonNullable<HuntLinksQuery["jobHunt"]>;

/**
 * Returns the links of a hunt with the records of a kind: those of one step, or, without a step, each record once,
 * wherever it is linked.
 */
export function tiesOf(hunt: LinkedJobHuntFields, kind: JobHuntLinkKind, step: StepName | undefined): readonly Tie[] {
  const all = allTies(hunt, kind);
  if (step !== undefined) return all.filter((tie) => tie.step === step);
  const first = new Map<string, Tie>();
  for (const tie of all) {
    // The link with the hunt as a whole is the one that is unlinked.
    if (!first.has(tie.record.id) || tie.step === null) first.set(tie.record.id, tie);
  }
  return [...first.values()];
}

function allTies(hunt: LinkedJobHuntFields, kind: JobHuntLinkKind): readonly Tie[] {
  switch (kind) {
    case "CONTACT":
      return hunt.contacts.edges.map(({ node, ...link }) => ({ ...link, record: contactRecord(node) }));
    case "DOCUMENT":
      return hunt.documents.edges.map(({ node, ...link }) => ({ ...link, record: namedRecord(kind, node) }));
    case "COMPANY":
      return hunt.companies.edges.map(({ node, ...link }) => ({ ...link, record: namedRecord(kind, node) }));
    case "NOTE":
      return hunt.linkedNotes.edges.map(({ node, ...link }) => ({ ...link, record: noteRecord(node) }));
  }
}
