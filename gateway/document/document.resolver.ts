import DataLoader from "dataloader";
import type { GraphQLResolveInfo } from "graphql";
import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { Context } from "../graphql/context.js";
import { batchRows, type LoaderFactory } from "../graphql/loaders.js";
import { NEEDS_ID_ONLY, readAhead } from "../graphql/read-ahead.js";
import type { Connection } from "../database/page.js";
import { Deleted, type RecordChanged, type RecordId } from "../record/change-of.js";
import type { ListArgs } from "../record/list-args.js";
import { RecordStatistics, RecordType } from "../record/record.types.js";
import { Document } from "./document.entity.js";
import { CreateDocumentInput, DocumentIdInput, UpdateDocumentInput } from "./document.input.js";
import type { DocumentService } from "./document.service.js";
import { DocumentVersion } from "./document-version.js";
import type { DocumentVersions, VersionsKey } from "./document-versions.js";
import { DocumentChange, DocumentConnection, DocumentListArgs, type DocumentWhere } from "./document.types.js";
import type { FileService } from "./file.service.js";
import { UploadedFile } from "./uploaded-file.js";

/** Documents. */
@Resolver(() => Document)
export class DocumentResolver {
  private readonly filesById: LoaderFactory<string, UploadedFile | null>;
  private readonly versionsOf: LoaderFactory<VersionsKey, DocumentVersion[], string>;
  private readonly currentVersions: LoaderFactory<string, number | null>;

  constructor(
    private readonly service: DocumentService,
    files: FileService,
    versions: DocumentVersions,
  ) {
    this.versionsOf = ({ ownerId }) =>
      new DataLoader((keys) => versions.listMany(ownerId, keys), { cacheKeyFn: ({ id, first }) => `${id} ${first}` });
    this.currentVersions = ({ ownerId }) => new DataLoader((ids) => versions.currentOf(ownerId, ids));
    this.filesById = batchRows(
      ({ ownerId }, ids) => files.findMany(ownerId, ids),
      ({ fileId }) => fileId,
    );
  }

  @Query(() => DocumentConnection, { description: "Your documents, by name." })
  async documents(
    @Ctx() { viewer }: Context,
    @Args(() => DocumentListArgs) args: ListArgs<DocumentWhere>,
  ): Promise<Connection<Document>> {
    return this.service.list(viewer.ownerId, args);
  }

  @Query(() => Document, {
    nullable: true,
    description: "One of your documents; null when there is none with that id.",
  })
  async document(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The document." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Document | null> {
    readAhead(info, context, id);
    return this.service.findOrNull(context.viewer.ownerId, id);
  }

  @Query(() => RecordStatistics, { description: "The counts of documents, by type." })
  async documentStatistics(@Ctx() { viewer }: Context): Promise<RecordStatistics> {
    return this.service.statistics(viewer.ownerId);
  }

  @Query(() => [RecordType], {
    description: "The types of documents to choose from: the built-in ones, then your own.",
  })
  async documentTypes(@Ctx() { viewer }: Context): Promise<RecordType[]> {
    return this.service.types(viewer.ownerId);
  }

  @Mutation(() => DocumentChange, { description: "Adds a document." })
  async createDocument(
    @Ctx() { viewer }: Context,
    @Arg("input", () => CreateDocumentInput, { description: "The document." }) input: CreateDocumentInput,
  ): Promise<RecordChanged<Document>> {
    return this.service.create(viewer.ownerId, input);
  }

  @Mutation(() => DocumentChange, { description: "Changes a document." })
  async updateDocument(
    @Ctx() { viewer }: Context,
    @Arg("input", () => UpdateDocumentInput, { description: "The changes." }) input: UpdateDocumentInput,
  ): Promise<RecordChanged<Document>> {
    return this.service.update(viewer.ownerId, input);
  }

  @Mutation(() => Deleted, {
    description: "Moves a document to the trash; its file is deleted when the trash is emptied.",
  })
  async deleteDocument(
    @Ctx() { viewer }: Context,
    @Arg("input", () => DocumentIdInput, { description: "The document." }) { id }: RecordId,
  ): Promise<Deleted> {
    return this.service.remove(viewer.ownerId, id);
  }

  @FieldResolver(() => String)
  source(@Root() document: Document, @Ctx() { viewer }: Context): string | null {
    return this.service.sourceOf(viewer, document);
  }

  @FieldResolver(() => UploadedFile, { nullable: true, description: "The uploaded file; null for a link." })
  async file(@Root() { fileId }: Document, @Ctx() { loaders }: Context): Promise<UploadedFile | null> {
    return fileId === null ? null : loaders.of(this.filesById).load(fileId);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: "Which of its versions its file is, counted from 1; null for a link.",
  })
  async versionNumber(@Root() { id, fileId }: Document, @Ctx() { loaders }: Context): Promise<number | null> {
    return fileId === null ? null : loaders.of(this.currentVersions).load(id);
  }

  @Extensions(NEEDS_ID_ONLY)
  @FieldResolver(() => [DocumentVersion], {
    description:
      "Every file that it has or had, the newest first, each readable while the document is not in the trash.",
  })
  async versions(
    @Root() { id }: Document,
    @Ctx() { loaders }: Context,
    @Arg("first", () => Int, { defaultValue: 20, description: "How many at most, 1 to 200." }) first?: number,
  ): Promise<DocumentVersion[]> {
    return loaders.of(this.versionsOf).load({ id, first });
  }
}
