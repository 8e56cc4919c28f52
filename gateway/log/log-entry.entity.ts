import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { Person } from "../identity/person.entity.js";
import { RecordKind } from "../record-kind.js";
import type { Change } from "./change.js";
import type { Sentence } from "./sentences.js";

/** One line of a person's log of activity. */
@ObjectType({ description: "One line of your log of activity.", simpleResolvers: true })
@Entity("log_entry")
@Index("log_entry_newest", { synchronize: false })
@Index("log_entry_change_set", ["ownerId", "changeSetId"], { where: "change_set_id IS NOT NULL" })
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "log_entry_owner_fkey", onDelete: "CASCADE" })
export class LogEntry {
  @PrimaryColumn({ name: "owner_id", type: "uuid" })
  ownerId!: string;

  @Field(() => ID, { description: "The id; give it to `undo`." })
  @PrimaryColumn({ type: "uuid" })
  id!: string;

  /** The same for all entries of one act, which is one outermost transaction. */
  @Field(() => ID, {
    nullable: true,
    description:
      "The change set: all entries that one request wrote have the same. Give it to `undo` to take all of them back. Null for entries from before there were change sets.",
  })
  @Column({ name: "change_set_id", type: "uuid", nullable: true })
  changeSetId!: string | null;

  @Field(() => Date, { description: "When it happened." })
  @Column({ type: "timestamptz", precision: 3 })
  date!: Date;

  /** What was done, in one word for programs, e.g. `jobHunt.created`. */
  @Field(() => String, {
    description: "What was done, for programs, such as `jobHunt.created`; `note` for a line somebody wrote.",
  })
  @Column({ type: "text" })
  action!: string;

  @Field(() => String, { description: "What was done, for people, in English." })
  @Column({ type: "text" })
  entry!: string;

  /** The same in parts; null where somebody wrote the line, and for lines older than the column. */
  @Column({ type: "jsonb", nullable: true })
  sentence!: Sentence | null;

  @Field(() => RecordKind, {
    nullable: true,
    description: "The kind of record it was done to; null when it was nothing in particular.",
  })
  @Column({ name: "subject_kind", type: "text", nullable: true })
  subjectKind!: RecordKind | null;

  @Field(() => ID, {
    nullable: true,
    description: "The id of what it was done to; null when it was nothing in particular.",
  })
  @Column({ name: "subject_id", type: "uuid", nullable: true })
  subjectId!: string | null;

  /** What changed, well enough to be undone; null when there is nothing to undo. */
  @Column({ type: "jsonb", nullable: true })
  changes!: readonly Change[] | null;

  @Field(() => Date, { nullable: true, description: "When it was undone; null unless it was." })
  @Column({ name: "undone_at", type: "timestamptz", precision: 3, nullable: true })
  undoneAt!: Date | null;

  @Column({ name: "created_at", type: "timestamptz", precision: 3, default: () => "now()" })
  createdAt!: Date;

  /** Worked out by the service. */
  @Field(() => Boolean, { description: "True when `undo` can take it back, as far as the log knows." })
  isUndoable!: boolean;
}
