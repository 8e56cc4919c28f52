import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { OwnedEntity } from "../database/owned.entity.js";
import type { Connection } from "../database/page.js";
import { LogEntry } from "./log-entry.entity.js";
import { AddLogEntryInput, LogWhere, UndoInput } from "./log.input.js";
import { LogEntryConnection, LogSentence, Undone } from "./log.payloads.js";
import type { LogService } from "./log.service.js";
import type { UndoService } from "./undo.service.js";

/** Resolves the log of activity, and undoes its entries. */
@Resolver(() => LogEntry)
export class LogResolver {
  constructor(
    private readonly log: LogService,
    private readonly undoing: UndoService,
  ) {}

  @Query(() => LogEntryConnection, { description: "Your log of activity, newest first." })
  async logEntries(
    @Ctx() { viewer }: Context,
    @Arg("filter", () => String, {
      nullable: true,
      description:
        "Only entries whose `entry`, which is English, holds this text, in any case; at most 10 words, those of `where.words` included.",
    })
    filter?: string,
    @Arg("where", () => LogWhere, { nullable: true, description: "Further conditions on entries." }) where?: LogWhere,
    @Arg("first", () => Int, { defaultValue: 50, description: "How many at most, 1 to 200." }) first?: number,
    @Arg("after", () => String, { nullable: true, description: "The `endCursor` of the page before." }) after?: string,
  ): Promise<Connection<LogEntry>> {
    return this.log.list(viewer.ownerId, { filter, where, first, after });
  }

  @FieldResolver(() => OwnedEntity, {
    nullable: true,
    description: "The record of the action; null when there is none, or when it is erased or in the trash.",
  })
  async subject(@Root() entry: LogEntry, @Ctx() { loaders }: Context): Promise<OwnedEntity | null> {
    const { subjectKind: kind, subjectId: id } = entry;
    return kind === null || id === null ? null : loaders.record.load({ kind, id });
  }

  @FieldResolver(() => LogSentence, {
    nullable: true,
    description: "The content of `entry` in parts; null for an entry that the user wrote.",
  })
  sentence(@Root() { sentence }: LogEntry): LogSentence | null {
    if (sentence === null) return null;
    const facts = Object.entries(sentence.facts).map(([name, value]) => ({ name, value }));
    return { key: sentence.key, facts, undone: sentence.undone ?? 0 };
  }

  @Mutation(() => LogEntry, { description: "Writes an entry into your log." })
  async addLogEntry(
    @Ctx() { viewer }: Context,
    @Arg("input", () => AddLogEntryInput, { description: "The entry." }) input: AddLogEntryInput,
  ): Promise<LogEntry> {
    return this.log.add(viewer.ownerId, input);
  }

  @Mutation(() => Undone, {
    description:
      "Undoes one log entry, or all of a change set, which is one request, or none, within 30 days. CONFLICT if something was changed again since; `extensions.current.notUndone` names each such entry.",
  })
  async undo(
    @Ctx() { viewer }: Context,
    @Arg("input", () => UndoInput, { description: "The entry or the change set." }) input: UndoInput,
  ): Promise<Undone> {
    return this.undoing.undo(viewer.ownerId, input);
  }
}
