import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { Person } from "../person/person.entity.js";

/** A kind of company, contact or document that a person added to the built-in ones. */
@Entity("own_type")
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "own_type_owner_fkey", onDelete: "CASCADE" })
export class OwnType {
  @PrimaryColumn({ name: "owner_id", type: "uuid" })
  ownerId!: string;

  /** The kind of record that has the type. */
  @PrimaryColumn({ type: "text" })
  kind!: string;

  @Column({ type: "uuid" })
  id!: string;

  @Column({ type: "text" })
  name!: string;

  /** The name folded by case, so that no type exists twice. */
  @PrimaryColumn({ name: "folded_name", type: "text" })
  foldedName!: string;
}
