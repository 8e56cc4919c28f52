import GraphQLUpload from "graphql-upload/GraphQLUpload.mjs";
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { Context } from "../graphql/context.js";
import type { ReceivedFile } from "../http/upload-form.js";
import type { FileService } from "./file.service.js";
import { UploadedFile } from "./uploaded-file.js";

GraphQLUpload.description = "A file, sent along with the operation as a form (GraphQL multipart request).";

/** Uploading, and the addresses of files. */
@Resolver(() => UploadedFile)
export class FileResolver {
  constructor(private readonly service: FileService) {}

  @Mutation(() => UploadedFile, {
    description:
      "Uploads a file for a document; without one it is deleted after a day. Send it as a form, in the variable `file`.",
  })
  async uploadFile(
    @Ctx() { viewer }: Context,
    @Arg("file", () => GraphQLUpload, {
      description:
        "The file: at most 10 MB; PDF, Word, a text, a mail, an invitation or a picture. Its content decides, not its name.",
    })
    file: Promise<ReceivedFile>,
  ): Promise<UploadedFile> {
    return this.service.keep(viewer.ownerId, await file);
  }

  @FieldResolver(() => String, {
    description:
      "The address of its content, valid for a few minutes, and no longer than the session or access token that asks.",
  })
  url(@Root() { fileId }: UploadedFile, @Ctx() { viewer }: Context): string {
    return this.service.urlOf(viewer, fileId);
  }
}
