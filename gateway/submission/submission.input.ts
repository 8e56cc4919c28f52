import { Field, ID, InputType, Int } from "type-graphql";
import { NAME_MAX, TEXT_MAX } from "../../schema/limits.js";
import { DayScalar, type Day } from "../platform/day.js";
import { NEW_ID, VERSION_SEEN } from "../record/input-words.js";
import { TextField } from "../record/text-field.js";
import { SubmissionChannel } from "./submission.entity.js";

@InputType({ description: "A document that was sent." })
export class SubmissionFileInput {
  @Field(() => ID, { description: "The document." })
  documentId!: string;

  @Field(() => Int, { nullable: true, description: "Which of its versions; absent: the one that it has now." })
  versionNumber?: number | null;
}

@InputType({ description: "What was sent." })
export class RecordSubmissionInput {
  @Field(() => ID, { nullable: true, description: NEW_ID })
  id?: string | null;

  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;

  @Field(() => DayScalar, { description: "The day, from the year 1900 on, and not after today where you are." })
  sentOn!: Day;

  @Field(() => String, { nullable: true, description: "The time of day, `HH:MM`." })
  sentTime?: string | null;

  @Field(() => SubmissionChannel, { description: "How." })
  channel!: SubmissionChannel;

  @Field(() => ID, { nullable: true, description: "The contact it was sent to; their name is kept." })
  contactId?: string | null;

  @TextField(NAME_MAX, "To whom it was sent, where no contact is named.")
  recipient?: string | null;

  @Field(() => [SubmissionFileInput], {
    defaultValue: [],
    description: "The documents, in their order, at most fifty; of each the file as it is now is kept.",
  })
  files?: SubmissionFileInput[];

  @Field(() => Boolean, {
    defaultValue: true,
    description: "True: the text of the hunt's advert is kept as it is now, where it has one.",
  })
  keepsAdvert?: boolean;

  @TextField(TEXT_MAX, "The letter or message.")
  letter?: string | null;
}

@InputType({ description: "A submission, and whether it was sent by mistake." })
export class MarkSubmissionInput {
  @Field(() => ID, { description: "The submission." })
  id!: string;

  @Field(() => Boolean, { description: "True: it was sent by mistake; false takes that back." })
  isMistake!: boolean;

  @Field(() => Int, { nullable: true, description: VERSION_SEEN })
  version?: number | null;
}
