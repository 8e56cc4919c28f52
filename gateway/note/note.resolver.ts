import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from "type-graphql";
import { PageInfo } from "../connection.js";
import type { Context } from "../context.js";
import { Deleted } from "../deleted.js";
import { Note } from "./note.entity.js";
import { CreateNoteInput, NoteIdInput, UpdateNoteInput } from "./note.input.js";
import type { NoteChanged, NotePage, NoteService } from "./note.service.js";

/** A page of notes. */
@ObjectType({ description: "A page of notes.", simpleResolvers: true })
export class NoteConnection {
  @Field(() => [Note], { description: "The notes of this page, newest first." })
  nodes!: readonly Note[];

  @Field(() => PageInfo, { description: "Where this page ends." })
  pageInfo!: PageInfo;

  @Field(() => Boolean, { description: "Whether the record is there, and yours." })
  hasRecord!: boolean;
}

/** A changed note. */
@ObjectType({ description: "A changed note.", simpleResolvers: true })
export class NoteChange {
  @Field(() => Note, { description: "The note as it is now." })
  note!: Note;

  @Field(() => ID, {
    nullable: true,
    description: "The line of the log that `undo` takes; null when nothing had to change.",
  })
  logEntryId!: string | null;
}

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
  ): Promise<NoteChanged> {
    return this.service.create(viewer.ownerId, input);
  }

  @Mutation(() => NoteChange, { description: "Changes a note." })
  async updateNote(
    @Ctx() { viewer }: Context,
    @Arg("input", () => UpdateNoteInput, { description: "The changes." }) input: UpdateNoteInput,
  ): Promise<NoteChanged> {
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
