import { tableOf } from "../database/columns.js";
import { Company } from "../company/company.entity.js";
import { Contact } from "../contact/contact.entity.js";
import { Document } from "../document/document.entity.js";
import { textsApart } from "../database/long-texts.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { ListOfMany } from "../database/pages-of-many.js";
import { JOB_HUNT_ROWS, toJobHunt, type JobHuntRow } from "../jobhunt/job-hunt.reader.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { Note } from "../note/note.entity.js";
import { NOTE_TEXTS } from "../note/note.record.js";
import type { RecordDefinition } from "../record/record-definition.js";
import type { LinkRole } from "./link-role.js";

/** What is read of an entry of such a list besides its record: the columns of its link, and the order of the list. */
export interface LinkedRow {
  readonly linkId: string;
  readonly linkedAt: Date;
  readonly linkRole: LinkRole | null;
  readonly linkStep: number | null;
  readonly linkNote: string | null;
}

/** A list of records that belong to another record, read for many of those at once. */
export interface Relation<T extends OwnedEntity = OwnedEntity> extends ListOfMany<LinkedRow> {
  /** Returns the record that was read. */
  readonly toNode: (row: object) => T;
}

/** The records of a relation, and how one that was read is made. */
type Target<T extends OwnedEntity> = Pick<Relation<T>, "entity" | "computed" | "toNode">;

/** Returns the relation of the records that `rows` finds; `entry` is the row with the order and the moment of an entry. */
function related<T extends OwnedEntity>(target: Target<T>, rows: string, entry: "l" | "r"): Relation<T> {
  const of = (column: string): string => (entry === "l" ? `l.${column}` : "null");
  return {
    ...target,
    computed: {
      ...target.computed,
      linkRole: of("role"),
      linkStep: of("step"),
      linkNote: of("note"),
      linkId: `${entry}.id`,
      linkedAt: `${entry}.created_at`,
    },
    sources: "unnest($2::uuid[]) as source (id)",
    rows,
    order: [
      ["linkedAt", "timestamptz"],
      ["linkId", "uuid"],
    ],
    direction: "asc",
  };
}

/** Returns the relation from the records in one column of a link to those in another; `shown`: a condition of those. */
function linked<T extends OwnedEntity>(
  source: string,
  target: string,
  options: Target<T>,
  shown = "true",
): Relation<T> {
  const rows = `from ${tableOf(options.entity)} r
    join link l on l.owner_id = r.owner_id and l.${target} = r.id and l.deleted_at is null and ${shown}
    where r.owner_id = $1 and l.${source} = source.id and r.deleted_at is null`;
  return related(options, rows, "l");
}

const asCompany = { entity: Company, toNode: (row: object) => row as Company }; // the columns of the entity were read
const asContact = { entity: Contact, toNode: (row: object) => row as Contact }; // as above
const asDocument = { entity: Document, toNode: (row: object) => row as Document }; // as above
const asJobHunt = {
  entity: JobHunt,
  computed: JOB_HUNT_ROWS.computed(),
  toNode: (row: object) => toJobHunt(row as JobHuntRow), // its columns were read
};

/**
 * Returns the list of the notes that a hunt is linked with, their texts left out: each can be as long as a page. Hidden are
 * those on a record in the trash, of the kinds that notes can be attached to.
 */
export function notesOfJobHunt(targets: readonly Pick<RecordDefinition, "entity">[]): Relation<Note> {
  const shown = targets.map(
    ({ entity }) =>
      `select 1 from ${tableOf(entity)} t where t.owner_id = r.owner_id and t.note_guid = r.note_guid and t.deleted_at is null`,
  );
  const options = {
    entity: Note,
    computed: textsApart(NOTE_TEXTS),
    toNode: (row: object) => row as Note, // the columns of the entity were read
  };
  return linked("job_hunt_id", "note_id", options, `exists (${shown.join(" union all ")})`);
}

/** Every other list of linked records. */
export const RELATIONS = {
  companiesOfJobHunt: linked("job_hunt_id", "company_id", asCompany),
  contactsOfJobHunt: linked("job_hunt_id", "contact_id", asContact),
  documentsOfJobHunt: linked("job_hunt_id", "document_id", asDocument),
  jobHuntsOfCompany: linked("company_id", "job_hunt_id", asJobHunt),
  jobHuntsOfContact: linked("contact_id", "job_hunt_id", asJobHunt),
  jobHuntsOfDocument: linked("document_id", "job_hunt_id", asJobHunt),
  contactsOfCompany: related(
    asContact,
    "from contact r where r.owner_id = $1 and r.company_id = source.id and r.deleted_at is null",
    "r",
  ),
} as const satisfies Readonly<Record<string, Relation>>;
