import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../context.js";
import { DIRECTION, SortDirection } from "../database/sort.js";
import { Deleted } from "../deleted.js";
import { IdealJob } from "../idealjob/ideal-job.entity.js";
import { JobDetails } from "../jobdetails/job-details.entity.js";
import { JobHunt } from "./job-hunt.entity.js";
import {
  ActivatePhaseInput,
  AdvanceJobHuntInput,
  CreateJobHuntInput,
  JobHuntIdInput,
  RenameJobHuntInput,
  TerminateJobHuntInput,
  UpdateJobHuntInput,
} from "./job-hunt.input.js";
import { JobHuntChange, JobHuntConnection, Workflow } from "./job-hunt.payloads.js";
import type { JobHuntReader } from "./job-hunt.reader.js";
import type { JobHuntChanged, JobHuntService } from "./job-hunt.service.js";
import { JobHuntSort } from "./job-hunt.sort.js";
import { JobHuntStatistics } from "./job-hunt.statistics.js";
import { JobHuntStatus, PHASES, PhaseName, stepsOf } from "./workflow.js";

/** Hunts as a whole: reading them, moving them through their phases, ending them. */
@Resolver(() => JobHunt)
export class JobHuntResolver {
  constructor(
    private readonly service: JobHuntService,
    private readonly reader: JobHuntReader,
  ) {}

  @Query(() => Workflow, { description: "The workflow that every hunt follows." })
  workflow(): Workflow {
    return { phases: PHASES.map((phase) => ({ ...phase, steps: stepsOf(phase.name) })), wholeHuntSteps: stepsOf(null) };
  }

  @Query(() => JobHuntConnection, { description: "Your hunts, newest first." })
  async jobHunts(
    @Ctx() { viewer }: Context,
    @Arg("phase", () => PhaseName, { nullable: true, description: "Only hunts in this phase." }) phase?: PhaseName,
    @Arg("status", () => JobHuntStatus, { nullable: true, description: "Only hunts of this status." })
    status?: JobHuntStatus,
    @Arg("filter", () => String, { nullable: true, description: "Only hunts with this text in their name." })
    filter?: string,
    @Arg("sort", () => JobHuntSort, { defaultValue: JobHuntSort.CREATED, description: "What to sort by." })
    sort?: JobHuntSort,
    @Arg("direction", () => SortDirection, { nullable: true, description: DIRECTION }) direction?: SortDirection,
    @Arg("first", () => Int, { defaultValue: 100, description: "How many at most, 1 to 200." }) first?: number,
    @Arg("after", () => String, { nullable: true, description: "The `endCursor` of the page before." }) after?: string,
  ): Promise<JobHuntConnection> {
    const args = { phase, status, filter, sort, direction, first, after };
    return { ...(await this.reader.list(viewer.ownerId, args)), filter: args };
  }

  @Query(() => JobHunt, { nullable: true, description: "One of your hunts; null when there is none with that id." })
  async jobHunt(
    @Ctx() { viewer }: Context,
    @Arg("id", () => ID, { description: "The hunt." }) id: string,
  ): Promise<JobHunt | null> {
    return this.reader.findOrNull(viewer.ownerId, id);
  }

  @Query(() => JobHuntStatistics, { description: "The figures beside the list of hunts." })
  async jobHuntStatistics(@Ctx() { viewer }: Context): Promise<JobHuntStatistics> {
    return this.reader.statistics(viewer.ownerId);
  }

  @FieldResolver(() => JobDetails, {
    nullable: true,
    description: "The captured advert; null when none was captured yet.",
  })
  async jobDetails(@Root() hunt: JobHunt, @Ctx() { loaders }: Context): Promise<JobDetails | null> {
    return loaders.jobDetailsByHunt.load(hunt.id);
  }

  @FieldResolver(() => IdealJob, {
    nullable: true,
    description: "The ideal job it follows; null when it follows none.",
  })
  async idealJob(@Root() hunt: JobHunt, @Ctx() { loaders }: Context): Promise<IdealJob | null> {
    return hunt.idealJobId === null ? null : loaders.idealJob.load(hunt.idealJobId);
  }

  @Mutation(() => JobHuntChange, { description: "Starts a hunt." })
  async createJobHunt(
    @Ctx() { viewer }: Context,
    @Arg("input", () => CreateJobHuntInput, { description: "The hunt." }) input: CreateJobHuntInput,
  ): Promise<JobHuntChanged> {
    return this.service.create(viewer.ownerId, input);
  }

  @Mutation(() => JobHuntChange, { description: "Changes a hunt: its name, or the ids that others know it by." })
  async updateJobHunt(
    @Ctx() { viewer }: Context,
    @Arg("input", () => UpdateJobHuntInput, { description: "The hunt and its changes." }) input: UpdateJobHuntInput,
  ): Promise<JobHuntChanged> {
    return this.service.update(viewer.ownerId, input);
  }

  @Mutation(() => JobHuntChange, {
    description: "Gives a hunt another name.",
    deprecationReason: "updateJobHunt gives another name, too.",
  })
  async renameJobHunt(
    @Ctx() { viewer }: Context,
    @Arg("input", () => RenameJobHuntInput, { description: "The hunt and its name." }) input: RenameJobHuntInput,
  ): Promise<JobHuntChanged> {
    return this.service.update(viewer.ownerId, input);
  }

  @Mutation(() => JobHuntChange, {
    description: "Moves a hunt to its next phase, early or with every step done. Repeating it moves it once.",
  })
  async advanceJobHunt(
    @Ctx() { viewer }: Context,
    @Arg("input", () => AdvanceJobHuntInput, { description: "The hunt and the phase it leaves." })
    input: AdvanceJobHuntInput,
  ): Promise<JobHuntChanged> {
    return this.service.advance(viewer.ownerId, input.id, input.from);
  }

  @Mutation(() => JobHuntChange, { description: "Moves a hunt to the next phase or back to an earlier one, by name." })
  async activatePhase(
    @Ctx() { viewer }: Context,
    @Arg("input", () => ActivatePhaseInput, { description: "The hunt and the phase." }) input: ActivatePhaseInput,
  ): Promise<JobHuntChanged> {
    return this.service.activatePhase(viewer.ownerId, input.id, input.phase ?? null);
  }

  @Mutation(() => JobHuntChange, { description: "Gives a hunt up, with a reason or without." })
  async terminateJobHunt(
    @Ctx() { viewer }: Context,
    @Arg("input", () => TerminateJobHuntInput, { description: "The hunt and the reason." })
    input: TerminateJobHuntInput,
  ): Promise<JobHuntChanged> {
    return this.service.terminate(viewer.ownerId, input);
  }

  @Mutation(() => JobHuntChange, { description: "Takes up a terminated or finished hunt again." })
  async reopenJobHunt(
    @Ctx() { viewer }: Context,
    @Arg("input", () => JobHuntIdInput, { description: "The hunt." }) input: JobHuntIdInput,
  ): Promise<JobHuntChanged> {
    return this.service.reopen(viewer.ownerId, input.id);
  }

  @Mutation(() => Deleted, { description: "Puts a hunt into the bin." })
  async deleteJobHunt(
    @Ctx() { viewer }: Context,
    @Arg("input", () => JobHuntIdInput, { description: "The hunt." }) input: JobHuntIdInput,
  ): Promise<Deleted> {
    return { id: input.id, logEntryId: await this.service.remove(viewer.ownerId, input.id) };
  }

  @FieldResolver(() => Int, { description: "How many notes hang on it." })
  async noteCount(@Root() { noteGuid }: JobHunt, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.noteCount.load(noteGuid);
  }
}

/** The count of a list of hunts, worked out only when asked for. */
@Resolver(() => JobHuntConnection)
export class JobHuntConnectionResolver {
  constructor(private readonly reader: JobHuntReader) {}

  @FieldResolver(() => Int, { description: "How many hunts the filter finds in all." })
  async totalCount(@Root() connection: JobHuntConnection, @Ctx() { viewer }: Context): Promise<number> {
    return this.reader.count(viewer.ownerId, connection.filter);
  }
}
