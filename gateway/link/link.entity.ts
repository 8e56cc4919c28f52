import { Field, ID, ObjectType } from "type-graphql";
import { Check, Column, Entity, ForeignKey, Index } from "typeorm";
import { Company } from "../company/company.entity.js";
import { Contact } from "../contact/contact.entity.js";
import { OwnedEntity } from "../database/owned.entity.js";
import { Document } from "../document/document.entity.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { Note } from "../note/note.entity.js";
import { Person } from "../person/person.entity.js";

/** A link of a hunt with one company, contact, document or note. A record in the trash hides its links. */
@ObjectType({
  description: "A link of a hunt with a company, a contact, a document or a note.",
  implements: OwnedEntity,
  simpleResolvers: true,
})
@Entity("link")
@Check("link_one_record", "num_nonnulls(company_id, contact_id, document_id, note_id) = 1")
@Index("link_once", { synchronize: false })
@Index("link_company", ["ownerId", "companyId"], { where: "company_id IS NOT NULL" })
@Index("link_contact", ["ownerId", "contactId"], { where: "contact_id IS NOT NULL" })
@Index("link_document", ["ownerId", "documentId"], { where: "document_id IS NOT NULL" })
@Index("link_note", ["ownerId", "noteId"], { where: "note_id IS NOT NULL" })
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "link_owner_fkey", onDelete: "CASCADE" })
@ForeignKey(() => JobHunt, ["ownerId", "jobHuntId"], ["ownerId", "id"], { name: "link_hunt_fkey", onDelete: "CASCADE" })
@ForeignKey(() => Company, ["ownerId", "companyId"], ["ownerId", "id"], {
  name: "link_company_fkey",
  onDelete: "CASCADE",
})
@ForeignKey(() => Contact, ["ownerId", "contactId"], ["ownerId", "id"], {
  name: "link_contact_fkey",
  onDelete: "CASCADE",
})
@ForeignKey(() => Document, ["ownerId", "documentId"], ["ownerId", "id"], {
  name: "link_document_fkey",
  onDelete: "CASCADE",
})
@ForeignKey(() => Note, ["ownerId", "noteId"], ["ownerId", "id"], { name: "link_note_fkey", onDelete: "CASCADE" })
export class Link extends OwnedEntity {
  @Field(() => ID, { description: "The hunt." })
  @Column({ name: "job_hunt_id", type: "uuid" })
  jobHuntId!: string;

  @Field(() => ID, { nullable: true, description: "The company; null when it links something else." })
  @Column({ name: "company_id", type: "uuid", nullable: true })
  companyId!: string | null;

  @Field(() => ID, { nullable: true, description: "The contact; null when it links something else." })
  @Column({ name: "contact_id", type: "uuid", nullable: true })
  contactId!: string | null;

  @Field(() => ID, { nullable: true, description: "The document; null when it links something else." })
  @Column({ name: "document_id", type: "uuid", nullable: true })
  documentId!: string | null;

  @Field(() => ID, { nullable: true, description: "The linked note; null when it links something else." })
  @Column({ name: "note_id", type: "uuid", nullable: true })
  noteId!: string | null;

  /** A LinkRole; exposed by the service. */
  @Column({ type: "text", nullable: true })
  role!: string | null;

  /** The number of the step that the record is linked to; null: to the hunt as a whole. */
  @Column({ type: "smallint", nullable: true })
  step!: number | null;

  @Field(() => String, { nullable: true, description: "A line about the link; null when there is none." })
  @Column({ type: "text", nullable: true })
  note!: string | null;
}
