import { Field, ID, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../graphql/connection-of.js";
import { LogEntry } from "./log-entry.entity.js";

/** What fills one place of a sentence. */
@ObjectType({ description: "What fills one place of a sentence of the log.", simpleResolvers: true })
export class LogFact {
  @Field(() => String, { description: "The place: name, other, step, from, to, reason, count or scopes." })
  name!: string;

  @Field(() => String, { description: "What stands there; of a step or a phase its name in this schema." })
  value!: string;
}

/** A line of the log in parts. */
@ObjectType({ description: "A line of the log in parts, to be said in any language.", simpleResolvers: true })
export class LogSentence {
  @Field(() => String, { description: "Which sentence it is, such as `company.created`." })
  key!: string;

  @Field(() => [LogFact], { description: "What fills its places." })
  facts!: readonly LogFact[];

  @Field(() => Int, { description: "How often it was taken back, and that in turn; each stands before it." })
  undone!: number;
}

/** What was undone. */
@ObjectType({ description: "What was undone.", simpleResolvers: true })
export class Undone {
  @Field(() => ID, { description: "The change set of the undoing; give it to `undo` to do again what was undone." })
  changeSetId!: string;

  @Field(() => [LogEntry], {
    description: "The new entries of the log that say so, one for each entry that was undone, newest first.",
  })
  logEntries!: readonly LogEntry[];
}

/** A page of the log. */
export const LogEntryConnection = connectionOf(LogEntry, "log entries");
