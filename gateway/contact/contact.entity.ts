import { Field, ObjectType } from "type-graphql";
import { Column, Entity, ForeignKey } from "typeorm";
import { Person } from "../identity/person.entity.js";
import { ListIndexes } from "../record/list-indexes.js";
import { NoteTargetEntity } from "../record/note-target.entity.js";

const text = { type: "text", nullable: true } as const;

/** Somebody who matters to a job search. */
@ObjectType({
  description: "Somebody who matters to your job search.",
  implements: NoteTargetEntity,
  simpleResolvers: true,
})
@Entity("contact")
@ListIndexes("contact")
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "contact_owner_fkey", onDelete: "CASCADE" })
export class Contact extends NoteTargetEntity {
  @Field(() => String, { nullable: true, description: "How to address them, such as Dr." })
  @Column(text)
  salutation!: string | null;

  @Field(() => String, { nullable: true, description: "The first name." })
  @Column({ ...text, name: "first_name" })
  firstName!: string | null;

  @Field(() => String, { nullable: true, description: "The names between." })
  @Column({ ...text, name: "middle_names" })
  middleNames!: string | null;

  @Field(() => String, { nullable: true, description: "The last name." })
  @Column({ ...text, name: "last_name" })
  lastName!: string | null;

  @Field(() => String, { nullable: true, description: "The e-mail address." })
  @Column(text)
  email!: string | null;

  @Field(() => String, { nullable: true, description: "The telephone number." })
  @Column(text)
  mobile!: string | null;

  @Field(() => String, { nullable: true, description: "Where they work, as free text; often the name of a company." })
  @Column(text)
  organization!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What they are to you, such as Recruiter; one of `contactTypes`.",
  })
  @Column(text)
  role!: string | null;

  @Field(() => String, { nullable: true, description: "What there is to say about them." })
  @Column(text)
  description!: string | null;
}

/** The whole name, in the order it is said; never empty. */
export function fullName(contact: Pick<Contact, "salutation" | "firstName" | "middleNames" | "lastName">): string {
  const parts = [contact.salutation, contact.firstName, contact.middleNames, contact.lastName];
  return parts.filter(Boolean).join(" ") || "(no name)";
}
