import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { Person } from "../identity/person.entity.js";

/** A kind of company, contact or document that a person added to the built-in ones. */
@Entity("own_type")
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "own_type_owner_fkey", onDelete: "CASCADE" })
export class OwnType {
  @PrimaryColumn({ name: "owner_id", type: "uuid" })
  ownerId!: string;

  /** What it is a kind of. */
  @PrimaryColumn({ type: "text" })
  kind!: string;

  @Column({ type: "uuid" })
  id!: string;

  @Column({ type: "text" })
  name!: string;

  /** The name without the difference of upper and lower case, so that no kind is there twice. */
  @PrimaryColumn({ name: "folded_name", type: "text" })
  foldedName!: string;
}
