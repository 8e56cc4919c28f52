import { Field, ObjectType } from "type-graphql";
import { Column, Entity, ForeignKey } from "typeorm";
import { Person } from "../identity/person.entity.js";
import { ListIndexes } from "../record/list-indexes.js";
import { NoteTargetEntity } from "../record/note-target.entity.js";

/** An employer, an agency, or any other organization that matters to a job search. */
@ObjectType({
  description: "An employer, an agency, or any other organization that matters to a job search.",
  implements: NoteTargetEntity,
  simpleResolvers: true,
})
@Entity("company")
@ListIndexes("company")
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "company_owner_fkey", onDelete: "CASCADE" })
export class Company extends NoteTargetEntity {
  @Field(() => String, { description: "Its name." })
  @Column({ type: "text" })
  name!: string;

  @Field(() => String, { nullable: true, description: "What there is to say about it; null when nothing was said." })
  @Column({ type: "text", nullable: true })
  description!: string | null;

  @Field(() => String, { nullable: true, description: "Where it is, as free text; null when not known." })
  @Column({ type: "text", nullable: true })
  address!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What kind it is, such as Employer; one of `companyTypes`, null when not known.",
  })
  @Column({ type: "text", nullable: true })
  type!: string | null;
}
