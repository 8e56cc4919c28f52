import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { COUNT_MAX } from "../../schema/limits.js";
import type { Context } from "../context.js";
import { toConnection, type Connection } from "../database/page.js";
import { Deleted, type RecordChanged } from "../record/change-of.js";
import { NoteTargetEntity } from "../record/note-target.entity.js";
import { Note } from "./note.entity.js";
import { CreateNoteInput, NoteIdInput, UpdateNoteInput } from "./note.input.js";
import type { NotePage, NoteService } from "./note.service.js";
import { NoteChange, NoteConnection } from "./note.types.js";

/** Notes. */
@Resolver(() => Note)
export class NoteResolver {
  constructor(private readonly service: NoteService) {}

  @Query(() => NoteConnection, {
    description: "The notes on one of your records, newest first; none when there is no such record.",
  })
  async notes(
    @Ctx() { viewer }: Context,
    @Arg("noteGuid", () => ID, { description: "The `noteGuid` of the record." }) noteGuid: string,
    @Arg("first", () => Int, { defaultValue: 50, description: "How many at most, 1 to 200." }) first?: number,
    @Arg("after", () => String, { nullable: true, description: "The `endCursor` of the page before." }) after?: string,
  ): Promise<NotePage> {
    return this.service.list(viewer.ownerId, { noteGuid, first, after });
  }

  @Mutation(() => NoteChange, { description: "Hangs a note on one of your records." })
  async createNote(
    @Ctx() { viewer }: Context,
    @Arg("input", () => CreateNoteInput, { description: "The note." }) input: CreateNoteInput,
  ): Promise<RecordChanged<Note>> {
    return this.service.create(viewer.ownerId, input);
  }

  @Mutation(() => NoteChange, { description: "Changes a note." })
  async updateNote(
    @Ctx() { viewer }: Context,
    @Arg("input", () => UpdateNoteInput, { description: "The changes." }) input: UpdateNoteInput,
  ): Promise<RecordChanged<Note>> {
    return this.service.update(viewer.ownerId, input);
  }

  @Mutation(() => Deleted, { description: "Puts a note into the bin." })
  async deleteNote(
    @Ctx() { viewer }: Context,
    @Arg("input", () => NoteIdInput, { description: "The note." }) input: NoteIdInput,
  ): Promise<Deleted> {
    return { id: input.id, logEntryId: await this.service.remove(viewer.ownerId, input.id, input.noteGuid ?? null) };
  }
}

/** Whether the record is there that a page of notes was asked for. */
@Resolver(() => NoteConnection)
export class NoteConnectionResolver {
  @FieldResolver(() => Boolean, { description: "Whether the record is there, and yours." })
  async hasRecord(@Root() { hasRecord }: Partial<NotePage>): Promise<boolean> {
    return hasRecord?.() ?? true;
  }
}

/** The notes of a record, whatever its kind. */
@Resolver(() => NoteTargetEntity)
export class NoteTargetResolver {
  @FieldResolver(() => Int, { description: "How many notes hang on it." })
  async noteCount(@Root() { noteGuid }: NoteTargetEntity, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.noteCount.load(noteGuid);
  }

  @FieldResolver(() => NoteConnection, { description: "Its notes, newest first." })
  async notes(
    @Root() { noteGuid }: NoteTargetEntity,
    @Ctx() { loaders }: Context,
    @Arg("first", () => Int, { defaultValue: 50, description: "How many at most, 1 to 200." }) first?: number,
    @Arg("after", () => String, { nullable: true, description: "The `endCursor` of the page before." }) after?: string,
  ): Promise<Connection<Note>> {
    const page = await loaders.notes.load({ noteGuid, first, after });
    return toConnection(page, async () => Math.min(await loaders.noteCount.load(noteGuid), COUNT_MAX));
  }
}
