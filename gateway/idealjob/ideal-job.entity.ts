import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, ForeignKey, Index } from "typeorm";
import { OwnedEntity } from "../database/owned.entity.js";
import { Person } from "../identity/person.entity.js";

/** Whether hunts follow an ideal job. */
export enum IdealJobStatus {
  INACTIVE = "INACTIVE",
  ACTIVE = "ACTIVE",
}

registerEnumType(IdealJobStatus, {
  name: "IdealJobStatus",
  description: "Whether hunts follow an ideal job.",
  valuesConfig: {
    INACTIVE: { description: "No hunt follows it." },
    ACTIVE: { description: "At least one hunt follows it." },
  },
});

/** What somebody would love to do: the yardstick of their hunts. */
@ObjectType({ description: "What you would love to do: the yardstick of your hunts.", simpleResolvers: true })
@Entity("ideal_job")
@Index("ideal_job_search", { synchronize: false })
@Index("ideal_job_by_note", ["ownerId", "noteGuid"])
@Index("ideal_job_by_name", { synchronize: false })
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "ideal_job_owner_fkey", onDelete: "CASCADE" })
export class IdealJob extends OwnedEntity {
  @Field(() => String, { description: "Its title." })
  @Column({ type: "text" })
  name!: string;

  @Field(() => String, { nullable: true, description: "What it is like, in Markdown; null when nothing was said." })
  @Column({ type: "text", nullable: true })
  description!: string | null;

  @Field(() => ID, { description: "The id its notes hang on." })
  @Column({ name: "note_guid", type: "uuid" })
  noteGuid!: string;

  @Field(() => Int, { description: "How many hunts follow it, terminated ones too." })
  jobHuntCount!: number;

  @Field(() => IdealJobStatus, { description: "Whether hunts follow it; asked for one hunt, whether that hunt does." })
  status!: IdealJobStatus;
}
