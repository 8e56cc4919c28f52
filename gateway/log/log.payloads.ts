import { Field, ID, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../graphql/connection-of.js";
import { LogEntry } from "./log-entry.entity.js";

/** The value of one placeholder of a sentence. */
@ObjectType({ description: "The value of one placeholder of a sentence of the log.", simpleResolvers: true })
export class LogFact {
  @Field(() => String, { description: "The placeholder: name, other, step, from, to, reason, count or scopes." })
  name!: string;

  @Field(() => String, { description: "Its value; of a step or a phase its name in this schema." })
  value!: string;
}

/** A log entry in parts. */
@ObjectType({ description: "A log entry in parts, which can be translated into any language.", simpleResolvers: true })
export class LogSentence {
  @Field(() => String, { description: "The key of the sentence, such as `company.created`." })
  key!: string;

  @Field(() => [LogFact], { description: "The values of its placeholders." })
  facts!: readonly LogFact[];

  @Field(() => Int, { description: "The number of undoings, each of the one before; each has its own `Undid:`." })
  undone!: number;
}

/** The result of undoing. */
@ObjectType({ description: "The result of undoing.", simpleResolvers: true })
export class Undone {
  @Field(() => ID, { description: "The change set of the undoing; `undo` with it restores the undone changes." })
  changeSetId!: string;

  @Field(() => [LogEntry], {
    description: "The new entries of the log about the undoing, one for each undone entry, newest first.",
  })
  logEntries!: readonly LogEntry[];

  @Field(() => [LogEntry], {
    description:
      "The entries of the change set that have no undo, newest first: what they tell of stays as it is, such as a note in the log or an access token.",
  })
  withoutUndo!: readonly LogEntry[];
}

/** A page of the log. */
export const LogEntryConnection = connectionOf(LogEntry, "log entries");
