import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, ForeignKey, Index } from "typeorm";
import { OwnedEntity } from "../database/owned.entity.js";
import { Person } from "../identity/person.entity.js";

/** An employer, an agency, or any other organization that matters to a job search. */
@ObjectType({
  description: "An employer, an agency, or any other organization that matters to a job search.",
  simpleResolvers: true,
})
@Entity("company")
@Index("company_search", { synchronize: false })
@Index("company_by_note", ["ownerId", "noteGuid"])
@Index("company_by_name", { synchronize: false })
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "company_owner_fkey", onDelete: "CASCADE" })
export class Company extends OwnedEntity {
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

  @Field(() => ID, { description: "The id its notes hang on." })
  @Column({ name: "note_guid", type: "uuid" })
  noteGuid!: string;
}
