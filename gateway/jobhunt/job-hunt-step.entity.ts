import { Column, Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import type { Day } from "../platform/day.js";
import { JobHunt } from "./job-hunt.entity.js";
import type { StepStatus } from "./workflow.js";

/** A step of a hunt that was changed at least once. Callers see it as `Step`, combined with the catalogue. */
@Entity("job_hunt_step")
@Index("job_hunt_step_journal", ["ownerId", "doneOn"], { where: "number = 30" })
@Index("job_hunt_step_captured", ["ownerId", "changedAt"], { where: "number = 31 AND status = 'DONE'" })
@Index("job_hunt_step_done", ["ownerId", "changedAt"], { where: "status = 'DONE'" })
@Index("job_hunt_step_active", ["ownerId", "changedAt", "number", "jobHuntId"], { where: "status = 'ACTIVE'" })
@ForeignKey(() => JobHunt, ["ownerId", "jobHuntId"], ["ownerId", "id"], {
  name: "job_hunt_step_hunt_fkey",
  onDelete: "CASCADE",
})
export class JobHuntStep {
  @PrimaryColumn({ name: "owner_id", type: "uuid" })
  ownerId!: string;

  @PrimaryColumn({ name: "job_hunt_id", type: "uuid" })
  jobHuntId!: string;

  @PrimaryColumn({ type: "smallint" })
  number!: number;

  @Column({ type: "text" })
  status!: StepStatus;

  @Column({ name: "changed_at", type: "timestamptz", precision: 3 })
  changedAt!: Date;

  /** The day on which it was done; null unless it is DONE. */
  @Column({ name: "done_on", type: "date", nullable: true })
  doneOn!: Day | null;

  /** The day of its last change where its person was. */
  @Column({ name: "changed_on", type: "date", nullable: true })
  changedOn!: Day | null;
}
