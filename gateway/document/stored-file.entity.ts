import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/**
 * A file that was uploaded; its bytes are in the file store under owner and id, or under a key of its own. The row outlives
 * its person: it is by the row that the sweep finds the bytes.
 */
@Entity("stored_file")
@Index("stored_file_id", ["id"])
@Index("stored_file_oldest", ["createdAt"])
export class StoredFile {
  @PrimaryColumn({ name: "owner_id", type: "uuid" })
  ownerId!: string;

  @PrimaryColumn({ type: "uuid" })
  id!: string;

  /** The name it had where it came from, cleaned for display. */
  @Column({ type: "text" })
  name!: string;

  /** What it is, by its content and never by what the sender claimed. */
  @Column({ name: "media_type", type: "text" })
  mediaType!: string;

  @Column({ type: "integer" })
  size!: number;

  @Column({ name: "created_at", type: "timestamptz", precision: 3, default: () => "now()" })
  createdAt!: Date;

  /** Since when its bytes are in the store; null while they are on their way in or out. */
  @Column({ name: "stored_at", type: "timestamptz", precision: 3, nullable: true })
  storedAt!: Date | null;

  /** Under what its bytes are in the store; null: under its owner and id. It has one when it came from another person. */
  @Column({ name: "store_key", type: "text", nullable: true })
  storeKey!: string | null;
}
