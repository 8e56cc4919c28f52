import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { RecordKind } from "../record-kind.js";
import { connectionOf } from "../graphql/connection-of.js";

/** Something that was deleted and can be restored. */
@ObjectType({ description: "Something that was deleted and can be restored.", simpleResolvers: true })
export class BinItem {
  @Field(() => ID, { description: "The id of the record." })
  id!: string;

  @Field(() => RecordKind, { description: "What kind of record it is." })
  kind!: RecordKind;

  @Field(() => String, { description: "What it is called." })
  name!: string;

  @Field(() => Date, { description: "When it was deleted." })
  deletedAt!: Date;

  @Field(() => Date, { description: "Until when it can be restored." })
  keptUntil!: Date;
}

/** A page of the bin. */
export const BinConnection = connectionOf(BinItem, "deleted records");

/** Something to restore. */
@InputType({ description: "Something to restore." })
export class RestoreInput {
  @Field(() => RecordKind, { description: "What kind of record it is." })
  kind!: RecordKind;

  @Field(() => ID, { description: "The id of the record." })
  id!: string;
}

/** Something that was restored. */
@ObjectType({ description: "Something that was restored.", simpleResolvers: true })
export class Restored {
  @Field(() => ID, { description: "The id of the record." })
  id!: string;

  @Field(() => RecordKind, { description: "What kind of record it is." })
  kind!: RecordKind;

  @Field(() => ID, {
    nullable: true,
    description: "The line of the log that `undo` takes; null when it was not in the bin.",
  })
  logEntryId!: string | null;
}

/** What emptying the bin did. */
@ObjectType({ description: "What emptying the bin did.", simpleResolvers: true })
export class EmptiedBin {
  @Field(() => Int, { description: "How many records are gone for good." })
  count!: number;
}
