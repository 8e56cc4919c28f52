import { Entity, ForeignKey, Index, PrimaryColumn } from "typeorm";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";

/** Two hunts that are about different jobs, as their person said: once in each direction. */
@Entity("different_job")
@Index("different_job_other", ["ownerId", "otherId"])
@ForeignKey(() => JobHunt, ["ownerId", "jobHuntId"], ["ownerId", "id"], {
  name: "different_job_hunt_fkey",
  onDelete: "CASCADE",
})
@ForeignKey(() => JobHunt, ["ownerId", "otherId"], ["ownerId", "id"], {
  name: "different_job_other_fkey",
  onDelete: "CASCADE",
})
export class DifferentJob {
  @PrimaryColumn({ name: "owner_id", type: "uuid" })
  ownerId!: string;

  @PrimaryColumn({ name: "job_hunt_id", type: "uuid" })
  jobHuntId!: string;

  @PrimaryColumn({ name: "other_id", type: "uuid" })
  otherId!: string;
}
