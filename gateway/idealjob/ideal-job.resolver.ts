import { Arg, Ctx, Field, FieldResolver, ID, Int, Mutation, ObjectType, Query, Resolver, Root } from "type-graphql";
import { PageInfo } from "../connection.js";
import type { Context } from "../context.js";
import { DIRECTION, SortDirection } from "../database/sort.js";
import { Deleted } from "../deleted.js";
import { JobHuntChange } from "../jobhunt/job-hunt.payloads.js";
import type { JobHuntChanged } from "../jobhunt/job-hunt.service.js";
import { IdealJob } from "./ideal-job.entity.js";
import {
  CreateIdealJobInput,
  IdealJobIdInput,
  LinkIdealJobInput,
  UnlinkIdealJobInput,
  UpdateIdealJobInput,
} from "./ideal-job.input.js";
import type { IdealJobChanged, IdealJobFilter, IdealJobService } from "./ideal-job.service.js";
import { IdealJobSort } from "./ideal-job.sort.js";
import { IdealJobStatistics } from "./ideal-job.statistics.js";

/** A page of ideal jobs. */
@ObjectType({ description: "A page of ideal jobs.", simpleResolvers: true })
export class IdealJobConnection {
  @Field(() => [IdealJob], { description: "The ideal jobs of this page, in the order asked for." })
  nodes!: readonly IdealJob[];

  @Field(() => PageInfo, { description: "Where this page ends." })
  pageInfo!: PageInfo;

  /** What was asked for, so that `totalCount` is only counted when somebody wants it. */
  filter!: IdealJobFilter;
}

/** A changed ideal job. */
@ObjectType({ description: "A changed ideal job.", simpleResolvers: true })
export class IdealJobChange {
  @Field(() => IdealJob, { description: "The ideal job as it is now." })
  idealJob!: IdealJob;

  @Field(() => ID, {
    nullable: true,
    description: "The line of the log that `undo` takes; null when nothing had to change.",
  })
  logEntryId!: string | null;
}

/** Ideal jobs, and which hunts follow them. */
@Resolver(() => IdealJob)
export class IdealJobResolver {
  constructor(private readonly service: IdealJobService) {}

  @Query(() => IdealJobConnection, { description: "Your ideal jobs, by name." })
  async idealJobs(
    @Ctx() { viewer }: Context,
    @Arg("jobHuntId", () => ID, {
      nullable: true,
      description: "The hunt that `status` is to tell of; absent: all hunts.",
    })
    jobHuntId?: string,
    @Arg("filter", () => String, { nullable: true, description: "Only ideal jobs with this text in their title." })
    filter?: string,
    @Arg("sort", () => IdealJobSort, { defaultValue: IdealJobSort.NAME, description: "What to sort by." })
    sort?: IdealJobSort,
    @Arg("direction", () => SortDirection, { nullable: true, description: DIRECTION }) direction?: SortDirection,
    @Arg("first", () => Int, { defaultValue: 50, description: "How many at most, 1 to 200." }) first?: number,
    @Arg("after", () => String, { nullable: true, description: "The `endCursor` of the page before." }) after?: string,
  ): Promise<IdealJobConnection> {
    const args = { jobHuntId, filter, sort, direction, first, after };
    return { ...(await this.service.list(viewer.ownerId, args)), filter: args };
  }

  @Query(() => IdealJob, {
    nullable: true,
    description: "One of your ideal jobs; null when there is none with that id.",
  })
  async idealJob(
    @Ctx() { viewer }: Context,
    @Arg("id", () => ID, { description: "The ideal job." }) id: string,
  ): Promise<IdealJob | null> {
    return this.service.findOrNull(viewer.ownerId, id);
  }

  @Query(() => IdealJobStatistics, { description: "The figures beside the list of ideal jobs." })
  async idealJobStatistics(@Ctx() { viewer }: Context): Promise<IdealJobStatistics> {
    return this.service.statistics(viewer.ownerId);
  }

  @Mutation(() => IdealJobChange, { description: "Adds an ideal job." })
  async createIdealJob(
    @Ctx() { viewer }: Context,
    @Arg("input", () => CreateIdealJobInput, { description: "The ideal job." }) input: CreateIdealJobInput,
  ): Promise<IdealJobChanged> {
    return this.service.create(viewer.ownerId, input);
  }

  @Mutation(() => IdealJobChange, { description: "Changes an ideal job." })
  async updateIdealJob(
    @Ctx() { viewer }: Context,
    @Arg("input", () => UpdateIdealJobInput, { description: "The changes." }) input: UpdateIdealJobInput,
  ): Promise<IdealJobChanged> {
    return this.service.update(viewer.ownerId, input);
  }

  @Mutation(() => Deleted, { description: "Puts an ideal job into the bin." })
  async deleteIdealJob(
    @Ctx() { viewer }: Context,
    @Arg("input", () => IdealJobIdInput, { description: "The ideal job." }) input: IdealJobIdInput,
  ): Promise<Deleted> {
    return { id: input.id, logEntryId: await this.service.remove(viewer.ownerId, input.id) };
  }

  @Mutation(() => JobHuntChange, { description: "Lets a hunt follow an ideal job, in place of the one it followed." })
  async linkIdealJob(
    @Ctx() { viewer }: Context,
    @Arg("input", () => LinkIdealJobInput, { description: "The hunt and the ideal job." }) input: LinkIdealJobInput,
  ): Promise<JobHuntChanged> {
    return this.service.link(viewer.ownerId, input.jobHuntId, input.idealJobId);
  }

  @Mutation(() => JobHuntChange, { description: "Lets a hunt follow no ideal job any more." })
  async unlinkIdealJob(
    @Ctx() { viewer }: Context,
    @Arg("input", () => UnlinkIdealJobInput, { description: "The hunt." }) input: UnlinkIdealJobInput,
  ): Promise<JobHuntChanged> {
    return this.service.unlink(viewer.ownerId, input.jobHuntId);
  }

  @FieldResolver(() => Int, { description: "How many notes hang on it." })
  async noteCount(@Root() { noteGuid }: IdealJob, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.noteCount.load(noteGuid);
  }
}

/** The count of a list of ideal jobs, worked out only when asked for. */
@Resolver(() => IdealJobConnection)
export class IdealJobConnectionResolver {
  constructor(private readonly service: IdealJobService) {}

  @FieldResolver(() => Int, { description: "How many ideal jobs the filter finds in all." })
  async totalCount(@Root() connection: IdealJobConnection, @Ctx() { viewer }: Context): Promise<number> {
    return this.service.count(viewer.ownerId, connection.filter);
  }
}
