import { Field, Int, ObjectType } from "type-graphql";
import { UploadedFile } from "./uploaded-file.js";

/** A file that a document has or had. */
@ObjectType({ description: "A file that a document has or had.", simpleResolvers: true })
export class DocumentVersion {
  @Field(() => Int, { description: "Its number, counted from 1; an earlier file that comes back keeps its number." })
  number!: number;

  @Field(() => UploadedFile, { description: "The file." })
  file!: UploadedFile;

  @Field(() => Date, { description: "When the file was uploaded." })
  uploadedAt!: Date;

  @Field(() => Boolean, { description: "True for the file that the document has now." })
  isCurrent!: boolean;
}
