import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/**
 * An uploaded file; its bytes are in the file store under owner and id, or under a key of its own. The row outlives its
 * person: the sweep finds the bytes by it.
 */
@Entity("stored_file")
@Index("stored_file_id", ["id"])
@Index("stored_file_oldest", ["createdAt"])
@Index("stored_file_content", ["ownerId", "contentHash"])
export class StoredFile {
  @PrimaryColumn({ name: "owner_id", type: "uuid" })
  ownerId!: string;

  @PrimaryColumn({ type: "uuid" })
  id!: string;

  /** The name it was uploaded with, cleaned for display. */
  @Column({ type: "text" })
  name!: string;

  /**
   * The media type, by its content and never by what the sender claimed; of a text that is not UTF-8 with its charset.
   */
  @Column({ name: "media_type", type: "text" })
  mediaType!: string;

  @Column({ type: "integer" })
  size!: number;

  @Column({ name: "created_at", type: "timestamptz", precision: 3, default: () => "now()" })
  createdAt!: Date;

  /** When its bytes reached the store; null while they are being stored or deleted. */
  @Column({ name: "stored_at", type: "timestamptz", precision: 3, nullable: true })
  storedAt!: Date | null;

  /** The key of its bytes in the store; null: its owner and id. It has one when it came from another person. */
  @Column({ name: "store_key", type: "text", nullable: true })
  storeKey!: string | null;

  /** The SHA-256 of its bytes, in hexadecimal; null for a file from before there were hashes, until one is needed. */
  @Column({ name: "content_hash", type: "text", nullable: true })
  contentHash!: string | null;
}
