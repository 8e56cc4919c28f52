import { Field, ID, Int, ObjectType } from "type-graphql";
import { UploadedFile } from "../document/uploaded-file.js";
import { connectionOf } from "../graphql/connection-of.js";
import { RecordKind } from "../platform/record-kind.js";
import { changeOf } from "../record/change-of.js";
import { Submission } from "./submission.entity.js";

/** A page of submissions. */
export const SubmissionConnection = connectionOf(Submission, "submissions");

/** A changed submission. */
export const SubmissionChange = changeOf(Submission, RecordKind.SUBMISSION);

/** A document of a submission, as it was. */
@ObjectType({ description: "A document of a submission, as it was.", simpleResolvers: true })
export class SubmissionFile {
  @Field(() => ID, { description: "The id of the document, which may be gone." })
  documentId!: string;

  @Field(() => String, { description: "The document's name, as it was." })
  name!: string;

  @Field(() => String, { nullable: true, description: "The document's type, as it was; null when it had none." })
  type!: string | null;

  @Field(() => Int, { nullable: true, description: "Which version of the document it was; null for a link." })
  versionNumber!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The address of a link, whose page may have changed since; null for a file.",
  })
  address!: string | null;

  @Field(() => UploadedFile, {
    nullable: true,
    description: "The file, which stays readable when its document is changed or deleted; null for a link.",
  })
  file!: UploadedFile | null;

  @Field(() => String, {
    nullable: true,
    description: "The SHA-256 of the file's bytes when it was sent, in hexadecimal; null for a link.",
  })
  contentHash!: string | null;
}
