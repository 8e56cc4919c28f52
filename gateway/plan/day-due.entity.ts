import { Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import type { Day } from "../platform/day.js";
import type { DueList } from "./due-list.js";
import type { OtherDay } from "./other-day.js";

/** A day in the plan of a hunt that no step has: one that others set, or a promise. Derived from the facts of the hunt. */
@Entity("day_due")
@Index("day_due_listed", ["ownerId", "list", "dueOn", "place", "jobHuntId"])
@ForeignKey(() => JobHunt, ["ownerId", "jobHuntId"], ["ownerId", "id"], {
  name: "day_due_hunt_fkey",
  onDelete: "CASCADE",
})
export class DayDue {
  @PrimaryColumn({ name: "owner_id", type: "uuid" })
  ownerId!: string;

  @PrimaryColumn({ name: "job_hunt_id", type: "uuid" })
  jobHuntId!: string;

  @PrimaryColumn({ type: "text" })
  day!: OtherDay;

  @Column({ name: "due_on", type: "date" })
  dueOn!: Day;

  @Column({ type: "text" })
  list!: DueList;

  /** Its order among what is due on one day. */
  @Column({ type: "smallint" })
  place!: number;

  /** The day until which the list has a step of the hunt in its place; null: none. */
  @Column({ name: "shown_from", type: "date", nullable: true })
  shownFrom!: Day | null;

  @Column({ name: "changed_at", type: "timestamptz", precision: 3 })
  changedAt!: Date;
}
