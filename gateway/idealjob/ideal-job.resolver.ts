import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { readAhead } from "../graphql/read-ahead.js";
import { selectsOnly } from "../graphql/selected-fields.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { Connection } from "../database/page.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { JobHuntChange } from "../jobhunt/job-hunt.types.js";
import { RecordKind } from "../platform/record-kind.js";
import { Deleted, type RecordChanged, type RecordId } from "../record/change-of.js";
import type { ListArgs } from "../record/list-args.js";
import { NAMED_FIELDS, type JobHuntWithIdealJob, type NamedIdealJob } from "./ideal-job-column.js";
import { IdealJob } from "./ideal-job.entity.js";
import {
  CreateIdealJobInput,
  IdealJobIdInput,
  LinkIdealJobInput,
  UnlinkIdealJobInput,
  UpdateIdealJobInput,
} from "./ideal-job.input.js";
import type { IdealJobService } from "./ideal-job.service.js";
import {
  IdealJobChange,
  IdealJobConnection,
  IdealJobListArgs,
  IdealJobStatistics,
  type IdealJobWhere,
} from "./ideal-job.types.js";

/** Ideal jobs, and which hunts follow them. */
@Resolver(() => IdealJob)
export class IdealJobResolver {
  constructor(private readonly service: IdealJobService) {}

  @Query(() => IdealJobConnection, { description: "Your ideal jobs, by name." })
  async idealJobs(
    @Ctx() { viewer }: Context,
    @Arg("jobHuntId", () => ID, {
      nullable: true,
      description: "The hunt that `isFollowed` of the edges refers to.",
    })
    jobHuntId: string | undefined,
    @Args(() => IdealJobListArgs) args: ListArgs<IdealJobWhere>,
  ): Promise<Connection<IdealJob>> {
    return this.service.list(viewer.ownerId, { ...args, jobHuntId });
  }

  @Query(() => IdealJob, {
    nullable: true,
    description: "One of your ideal jobs; null when there is none with that id.",
  })
  async idealJob(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The ideal job." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<IdealJob | null> {
    readAhead(info, context, id);
    return this.service.findOrNull(context.viewer.ownerId, id);
  }

  @Query(() => IdealJobStatistics, { description: "The counts of ideal jobs." })
  async idealJobStatistics(@Ctx() { viewer }: Context): Promise<IdealJobStatistics> {
    return this.service.statistics(viewer.ownerId);
  }

  @Mutation(() => IdealJobChange, { description: "Adds an ideal job." })
  async createIdealJob(
    @Ctx() { viewer }: Context,
    @Arg("input", () => CreateIdealJobInput, { description: "The ideal job." }) input: CreateIdealJobInput,
  ): Promise<RecordChanged<IdealJob>> {
    return this.service.create(viewer.ownerId, input);
  }

  @Mutation(() => IdealJobChange, { description: "Changes an ideal job." })
  async updateIdealJob(
    @Ctx() { viewer }: Context,
    @Arg("input", () => UpdateIdealJobInput, { description: "The changes." }) input: UpdateIdealJobInput,
  ): Promise<RecordChanged<IdealJob>> {
    return this.service.update(viewer.ownerId, input);
  }

  @Mutation(() => Deleted, { description: "Moves an ideal job to the trash." })
  async deleteIdealJob(
    @Ctx() { viewer }: Context,
    @Arg("input", () => IdealJobIdInput, { description: "The ideal job." }) { id }: RecordId,
  ): Promise<Deleted> {
    return this.service.remove(viewer.ownerId, id);
  }

  @Mutation(() => JobHuntChange, { description: "Makes a hunt follow an ideal job, in place of the one it followed." })
  async linkIdealJob(
    @Ctx() { viewer }: Context,
    @Arg("input", () => LinkIdealJobInput, { description: "The hunt and the ideal job." }) input: LinkIdealJobInput,
  ): Promise<RecordChanged<JobHunt>> {
    return this.service.link(viewer.ownerId, input.jobHuntId, input.idealJobId);
  }

  @Mutation(() => JobHuntChange, { description: "Makes a hunt follow no ideal job." })
  async unlinkIdealJob(
    @Ctx() { viewer }: Context,
    @Arg("input", () => UnlinkIdealJobInput, { description: "The hunt." }) input: UnlinkIdealJobInput,
  ): Promise<RecordChanged<JobHunt>> {
    return this.service.unlink(viewer.ownerId, input.jobHuntId);
  }
}

/** The ideal job as a field of the hunt that follows it. */
@Resolver(() => JobHunt)
export class JobHuntIdealJobResolver {
  @FieldResolver(() => IdealJob, {
    nullable: true,
    description: "The ideal job it follows; null when it follows none.",
  })
  async idealJob(
    @Root() { idealJobId: id, namedIdealJob }: JobHuntWithIdealJob,
    @Ctx() { loaders }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<NamedIdealJob | OwnedEntity | null> {
    if (namedIdealJob !== undefined && selectsOnly(info, NAMED_FIELDS)) return namedIdealJob;
    return id === null ? null : loaders.record.load({ kind: RecordKind.IDEAL_JOB, id });
  }
}
