import { ObjectType } from "type-graphql";
import { Column, Entity, ForeignKey, Index } from "typeorm";
import { LINE_MAX, NAME_MAX, TEXT_MAX, TYPE_NAME_MAX } from "../../schema/limits.js";
import { Company } from "../company/company.entity.js";
import { Person } from "../person/person.entity.js";
import { ListIndexes } from "../record/list-indexes.js";
import { NoteTargetEntity } from "../record/note-target.entity.js";
import { TextColumn } from "../record/text-field.js";

/** A person who matters to a job search. */
@ObjectType({
  description: "A person who matters to your job search.",
  implements: NoteTargetEntity,
  simpleResolvers: true,
})
@Entity("contact")
@ListIndexes("contact")
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "contact_owner_fkey", onDelete: "CASCADE" })
@Index("contact_phone", { synchronize: false })
@Index("contact_company", ["ownerId", "companyId"], { where: "company_id IS NOT NULL" })
@ForeignKey(() => Company, ["ownerId", "companyId"], ["ownerId", "id"], {
  name: "contact_company_fkey",
  onDelete: "SET NULL",
})
export class Contact extends NoteTargetEntity {
  @TextColumn(TYPE_NAME_MAX, "The salutation, such as Dr. or Ms.")
  salutation!: string | null;

  @TextColumn(NAME_MAX, "The first name.", { name: "first_name" })
  firstName!: string | null;

  @TextColumn(NAME_MAX, "The middle names.", { name: "middle_names" })
  middleNames!: string | null;

  @TextColumn(NAME_MAX, "The last name.", { name: "last_name" })
  lastName!: string | null;

  @TextColumn(
    LINE_MAX,
    "The e-mail address, alone or as `Name <address>`; any text is kept but an address that runs, such as javascript:.",
    { use: "mail" },
  )
  email!: string | null;

  @TextColumn(LINE_MAX, "The telephone number; any text is kept, without invisible marks.", { use: "plain" })
  mobile!: string | null;

  @TextColumn(NAME_MAX, "The organization they work at, as free text; often the name of a company.")
  organization!: string | null;

  @TextColumn(
    TYPE_NAME_MAX,
    "The role, such as Recruiter; a role that `contactTypes` does not have yet is added to your own.",
  )
  role!: string | null;

  @TextColumn(TEXT_MAX, "A description.")
  description!: string | null;

  /** The company they work at; null when none is linked. */
  @Column({ name: "company_id", type: "uuid", nullable: true })
  companyId!: string | null;
}

/** Returns the whole name, in the order in which it is spoken; never empty. */
export function fullName(contact: Pick<Contact, "salutation" | "firstName" | "middleNames" | "lastName">): string {
  const parts = [contact.salutation, contact.firstName, contact.middleNames, contact.lastName];
  return parts.filter(Boolean).join(" ") || "(no name)";
}
