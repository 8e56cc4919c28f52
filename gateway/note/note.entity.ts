import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, ForeignKey, Index } from "typeorm";
import { FoldedWords } from "../database/folded-words.js";
import { OwnedEntity } from "../database/owned.entity.js";
import { Person } from "../person/person.entity.js";

@ObjectType({
  description: "A note on a hunt, an ideal job, a company, a contact or a document.",
  implements: OwnedEntity,
  simpleResolvers: true,
})
@Entity("note")
@Index("note_by_change", ["ownerId", "updatedAt", "id"], { where: "deleted_at IS NULL" })
@Index("note_trashed", ["ownerId", "deletedAt"], { where: "deleted_at IS NOT NULL" })
@FoldedWords("note_folded", "note_named", "note_search")
@Index("note_newest", { synchronize: false })
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "note_owner_fkey", onDelete: "CASCADE" })
export class Note extends OwnedEntity {
  @Field(() => ID, { description: "The `noteGuid` of the record it is attached to." })
  @Column({ name: "note_guid", type: "uuid" })
  noteGuid!: string;

  @Field(() => Date, { description: "The date its author gave it." })
  @Column({ type: "timestamptz", precision: 3 })
  date!: Date;

  @Field(() => String, { description: "Its title, at most 80 characters." })
  @Column({ type: "text" })
  title!: string;

  /** Read by itself, see the resolver; absent where it was not read. */
  @Column({ type: "text", nullable: true })
  content?: string | null;
}
