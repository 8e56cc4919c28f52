import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { RecordKind } from "../platform/record-kind.js";
import { connectionOf } from "../graphql/connection-of.js";

@ObjectType({ description: "Something that was deleted and can be restored.", simpleResolvers: true })
export class TrashItem {
  @Field(() => ID, { description: "The id of the record." })
  id!: string;

  @Field(() => RecordKind, { description: "The kind of record." })
  kind!: RecordKind;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => Date, { description: "When it was deleted." })
  deletedAt!: Date;

  @Field(() => Date, { description: "Until when it can be restored." })
  keptUntil!: Date;
}

/** A page of the trash. */
export const TrashConnection = connectionOf(TrashItem, "deleted records");

@InputType({ description: "Something to restore." })
export class RestoreInput {
  @Field(() => RecordKind, { description: "The kind of record." })
  kind!: RecordKind;

  @Field(() => ID, { description: "The id of the record." })
  id!: string;
}

@ObjectType({ description: "Something that was restored.", simpleResolvers: true })
export class Restored {
  @Field(() => ID, { description: "The id of the record." })
  id!: string;

  @Field(() => RecordKind, { description: "The kind of record." })
  kind!: RecordKind;

  @Field(() => ID, {
    nullable: true,
    description: "The log entry that `undo` takes; null when it was not in the trash.",
  })
  logEntryId!: string | null;
}

@ObjectType({ description: "The result of emptying the trash.", simpleResolvers: true })
export class EmptiedTrash {
  @Field(() => Int, { description: "How many records were permanently deleted." })
  count!: number;
}
