import { Field, ID, Int, ObjectType } from "type-graphql";

/** A file that was uploaded, as its owner sees it. */
@ObjectType({ description: "A file that you uploaded.", simpleResolvers: true })
export class UploadedFile {
  @Field(() => ID, { description: "The id; give it to `createDocument` or `updateDocument`." })
  fileId!: string;

  @Field(() => String, { description: "The name it was uploaded with." })
  name!: string;

  @Field(() => Int, { description: "Its size in bytes." })
  size!: number;

  @Field(() => String, { description: "The media type, by its content, such as application/pdf." })
  mediaType!: string;
}
