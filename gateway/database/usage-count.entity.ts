import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { Person } from "../person/person.entity.js";

/** The usage of one person of one kind of quota; written by the transaction that changes it. */
@Entity("usage_count")
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "usage_count_owner_fkey", onDelete: "CASCADE" })
export class UsageCount {
  @PrimaryColumn({ name: "owner_id", type: "uuid" })
  ownerId!: string;

  /** A kind of quota. */
  @PrimaryColumn({ type: "text" })
  kind!: string;

  @Column({ type: "bigint" })
  used!: string;

  /** When it was last counted anew; null: never. */
  @Column({ name: "counted_at", type: "timestamptz", precision: 3, nullable: true })
  countedAt!: Date | null;
}
