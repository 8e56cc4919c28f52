import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { PageInfo } from "../connection.js";

/** The kinds of records that can lie in the bin. */
export enum RecordKind {
  JOB_HUNT = "JOB_HUNT",
  IDEAL_JOB = "IDEAL_JOB",
  COMPANY = "COMPANY",
  CONTACT = "CONTACT",
  DOCUMENT = "DOCUMENT",
  NOTE = "NOTE",
}

registerEnumType(RecordKind, {
  name: "RecordKind",
  description: "The kinds of records you keep.",
  valuesConfig: {
    JOB_HUNT: { description: "A hunt." },
    IDEAL_JOB: { description: "An ideal job." },
    COMPANY: { description: "A company." },
    CONTACT: { description: "A contact." },
    DOCUMENT: { description: "A document." },
    NOTE: { description: "A note." },
  },
});

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
@ObjectType({ description: "A page of the bin.", simpleResolvers: true })
export class BinConnection {
  @Field(() => [BinItem], { description: "What lies in the bin, the last deleted first." })
  nodes!: readonly BinItem[];

  @Field(() => PageInfo, { description: "Where this page ends." })
  pageInfo!: PageInfo;
}

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
