import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { RecordKind } from "../platform/record-kind.js";

/** The operations of a change. */
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
  description: "The operations of a change.",
  valuesConfig: {
    CREATED: { description: "It was added." },
    UPDATED: { description: "It was changed." },
    DELETED: { description: "It was put into the trash." },
    RESTORED: { description: "It was taken out of the trash." },
    ERASED: { description: "The trash was emptied." },
    MISSED: { description: "Changes may have been missed: query everything that you show again." },
  },
});

/** A change of one of the person's records: ids only, so that clients query the current state. */
@ObjectType({
  description: "Something of yours that just changed. Query it for its current state.",
  simpleResolvers: true,
})
export class LiveChange {
  @Field(() => ChangeOperation, { description: "The operation." })
  operation!: ChangeOperation;

  @Field(() => RecordKind, {
    nullable: true,
    description:
      "What kind of record it is, and of a step its hunt; null: it was no record, such as an entry written into the log, or anything may have changed.",
  })
  kind!: RecordKind | null;

  @Field(() => ID, { nullable: true, description: "Its id; null when the change is of no single record." })
  id!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "The version it has now, to compare with the one you know; null where there are no versions.",
  })
  version!: number | null;

  @Field(() => ID, { nullable: true, description: "The log entry of the change; null for MISSED." })
  logEntryId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The header `X-Origin` of the request that changed it, by which you recognize your own changes.",
  })
  origin!: string | null;
}
