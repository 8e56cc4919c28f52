import { Field, Int, ObjectType } from "type-graphql";
import { Column, Entity, ForeignKey, Index } from "typeorm";
import { DayScalar, type Day } from "../platform/day.js";
import { Person } from "../person/person.entity.js";
import { ListIndexes } from "../record/list-indexes.js";
import { NoteTargetEntity } from "../record/note-target.entity.js";
import { DayFact } from "./day-fact.js";
import { HuntOutcome } from "./outcome.js";
import { HuntProgress, Phase, Step } from "./phase.js";
import type { PlannedRow } from "./planned-row.js";
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
@Index("job_hunt_by_status", ["ownerId", "status", "createdAt", "id"], { where: "deleted_at IS NULL" })
@Index("job_hunt_by_phase", ["ownerId", "status", "currentPhase", "createdAt", "id"], { where: "deleted_at IS NULL" })
@Index("job_hunt_ideal_job", ["ownerId", "idealJobId"], { where: "ideal_job_id IS NOT NULL" })
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

  @Field(() => HuntOutcome, {
    nullable: true,
    description:
      "How it ended; null while it is active, when nobody said, and of hunts that ended before outcomes were kept.",
  })
  @Column({ type: "text", nullable: true })
  outcome!: HuntOutcome | null;

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

  @Field(() => String, {
    nullable: true,
    description: "What you want to say when they call, one line each; null when nothing is written down.",
  })
  @Column({ name: "talking_points", type: "text", nullable: true })
  talkingPoints!: string | null;

  @DayFact("deadline", "The last day to apply; null when not known.")
  deadline!: Day | null;
  deadlineSetOn!: Day | null;

  @DayFact("offer_received_on", "The day on which the offer came; null when not known.")
  offerReceivedOn!: Day | null;
  offerReceivedOnSetOn!: Day | null;

  @DayFact("answer_by", "The day by which the offer has to be answered; null when not known.")
  answerBy!: Day | null;
  answerBySetOn!: Day | null;

  @DayFact("contract_arrived_on", "The day on which the contract came; null when not known.")
  contractArrivedOn!: Day | null;
  contractArrivedOnSetOn!: Day | null;

  @DayFact("sign_by", "The day by which the contract has to be signed; null when not known.")
  signBy!: Day | null;
  signBySetOn!: Day | null;

  @DayFact("starts_on", "The first day of work; null when not known.")
  startsOn!: Day | null;
  startsOnSetOn!: Day | null;

  /** The ideal job it follows; null when it follows none. */
  @Column({ name: "ideal_job_id", type: "uuid", nullable: true })
  idealJobId!: string | null;

  /** The day on which its phase began; null for hunts from before there were plans: the day it was created counts then. */
  @Column({ name: "phase_started_on", type: "date", nullable: true })
  phaseStartedOn!: Day | null;

  /** False: it had been left alone when plans began, and rules give it no dates until it is worked on again. */
  @Column({ name: "is_planned", type: "boolean", default: true })
  isPlanned!: boolean;

  /** The day before which rules give it no dates; null: none. */
  @Column({ name: "plan_from", type: "date", nullable: true })
  planFrom!: Day | null;

  /** The earliest day in its plan, shown now or not; null when nothing is due. The day that callers see is `next.day`. */
  @Column({ name: "next_due_on", type: "date", nullable: true })
  nextDueOn!: Day | null;

  @Field(() => DayScalar, {
    nullable: true,
    description:
      "The last day with news from them or an appointment, also one to come, or on which something was sent that they have to answer; null where no news is expected: before that, in ACCEPTING, and in an ended hunt.",
  })
  @Column({ name: "quiet_since", type: "date", nullable: true })
  quietSince!: Day | null;

  /** The first day after its last pause, which may be past. */
  @Column({ name: "paused_until", type: "date", nullable: true })
  pausedUntil!: Day | null;

  /** Its status, its phase and what became of its application, as it is counted; null in the trash. Derived with its plan. */
  @Column({ name: "counted_as", type: "text", nullable: true, select: false })
  countedAs?: string | null;

  @Field(() => Int, { description: "The stage id: 1, 5, 9 or 13 for the four phases, 99 when the hunt is done." })
  stage!: number;

  @Field(() => [Phase], { description: "All four phases, in their order." })
  phases!: Phase[];

  @Field(() => [Step], { description: "The steps that belong to the whole hunt rather than to a phase." })
  wholeHuntSteps!: Step[];

  @Field(() => HuntProgress, { description: "How far it is in its phase." })
  progress!: HuntProgress;

  /** What is due in it, in the order in which that is due; nothing in an ended hunt. */
  planned!: readonly PlannedRow[];
}
