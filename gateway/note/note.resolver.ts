import type { GraphQLObjectType, GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, Extensions, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { ListField } from "../graphql/list-field.js";
import { NEEDS_ID_ONLY } from "../graphql/read-ahead.js";
import type { Connection, Page } from "../database/page.js";
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
    description: "The notes of one record, newest first; empty if the record does not exist.",
  })
  async notes(
    @Ctx() { viewer }: Context,
    @Arg("noteGuid", () => ID, { description: "The `noteGuid` of the record." }) noteGuid: string,
    @Arg("first", () => Int, { defaultValue: 50, description: "How many at most, 1 to 200." }) first?: number,
    @Arg("after", () => String, { nullable: true, description: "The `endCursor` of the page before." }) after?: string,
  ): Promise<NotePage> {
    return this.service.list(viewer.ownerId, { noteGuid, first, after });
  }

  @Mutation(() => NoteChange, { description: "Attaches a note to one of your records." })
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

  @Mutation(() => Deleted, { description: "Moves a note to the trash." })
  async deleteNote(
    @Ctx() { viewer }: Context,
    @Arg("input", () => NoteIdInput, { description: "The note." }) input: NoteIdInput,
  ): Promise<Deleted> {
    return this.service.remove(viewer.ownerId, input.id, input.noteGuid ?? null);
  }

  @FieldResolver(() => String, { nullable: true, description: "Its text, in Markdown." })
  async content(@Root() note: Note, @Ctx() context: Context): Promise<string | null> {
    return this.service.content.of(note, context);
  }
}

/** The existence of the record of a page of notes. */
@Resolver(() => NoteConnection)
export class NoteConnectionResolver {
  @FieldResolver(() => Boolean, { description: "Whether the record exists, and is yours." })
  async hasRecord(@Root() { hasRecord }: Partial<NotePage>): Promise<boolean> {
    return hasRecord?.() ?? true;
  }
}

/** A record, which some lists read with the number of its notes. */
type CountedTarget = NoteTargetEntity & { readonly noteCount?: number };

/** The notes of a record, whatever its kind. */
@Resolver(() => NoteTargetEntity)
export class NoteTargetResolver {
  /** The notes as a field of each kind of record, by the name of its type. */
  private readonly fields: ReadonlyMap<string, ListField<Page<Note>>>;

  constructor(service: NoteService) {
    this.fields = new Map(
      service.targets.map((target) => [target.entity.name, new ListField(service.listsOn(target))]),
    );
  }

  @Extensions(NEEDS_ID_ONLY)
  @FieldResolver(() => Int, { description: "The number of notes attached to it." })
  async noteCount(
    @Root() { id, noteCount }: CountedTarget,
    @Ctx() context: Context,
    @Info() { parentType }: GraphQLResolveInfo,
  ): Promise<number> {
    return noteCount ?? this.fieldOf(parentType).count(id, context);
  }

  @Extensions(NEEDS_ID_ONLY)
  @FieldResolver(() => NoteConnection, { description: "Its notes, newest first." })
  async notes(
    @Root() { id }: NoteTargetEntity,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("first", () => Int, { defaultValue: 50, description: "How many at most, 1 to 200." }) first?: number,
    @Arg("after", () => String, { nullable: true, description: "The `endCursor` of the page before." }) after?: string,
  ): Promise<Connection<Note>> {
    return this.fieldOf(info.parentType).read(id, context, { first, after }, info);
  }

  private fieldOf({ name }: GraphQLObjectType): ListField<Page<Note>> {
    const field = this.fields.get(name);
    if (field === undefined) throw new Error(`No notes are attached to a ${name}.`);
    return field;
  }
}
