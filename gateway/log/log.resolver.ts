import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../context.js";
import { OwnedEntity } from "../database/owned.entity.js";
import type { Connection } from "../database/page.js";
import { LogEntry } from "./log-entry.entity.js";
import { AddLogEntryInput, LogWhere, LogWordInput, UndoInput } from "./log.input.js";
import { LogEntryConnection, LogSentence, Undone } from "./log.payloads.js";
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
    @Arg("where", () => LogWhere, { nullable: true, description: "What else they have to fulfil." }) where?: LogWhere,
    @Arg("words", () => [LogWordInput], {
      nullable: true,
      description: "How you read the lines, so that `filter` finds what you see; absent: in English.",
    })
    words?: LogWordInput[],
    @Arg("first", () => Int, { defaultValue: 50, description: "How many at most, 1 to 200." }) first?: number,
    @Arg("after", () => String, { nullable: true, description: "The `endCursor` of the page before." }) after?: string,
  ): Promise<Connection<LogEntry>> {
    return this.log.list(viewer.ownerId, { filter, where, words, first, after });
  }

  @FieldResolver(() => OwnedEntity, {
    nullable: true,
    description: "The record it was done to; null when it was none, or one that is gone or lies in the bin.",
  })
  async subject(@Root() entry: LogEntry, @Ctx() { loaders }: Context): Promise<OwnedEntity | null> {
    const { subjectKind: kind, subjectId: id } = entry;
    return kind === null || id === null ? null : loaders.record.load({ kind, id });
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

  @Mutation(() => Undone, {
    description:
      "Undoes what one entry of the log did, or all entries of a change set or none, for 30 days. CONFLICT: something was changed again since; of a change set `extensions.current.notUndone` names each such entry.",
  })
  async undo(
    @Ctx() { viewer }: Context,
    @Arg("input", () => UndoInput, { description: "The entry or the change set." }) input: UndoInput,
  ): Promise<Undone> {
    return this.undoing.undo(viewer.ownerId, input);
  }
}
