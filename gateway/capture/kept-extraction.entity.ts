import { Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Person } from "../person/person.entity.js";
import type { ModelFields } from "./types.js";

/** An advert that a person had read, as it was before the reading, and the answer of a model about it. */
@Entity("extraction")
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "extraction_owner_fkey", onDelete: "CASCADE" })
export class KeptExtraction {
  @PrimaryColumn({ name: "owner_id", type: "uuid" })
  ownerId!: string;

  /** The id of the extraction: the hash of what was read. */
  @PrimaryColumn({ type: "text" })
  hash!: string;

  /** A `KeptTask` as JSON, compressed by zlib. */
  @Column({ type: "bytea" })
  task!: Buffer;

  /** Null until a model answers. */
  @Column({ type: "jsonb", nullable: true })
  answer!: ModelFields | null;

  @Index("extraction_created")
  @Column({ name: "created_at", type: "timestamptz", precision: 3 })
  createdAt!: Date;
}
