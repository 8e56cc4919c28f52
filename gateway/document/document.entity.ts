import { Field, ObjectType } from "type-graphql";
import { Column, Entity, ForeignKey, Index } from "typeorm";
import { TEXT_MAX, TYPE_NAME_MAX } from "../../schema/limits.js";
import { Person } from "../person/person.entity.js";
import { ListIndexes } from "../record/list-indexes.js";
import { NoteTargetEntity } from "../record/note-target.entity.js";
import { TextColumn } from "../record/text-field.js";
import { StoredFile } from "./stored-file.entity.js";

/** A document of a job search: an uploaded file, or a link to one elsewhere. */
@ObjectType({
  description: "A document of your job search: an uploaded file, or a link to one elsewhere.",
  implements: NoteTargetEntity,
  simpleResolvers: true,
})
@Entity("document")
@ListIndexes("document")
@Index("document_by_file", ["ownerId", "fileId"])
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "document_owner_fkey", onDelete: "CASCADE" })
@ForeignKey(() => StoredFile, ["ownerId", "fileId"], ["ownerId", "id"], {
  name: "document_file_fkey",
  onDelete: "SET NULL",
})
export class Document extends NoteTargetEntity {
  @Field(() => String, { description: "Its name." })
  @Column({ type: "text" })
  name!: string;

  @TextColumn(TEXT_MAX, "A description; null when there is none.")
  description!: string | null;

  @TextColumn(
    TYPE_NAME_MAX,
    "What type it is, such as CV; one that `documentTypes` does not have yet is added to your own. Null when not known.",
  )
  type!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The address of the file; for an uploaded one it is signed, made anew by each answer and valid for a few minutes, and no longer than the session or access token that asks.",
  })
  @Column({ type: "text", nullable: true })
  source!: string | null;

  /** The uploaded file; null for a link. */
  @Column({ name: "file_id", type: "uuid", nullable: true })
  fileId!: string | null;
}
