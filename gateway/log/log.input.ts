import { Field, ID, InputType } from "type-graphql";

/** A line to write into your log. */
@InputType({ description: "A line to write into your log." })
export class AddLogEntryInput {
  @Field(() => Date, { nullable: true, description: "When it happened; absent: now." })
  date?: Date | null;

  @Field(() => String, { description: "What happened, at most 2,000 characters." })
  event!: string;
}

/** How you read one sentence of the log, or one step or phase in it. */
@InputType({ description: "How you read one sentence of the log, or one step or phase in it." })
export class LogWordInput {
  @Field(() => String, {
    description: "The key of a sentence, a step or a phase; `log.undone` for what stands before a line taken back.",
  })
  key!: string;

  @Field(() => String, { description: "Your words, with the facts of a sentence as {name} and so on." })
  text!: string;
}

/** What is to be undone. */
@InputType({ description: "What is to be undone: exactly one of one entry of the log and one change set." })
export class UndoInput {
  @Field(() => ID, { nullable: true, description: "The entry of the log whose change is undone." })
  logEntryId?: string | null;

  @Field(() => ID, { nullable: true, description: "The change set whose entries are undone together, or not at all." })
  changeSetId?: string | null;
}

/** Which entries of the log are asked for. */
@InputType({ description: "Which entries of the log are asked for; what is absent or null demands nothing." })
export class LogWhere {
  @Field(() => Date, { nullable: true, description: "Only entries from this time on." })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: "Only entries up to this time." })
  to?: Date | null;
}
