import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { JobHunt } from "./job-hunt.entity.js";
import type { StepStatus } from "./workflow.js";

/** A step of a hunt that was changed at least once. Callers see it as `Step`, combined with the catalogue. */
@Entity("job_hunt_step")
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
}
