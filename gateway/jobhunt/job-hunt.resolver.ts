import DataLoader from "dataloader";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../graphql/context.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { Connection } from "../database/page.js";
import type { LoaderFactory } from "../graphql/loaders.js";
import { readAhead } from "../graphql/read-ahead.js";
import { nodesSelectOnly, selectedFields, selectedNodeFields } from "../graphql/selected-fields.js";
import type { Day } from "../platform/day.js";
import { RecordKind } from "../platform/record-kind.js";
import { Deleted, type RecordChanged, type RecordId } from "../record/change-of.js";
import type { ListArgs } from "../record/list-args.js";
import type { EndingService } from "./ending.service.js";
import { JobHunt } from "./job-hunt.entity.js";
import {
  ActivatePhaseInput,
  AdvanceJobHuntInput,
  CreateJobHuntInput,
  FinishJobHuntInput,
  JobHuntIdInput,
  RenameJobHuntInput,
  SetJobHuntDatesInput,
  TerminateJobHuntInput,
  TerminateJobHuntsInput,
  UpdateJobHuntInput,
} from "./job-hunt.input.js";
import type { JobHuntReader, NamedHunt } from "./job-hunt.reader.js";
import type { JobHuntService } from "./job-hunt.service.js";
import { ActiveStep, JobHuntStatistics } from "./job-hunt.statistics.js";
import {
  JobHuntChange,
  JobHuntConnection,
  JobHuntFinished,
  JobHuntListArgs,
  JobHuntsTerminated,
  type JobHuntWhere,
} from "./job-hunt.types.js";
import { HuntOutcome, suggestedOutcome } from "./outcome.js";
import type { PersonDays } from "./person-days.js";
import { PHASES, stepsOf } from "./workflow.js";
import { Workflow } from "./workflow.types.js";

/** Hunts as a whole: reading them, moving them through their phases, ending them. */
@Resolver(() => JobHunt)
export class JobHuntResolver {
  /** The day of the person, read once for all hunts of a request. */
  private readonly today: LoaderFactory<string, Day>;

  constructor(
    private readonly service: JobHuntService,
    private readonly reader: JobHuntReader,
    private readonly endings: EndingService,
    days: PersonDays,
  ) {
    this.today = () => new DataLoader((ownerIds) => Promise.all(ownerIds.map((ownerId) => days.today(ownerId))));
  }

  @Query(() => Workflow, { description: "The workflow that every hunt follows." })
  workflow(): Workflow {
    return { phases: PHASES.map((phase) => ({ ...phase, steps: stepsOf(phase.name) })), wholeHuntSteps: stepsOf(null) };
  }

  @Query(() => JobHuntConnection, { description: "Your hunts, newest first." })
  async jobHunts(
    @Ctx() { viewer }: Context,
    @Args(() => JobHuntListArgs) args: ListArgs<JobHuntWhere>,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<NamedHunt>> {
    const selected = selectedNodeFields(info);
    if (nodesSelectOnly(info, this.reader.briefFields)) return this.reader.listBriefly(viewer.ownerId, args, selected);
    return this.reader.list(viewer.ownerId, args, selected);
  }

  @Query(() => JobHunt, { nullable: true, description: "One of your hunts; null when there is none with that id." })
  async jobHunt(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The hunt." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<JobHunt | null> {
    readAhead(info, context, id, this.reader.columnFields);
    return this.reader.findOrNull(context.viewer.ownerId, id, selectedFields(info));
  }

  @Query(() => JobHuntStatistics, { description: "The counts of job hunts." })
  async jobHuntStatistics(@Ctx() { viewer }: Context): Promise<JobHuntStatistics> {
    return this.reader.statistics(viewer.ownerId);
  }

  @Mutation(() => JobHuntChange, { description: "Starts a hunt." })
  async createJobHunt(
    @Ctx() { viewer }: Context,
    @Arg("input", () => CreateJobHuntInput, { description: "The hunt." }) input: CreateJobHuntInput,
  ): Promise<RecordChanged<JobHunt>> {
    return this.service.create(viewer.ownerId, input);
  }

  @Mutation(() => JobHuntChange, { description: "Changes a hunt: its name, or the ids that others know it by." })
  async updateJobHunt(
    @Ctx() { viewer }: Context,
    @Arg("input", () => UpdateJobHuntInput, { description: "The hunt and its changes." }) input: UpdateJobHuntInput,
  ): Promise<RecordChanged<JobHunt>> {
    return this.service.update(viewer.ownerId, input);
  }

  @Mutation(() => JobHuntChange, {
    description: "Renames a hunt.",
    deprecationReason: "updateJobHunt renames it, too.",
  })
  async renameJobHunt(
    @Ctx() { viewer }: Context,
    @Arg("input", () => RenameJobHuntInput, { description: "The hunt and its name." }) input: RenameJobHuntInput,
  ): Promise<RecordChanged<JobHunt>> {
    return this.service.update(viewer.ownerId, input);
  }

  @Mutation(() => JobHuntChange, {
    description:
      "Moves a hunt to its next phase, whether or not all steps are done. Repeating the request moves it only once.",
  })
  async advanceJobHunt(
    @Ctx() { viewer }: Context,
    @Arg("input", () => AdvanceJobHuntInput, { description: "The hunt and the phase it leaves." })
    input: AdvanceJobHuntInput,
  ): Promise<RecordChanged<JobHunt>> {
    return this.service.advance(viewer.ownerId, input.id, input.from);
  }

  @Mutation(() => JobHuntChange, { description: "Moves a hunt to the next phase or back to an earlier one, by name." })
  async activatePhase(
    @Ctx() { viewer }: Context,
    @Arg("input", () => ActivatePhaseInput, { description: "The hunt and the phase." }) input: ActivatePhaseInput,
  ): Promise<RecordChanged<JobHunt>> {
    return this.service.activatePhase(viewer.ownerId, input.id, input.phase ?? null);
  }

  @Mutation(() => JobHuntFinished, {
    description:
      "Finishes a hunt in ACCEPTING: you have the job. `undo` with the change set takes it back. Repeating the request changes nothing.",
  })
  async finishJobHunt(
    @Ctx() { viewer }: Context,
    @Arg("input", () => FinishJobHuntInput, { description: "The hunt, and the first day of work." })
    input: FinishJobHuntInput,
  ): Promise<JobHuntFinished> {
    return this.endings.finish(viewer.ownerId, input);
  }

  @Mutation(() => JobHuntChange, { description: "Terminates a hunt, with a reason or without." })
  async terminateJobHunt(
    @Ctx() { viewer }: Context,
    @Arg("input", () => TerminateJobHuntInput, { description: "The hunt and the reason." })
    input: TerminateJobHuntInput,
  ): Promise<RecordChanged<JobHunt>> {
    return this.service.terminate(viewer.ownerId, input);
  }

  @Mutation(() => JobHuntsTerminated, {
    description: "Terminates several hunts, all or none; `undo` with the change set takes it back.",
  })
  async terminateJobHunts(
    @Ctx() { viewer }: Context,
    @Arg("input", () => TerminateJobHuntsInput, { description: "The hunts, and how they ended." })
    input: TerminateJobHuntsInput,
  ): Promise<JobHuntsTerminated> {
    return this.endings.terminate(viewer.ownerId, input);
  }

  @FieldResolver(() => HuntOutcome, {
    nullable: true,
    description:
      "The outcome to suggest when it is ended: NO_REPLY after 28 days without news and the final follow-up; else null.",
  })
  async suggestedOutcome(@Root() hunt: JobHunt, @Ctx() { viewer, loaders }: Context): Promise<HuntOutcome | null> {
    return suggestedOutcome(hunt, await loaders.of(this.today).load(viewer.ownerId));
  }

  @Mutation(() => JobHuntChange, { description: "Reopens a terminated or finished hunt." })
  async reopenJobHunt(
    @Ctx() { viewer }: Context,
    @Arg("input", () => JobHuntIdInput, { description: "The hunt." }) { id }: RecordId,
  ): Promise<RecordChanged<JobHunt>> {
    return this.service.reopen(viewer.ownerId, id);
  }

  @Mutation(() => JobHuntChange, {
    description: "Sets the days that the plan of a hunt depends on, such as the last day to apply.",
  })
  async setJobHuntDates(
    @Ctx() { viewer }: Context,
    @Arg("input", () => SetJobHuntDatesInput, { description: "The hunt and its days." }) input: SetJobHuntDatesInput,
  ): Promise<RecordChanged<JobHunt>> {
    return this.service.setDates(viewer.ownerId, input);
  }

  @Mutation(() => Deleted, { description: "Moves a hunt to the trash." })
  async deleteJobHunt(
    @Ctx() { viewer }: Context,
    @Arg("input", () => JobHuntIdInput, { description: "The hunt." }) { id }: RecordId,
  ): Promise<Deleted> {
    return this.service.remove(viewer.ownerId, id);
  }
}

/** The hunts of the steps that are under way. */
@Resolver(() => ActiveStep)
export class ActiveStepResolver {
  @FieldResolver(() => JobHunt, { nullable: true, description: "That hunt; null when it was deleted meanwhile." })
  async jobHunt(@Root() { jobHuntId }: ActiveStep, @Ctx() { loaders }: Context): Promise<OwnedEntity | null> {
    return loaders.record.load({ kind: RecordKind.JOB_HUNT, id: jobHuntId });
  }
}
