import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../context.js";
import { LogEntry } from "./log-entry.entity.js";
import { AddLogEntryInput, LogWordInput, UndoInput } from "./log.input.js";
import { LogEntryConnection, LogSentence } from "./log.payloads.js";
import type { LogService } from "./log.service.js";
import type { UndoService } from "./undo.service.js";

/** The log of activity, and taking back what it tells of. */
@Resolver(() => LogEntry)
export class LogResolver {
  constructor(
    private readonly log: LogService,
    private readonly undoing: UndoService,
  ) {}

  @Query(() => LogEntryConnection, { description: "Your log of activity, newest first." })
  async logEntries(
    @Ctx() { viewer }: Context,
    @Arg("filter", () => String, { nullable: true, description: "Only lines with this text." }) filter?: string,
    @Arg("from", () => Date, { nullable: true, description: "Only lines from this time on." }) from?: Date,
    @Arg("to", () => Date, { nullable: true, description: "Only lines up to this time." }) to?: Date,
    @Arg("words", () => [LogWordInput], {
      nullable: true,
      description: "How you read the lines, so that `filter` finds what you see; absent: in English.",
    })
    words?: LogWordInput[],
    @Arg("first", () => Int, { defaultValue: 50, description: "How many at most, 1 to 200." }) first?: number,
    @Arg("after", () => String, { nullable: true, description: "The `endCursor` of the page before." }) after?: string,
  ): Promise<LogEntryConnection> {
    const args = { filter, from, to, words, first, after };
    return { ...(await this.log.list(viewer.ownerId, args)), filter: args };
  }

  @FieldResolver(() => LogSentence, {
    nullable: true,
    description: "What `entry` says, in parts; null for a line somebody wrote.",
  })
  sentence(@Root() { sentence }: LogEntry): LogSentence | null {
    if (sentence === null) return null;
    const facts = Object.entries(sentence.facts).map(([name, value]) => ({ name, value }));
    return { key: sentence.key, facts, undone: sentence.undone ?? 0 };
  }

  @Mutation(() => LogEntry, { description: "Writes a line into your log." })
  async addLogEntry(
    @Ctx() { viewer }: Context,
    @Arg("input", () => AddLogEntryInput, { description: "The line." }) input: AddLogEntryInput,
  ): Promise<LogEntry> {
    return this.log.add(viewer.ownerId, input);
  }

  @Mutation(() => LogEntry, {
    description: "Takes back what a line of the log did, and returns the line that says so.",
  })
  async undo(
    @Ctx() { viewer }: Context,
    @Arg("input", () => UndoInput, { description: "The line." }) input: UndoInput,
  ): Promise<LogEntry> {
    return this.undoing.undo(viewer.ownerId, input.logEntryId);
  }
}

/** The count of a list of lines, worked out only when asked for. */
@Resolver(() => LogEntryConnection)
export class LogEntryConnectionResolver {
  constructor(private readonly log: LogService) {}

  @FieldResolver(() => Int, { description: "How many lines the filter finds in all." })
  async totalCount(@Root() connection: LogEntryConnection, @Ctx() { viewer }: Context): Promise<number> {
    return this.log.count(viewer.ownerId, connection.filter);
  }
}
