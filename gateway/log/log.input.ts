import { Field, ID, InputType } from "type-graphql";

/** A line to write into your log. */
@InputType({ description: "A line to write into your log." })
export class AddLogEntryInput {
  @Field(() => Date, { nullable: true, description: "When it happened; absent: now." })
  date?: Date | null;

  @Field(() => String, { description: "What happened, at most 2,000 characters." })
  event!: string;
}

/** A line of the log whose change is to be taken back. */
@InputType({ description: "A line of the log whose change is to be taken back." })
export class UndoInput {
  @Field(() => ID, { description: "The line." })
  logEntryId!: string;
}
