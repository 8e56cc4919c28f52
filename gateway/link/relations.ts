import { tableOf, type Computed, type EntityClass } from "../database/columns.js";
import { Company } from "../company/company.entity.js";
import { Contact } from "../contact/contact.entity.js";
import { Document } from "../document/document.entity.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import { JOB_HUNT_ROWS, toJobHunt, type JobHuntRow } from "../jobhunt/job-hunt.reader.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { Note } from "../note/note.entity.js";
import type { RecordDefinition } from "../record/record-definition.js";

/** A list of records that belong to another record, read for many of those at once. */
export interface Relation<T extends OwnedEntity = OwnedEntity> {
  /** The records of the list, as `r`. */
  readonly entity: EntityClass<object>;
  readonly computed?: Computed;
  /** What joins `r` with its links, as `l`. */
  readonly join: string;
  /** The column with the record that the list belongs to. */
  readonly source: string;
  /** The table whose rows have the order, the id and the moment of an entry: `l` for links, `r` where there are none. */
  readonly entry: "l" | "r";
  /** Returns the record that was read. */
  readonly toNode: (row: object) => T;
}

/** Returns the relation from the records in one column of a link to those in another. */
function linked<T extends OwnedEntity>(
  source: string,
  target: string,
  options: Pick<Relation<T>, "entity" | "computed" | "toNode">,
): Relation<T> {
  const join = `join link l on l.owner_id = r.owner_id and l.${target} = r.id and l.deleted_at is null`;
  return { ...options, join, source: `l.${source}`, entry: "l" };
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
  const { join, ...relation } = linked("job_hunt_id", "note_id", {
    entity: Note,
    computed: { content: "null::text" },
    toNode: (row: object) => row as Note, // the columns of the entity were read
  });
  return { ...relation, join: `${join} and exists (${shown.join(" union all ")})` };
}

/** Every other list of linked records. */
export const RELATIONS = {
  companiesOfJobHunt: linked("job_hunt_id", "company_id", asCompany),
  contactsOfJobHunt: linked("job_hunt_id", "contact_id", asContact),
  documentsOfJobHunt: linked("job_hunt_id", "document_id", asDocument),
  jobHuntsOfCompany: linked("company_id", "job_hunt_id", asJobHunt),
  jobHuntsOfContact: linked("contact_id", "job_hunt_id", asJobHunt),
  jobHuntsOfDocument: linked("document_id", "job_hunt_id", asJobHunt),
  contactsOfCompany: { ...asContact, join: "", source: "r.company_id", entry: "r" },
} as const satisfies Readonly<Record<string, Relation>>;
