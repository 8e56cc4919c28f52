import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { StoredFile } from "../document/stored-file.entity.js";
import { Submission } from "./submission.entity.js";

/** One document of a submission, as it was. Its copy is the stored file itself, which stays as long as this row. */
@Entity("submission_file")
@Check("submission_file_content", "(file_id IS NULL) = (content_hash IS NULL)")
@Index("submission_file_file", ["ownerId", "fileId"])
@ForeignKey(() => Submission, ["ownerId", "submissionId"], ["ownerId", "id"], {
  name: "submission_file_submission_fkey",
  onDelete: "CASCADE",
})
@ForeignKey(() => StoredFile, ["ownerId", "fileId"], ["ownerId", "id"], { name: "submission_file_file_fkey" })
export class SubmissionFileRow {
  @PrimaryColumn({ name: "owner_id", type: "uuid" })
  ownerId!: string;

  @PrimaryColumn({ name: "submission_id", type: "uuid" })
  submissionId!: string;

  /** Its place in the given order, from 0. */
  @PrimaryColumn({ type: "smallint" })
  place!: number;

  /** The document it was, which may be gone. */
  @Column({ name: "document_id", type: "uuid" })
  documentId!: string;

  /** The document's name, as it was. */
  @Column({ type: "text" })
  name!: string;

  /** The document's type, as it was; null when it had none. */
  @Column({ type: "text", nullable: true })
  type!: string | null;

  /** The number of the version; null for a link. */
  @Column({ name: "version_number", type: "smallint", nullable: true })
  versionNumber!: number | null;

  /** The address of a link; null for a file, and for a document without either. */
  @Column({ type: "text", nullable: true })
  address!: string | null;

  /** The stored file; null for a link. */
  @Column({ name: "file_id", type: "uuid", nullable: true })
  fileId!: string | null;

  /** The SHA-256 of the file's bytes, in hexadecimal; null for a link. */
  @Column({ name: "content_hash", type: "text", nullable: true })
  contentHash!: string | null;
}
