import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, ForeignKey } from "typeorm";
import { Person } from "../person/person.entity.js";
import { ListIndexes } from "../record/list-indexes.js";
import { NoteTargetEntity } from "../record/note-target.entity.js";
import { Phase, Step } from "./phase.js";
import "./enums.js";
import { JobHuntScenario, JobHuntStatus, PhaseName } from "./workflow.js";

/** A search for one job, from the first idea to the signed offer. The service computes its phases and steps. */
@ObjectType({
  description: "A search for one job, from the first idea to the signed offer.",
  implements: NoteTargetEntity,
  simpleResolvers: true,
})
@Entity("job_hunt")
@ListIndexes("job_hunt")
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "job_hunt_owner_fkey", onDelete: "CASCADE" })
// By its name, because ideal jobs import job hunts.
@ForeignKey("IdealJob", ["ownerId", "idealJobId"], ["ownerId", "id"], {
  name: "job_hunt_ideal_job_fkey",
  onDelete: "SET NULL",
})
export class JobHunt extends NoteTargetEntity {
  @Field(() => String, { description: "The name that its owner gave it." })
  @Column({ type: "text" })
  name!: string;

  @Field(() => JobHuntStatus, { description: "The state of the hunt as a whole." })
  @Column({ type: "text", default: JobHuntStatus.ACTIVE })
  status!: JobHuntStatus;

  @Field(() => PhaseName, { description: "The phase it is in, or ended in." })
  @Column({ name: "current_phase", type: "text" })
  currentPhase!: PhaseName;

  /** The phase it was created in; earlier ones were never worked on. */
  @Column({ name: "started_phase", type: "text" })
  startedPhase!: PhaseName;

  @Field(() => JobHuntScenario, {
    nullable: true,
    description: "The situation it started from; null when none was named.",
  })
  @Column({ type: "text", nullable: true })
  scenario!: JobHuntScenario | null;

  @Field(() => String, {
    nullable: true,
    description: "Why it was terminated, in its owner's words; null unless it was.",
  })
  @Column({ name: "termination_reason", type: "text", nullable: true })
  terminationReason!: string | null;

  @Field(() => Date, { nullable: true, description: "When it was terminated; null unless it was." })
  @Column({ name: "terminated_at", type: "timestamptz", precision: 3, nullable: true })
  terminatedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: "When it was finished; null unless it is." })
  @Column({ name: "finished_at", type: "timestamptz", precision: 3, nullable: true })
  finishedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "The id that the employer's system or a job board gave the job; null when none is known.",
  })
  @Column({ name: "job_id", type: "text", nullable: true })
  jobId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The id that the employer's system or a job board gave your application; null when none is known.",
  })
  @Column({ name: "application_id", type: "text", nullable: true })
  applicationId!: string | null;

  /** The ideal job it follows; null when it follows none. */
  @Column({ name: "ideal_job_id", type: "uuid", nullable: true })
  idealJobId!: string | null;

  @Field(() => Int, { description: "The stage id: 1, 5, 9 or 13 for the four phases, 99 when the hunt is done." })
  stage!: number;

  @Field(() => [Phase], { description: "All four phases, in their order." })
  phases!: Phase[];

  @Field(() => [Step], { description: "The steps that belong to the whole hunt rather than to a phase." })
  wholeHuntSteps!: Step[];
}
