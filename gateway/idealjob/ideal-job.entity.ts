import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, ForeignKey } from "typeorm";
import { TEXT_MAX } from "../../schema/limits.js";
import { Person } from "../person/person.entity.js";
import { ListIndexes } from "../record/list-indexes.js";
import { NoteTargetEntity } from "../record/note-target.entity.js";
import { TextColumn } from "../record/text-field.js";

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

/** A job that the user would love to do: the yardstick of their hunts. */
@ObjectType({
  description: "What you would love to do: the yardstick of your hunts.",
  implements: NoteTargetEntity,
  simpleResolvers: true,
})
@Entity("ideal_job")
@ListIndexes("ideal_job")
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "ideal_job_owner_fkey", onDelete: "CASCADE" })
export class IdealJob extends NoteTargetEntity {
  @Field(() => String, { description: "Its title." })
  @Column({ type: "text" })
  name!: string;

  @TextColumn(TEXT_MAX, "A description, in Markdown; null when there is none.")
  description!: string | null;

  @Field(() => Int, { description: "How many hunts follow it, terminated ones too." })
  jobHuntCount!: number;

  @Field(() => IdealJobStatus, { description: "Whether any hunt follows it." })
  status!: IdealJobStatus;
}
