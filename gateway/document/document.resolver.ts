import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../context.js";
import { DIRECTION, SortDirection } from "../database/sort.js";
import { Deleted } from "../deleted.js";
import { DocumentType } from "./document-type.js";
import { Document } from "./document.entity.js";
import { CreateDocumentInput, DocumentIdInput, UpdateDocumentInput } from "./document.input.js";
import { DocumentChange, DocumentConnection } from "./document.payloads.js";
import type { DocumentChanged, DocumentService } from "./document.service.js";
import { DocumentSort } from "./document.sort.js";
import { DocumentStatistics } from "./document.statistics.js";
import { UploadedFile } from "./uploaded-file.js";

/** Documents. */
@Resolver(() => Document)
export class DocumentResolver {
  constructor(private readonly service: DocumentService) {}

  @Query(() => DocumentConnection, { description: "Your documents, by name." })
  async documents(
    @Ctx() { viewer }: Context,
    @Arg("filter", () => String, { nullable: true, description: "Only documents with this text in their name." })
    filter?: string,
    @Arg("type", () => String, { nullable: true, description: "Only documents of this kind." }) type?: string,
    @Arg("sort", () => DocumentSort, { defaultValue: DocumentSort.NAME, description: "What to sort by." })
    sort?: DocumentSort,
    @Arg("direction", () => SortDirection, { nullable: true, description: DIRECTION }) direction?: SortDirection,
    @Arg("first", () => Int, { defaultValue: 50, description: "How many at most, 1 to 200." }) first?: number,
    @Arg("after", () => String, { nullable: true, description: "The `endCursor` of the page before." }) after?: string,
  ): Promise<DocumentConnection> {
    const args = { filter, type, sort, direction, first, after };
    return { ...(await this.service.list(viewer.ownerId, args)), filter: args };
  }

  @Query(() => Document, {
    nullable: true,
    description: "One of your documents; null when there is none with that id.",
  })
  async document(
    @Ctx() { viewer }: Context,
    @Arg("id", () => ID, { description: "The document." }) id: string,
  ): Promise<Document | null> {
    return this.service.findOrNull(viewer.ownerId, id);
  }

  @Query(() => DocumentStatistics, { description: "The figures beside the list of documents." })
  async documentStatistics(@Ctx() { viewer }: Context): Promise<DocumentStatistics> {
    return this.service.statistics(viewer.ownerId);
  }

  @Query(() => [DocumentType], {
    description: "The kinds of documents to choose from: the built-in ones, then your own.",
  })
  async documentTypes(@Ctx() { viewer }: Context): Promise<DocumentType[]> {
    return this.service.types(viewer.ownerId);
  }

  @Mutation(() => DocumentChange, { description: "Adds a document." })
  async createDocument(
    @Ctx() { viewer }: Context,
    @Arg("input", () => CreateDocumentInput, { description: "The document." }) input: CreateDocumentInput,
  ): Promise<DocumentChanged> {
    return this.service.create(viewer.ownerId, input);
  }

  @Mutation(() => DocumentChange, { description: "Changes a document." })
  async updateDocument(
    @Ctx() { viewer }: Context,
    @Arg("input", () => UpdateDocumentInput, { description: "The changes." }) input: UpdateDocumentInput,
  ): Promise<DocumentChanged> {
    return this.service.update(viewer.ownerId, input);
  }

  @Mutation(() => Deleted, { description: "Puts a document into the bin; its file goes when the bin is emptied." })
  async deleteDocument(
    @Ctx() { viewer }: Context,
    @Arg("input", () => DocumentIdInput, { description: "The document." }) input: DocumentIdInput,
  ): Promise<Deleted> {
    return { id: input.id, logEntryId: await this.service.remove(viewer.ownerId, input.id) };
  }

  @FieldResolver(() => String)
  source(@Root() document: Document): string | null {
    return this.service.sourceOf(document);
  }

  @FieldResolver(() => UploadedFile, { nullable: true, description: "The uploaded file; null for a link." })
  async file(@Root() { fileId }: Document, @Ctx() { loaders }: Context): Promise<UploadedFile | null> {
    return fileId === null ? null : loaders.file.load(fileId);
  }

  @FieldResolver(() => Int, { description: "How many notes hang on it." })
  async noteCount(@Root() { noteGuid }: Document, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.noteCount.load(noteGuid);
  }
}

/** The count of a list of documents, worked out only when asked for. */
@Resolver(() => DocumentConnection)
export class DocumentConnectionResolver {
  constructor(private readonly service: DocumentService) {}

  @FieldResolver(() => Int, { description: "How many documents the filter finds in all." })
  async totalCount(@Root() connection: DocumentConnection, @Ctx() { viewer }: Context): Promise<number> {
    return this.service.count(viewer.ownerId, connection.filter);
  }
}
