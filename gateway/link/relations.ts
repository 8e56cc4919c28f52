import type { Computed, EntityClass } from "../database/columns.js";
import { Company } from "../company/company.entity.js";
import { Contact } from "../contact/contact.entity.js";
import { Document } from "../document/document.entity.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import { JOB_HUNT_ROWS, toJobHunt, type JobHuntRow } from "../jobhunt/job-hunt.reader.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";

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

/** Every list of linked records. */
export const RELATIONS = {
  companiesOfJobHunt: linked("job_hunt_id", "company_id", asCompany),
  contactsOfJobHunt: linked("job_hunt_id", "contact_id", asContact),
  documentsOfJobHunt: linked("job_hunt_id", "document_id", asDocument),
  jobHuntsOfCompany: linked("company_id", "job_hunt_id", asJobHunt),
  jobHuntsOfContact: linked("contact_id", "job_hunt_id", asJobHunt),
  jobHuntsOfDocument: linked("document_id", "job_hunt_id", asJobHunt),
  contactsOfCompany: { ...asContact, join: "", source: "r.company_id", entry: "r" },
} as const satisfies Readonly<Record<string, Relation>>;
