import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { RecordKind } from "../record-kind.js";

/** What happened to it. */
export enum ChangeOperation {
  CREATED = "CREATED",
  UPDATED = "UPDATED",
  DELETED = "DELETED",
  RESTORED = "RESTORED",
  ERASED = "ERASED",
  MISSED = "MISSED",
}

registerEnumType(ChangeOperation, {
  name: "ChangeOperation",
  description: "What happened to something of yours.",
  valuesConfig: {
    CREATED: { description: "It was added." },
    UPDATED: { description: "It was changed." },
    DELETED: { description: "It was put into the bin." },
    RESTORED: { description: "It was taken out of the bin." },
    ERASED: { description: "The bin was emptied." },
    MISSED: { description: "Changes may have been missed: ask again for everything you show." },
  },
});

/** Something of the person's that changed, told as it happens: ids only, so that what it is now is asked for. */
@ObjectType({
  description: "Something of yours that just changed. Ask for it to see what it is now.",
  simpleResolvers: true,
})
export class LiveChange {
  @Field(() => ChangeOperation, { description: "What happened to it." })
  operation!: ChangeOperation;

  @Field(() => RecordKind, {
    nullable: true,
    description:
      "What kind of record it is, and of a step its hunt; null: it was no record, such as a line written into the log, or anything may have changed.",
  })
  kind!: RecordKind | null;

  @Field(() => ID, { nullable: true, description: "Its id; null when it was nothing in particular." })
  id!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "The version it has now, to compare with the one you know; null where there are no versions.",
  })
  version!: number | null;

  @Field(() => ID, { nullable: true, description: "The line of the log that says so; null for MISSED." })
  logEntryId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What the request that changed it sent in its header `X-Origin`, by which you know your own changes.",
  })
  origin!: string | null;
}
