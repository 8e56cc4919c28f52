import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { FoldedWords } from "../database/folded-words.js";
import { Person } from "../person/person.entity.js";
import { RecordKind } from "../platform/record-kind.js";
import type { Change } from "./change.js";
import type { Sentence } from "./sentences.js";

/** One entry of the owner's log of activity. */
@ObjectType({ description: "One entry of your log of activity.", simpleResolvers: true })
@Entity("log_entry")
@Index("log_entry_newest", { synchronize: false })
@FoldedWords("log_entry_folded", "log_entry_words")
@Index("log_entry_subject", { synchronize: false })
@Index("log_entry_change_set", ["ownerId", "changeSetId"], { where: "change_set_id IS NOT NULL" })
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "log_entry_owner_fkey", onDelete: "CASCADE" })
export class LogEntry {
  @PrimaryColumn({ name: "owner_id", type: "uuid" })
  ownerId!: string;

  @Field(() => ID, { description: "The id, an input of `undo`." })
  @PrimaryColumn({ type: "uuid" })
  id!: string;

  /** The same for all entries of one request; outside of requests, of one outermost transaction. */
  @Field(() => ID, {
    nullable: true,
    description:
      "The change set: all entries that one request wrote have the same. Give it to `undo` to take all of them back. Null for entries from before there were change sets.",
  })
  @Column({ name: "change_set_id", type: "uuid", nullable: true })
  changeSetId!: string | null;

  @Field(() => Date, { description: "The time of the action." })
  @Column({ type: "timestamptz", precision: 3 })
  date!: Date;

  /** The action, in one word for programs, e.g. `jobHunt.created`. */
  @Field(() => String, {
    description: "The action, for programs, such as `jobHunt.created`; `note` for an entry that the user wrote.",
  })
  @Column({ type: "text" })
  action!: string;

  @Field(() => String, { description: "The action as a sentence in English." })
  @Column({ type: "text" })
  entry!: string;

  /** The same in parts; null where the user wrote the entry, and for entries older than the column. */
  @Column({ type: "jsonb", nullable: true })
  sentence!: Sentence | null;

  @Field(() => RecordKind, {
    nullable: true,
    description: "The kind of the record; null when the entry is about no particular one.",
  })
  @Column({ name: "subject_kind", type: "text", nullable: true })
  subjectKind!: RecordKind | null;

  @Field(() => ID, {
    nullable: true,
    description: "The id of the record; null when the entry is about no particular one.",
  })
  @Column({ name: "subject_id", type: "uuid", nullable: true })
  subjectId!: string | null;

  /** The changes, complete enough to be undone; null when there is nothing to undo. */
  @Column({ type: "jsonb", nullable: true })
  changes!: readonly Change[] | null;

  @Field(() => Date, { nullable: true, description: "The time of the undoing; null unless it was undone." })
  @Column({ name: "undone_at", type: "timestamptz", precision: 3, nullable: true })
  undoneAt!: Date | null;

  @Column({ name: "created_at", type: "timestamptz", precision: 3, default: () => "now()" })
  createdAt!: Date;

  /** Computed by the service. */
  @Field(() => Boolean, { description: "True when `undo` can undo it, as far as the log knows." })
  isUndoable!: boolean;
}
