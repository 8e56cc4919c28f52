import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from "typeorm";
import { Document } from "./document.entity.js";
import { StoredFile } from "./stored-file.entity.js";

/** A file that a document has, or had before another one took its place. A file that comes back keeps its number. */
@Entity("document_version")
@Unique("document_version_file", ["ownerId", "fileId", "documentId"])
@ForeignKey(() => Document, ["ownerId", "documentId"], ["ownerId", "id"], {
  name: "document_version_document_fkey",
  onDelete: "CASCADE",
})
@ForeignKey(() => StoredFile, ["ownerId", "fileId"], ["ownerId", "id"], {
  name: "document_version_file_fkey",
  onDelete: "CASCADE",
})
export class DocumentVersionRow {
  @PrimaryColumn({ name: "owner_id", type: "uuid" })
  ownerId!: string;

  @PrimaryColumn({ name: "document_id", type: "uuid" })
  documentId!: string;

  /** Counted from 1, in the order in which the document got its files. */
  @PrimaryColumn({ type: "smallint" })
  number!: number;

  @Column({ name: "file_id", type: "uuid" })
  fileId!: string;
}
