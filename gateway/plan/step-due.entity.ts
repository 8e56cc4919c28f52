import { Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import type { Day } from "../platform/day.js";
import type { DueReason } from "../jobhunt/due-reason.js";
import type { DueList } from "./due-list.js";

/**
 * The day of a step: set by its person, or by a rule. A row of a person is a cause and stays until it is reset; a row of a
 * rule is derived, and so are `list` and `place` of every row.
 */
@Entity("step_due")
@Index("step_due_listed", ["ownerId", "list", "dueOn", "place", "jobHuntId"], { where: "list IS NOT NULL" })
@Index("step_due_journal", ["ownerId", "dueOn"], { where: "step = 30" })
@ForeignKey(() => JobHunt, ["ownerId", "jobHuntId"], ["ownerId", "id"], {
  name: "step_due_hunt_fkey",
  onDelete: "CASCADE",
})
export class StepDue {
  @PrimaryColumn({ name: "owner_id", type: "uuid" })
  ownerId!: string;

  @PrimaryColumn({ name: "job_hunt_id", type: "uuid" })
  jobHuntId!: string;

  /** The number of the step. */
  @PrimaryColumn({ type: "smallint" })
  step!: number;

  /** Null: its person set that it has no day. */
  @Column({ name: "due_on", type: "date", nullable: true })
  dueOn!: Day | null;

  @Column({ name: "set_by", type: "text" })
  setBy!: "RULE" | "PERSON";

  /** The rule that set the day; null for a person's. */
  @Column({ type: "jsonb", nullable: true })
  rule!: DueReason | null;

  /** The list of the plan that has it; null: none. */
  @Column({ type: "text", nullable: true })
  list!: DueList | null;

  /** Its order among what is due on one day. */
  @Column({ type: "smallint" })
  place!: number;

  /** The day from which the list has a row of the hunt in its place, such as the last day to apply; null: none. */
  @Column({ name: "hidden_from", type: "date", nullable: true })
  hiddenFrom!: Day | null;

  @Column({ name: "changed_at", type: "timestamptz", precision: 3 })
  changedAt!: Date;
}
