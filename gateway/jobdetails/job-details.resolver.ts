import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Query, Resolver, Root } from "type-graphql";
import { Company } from "../company/company.entity.js";
import type { Context } from "../context.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { JobDetails } from "./job-details.entity.js";
import { JobDetailsInput, SaveJobDataInput } from "./job-details.input.js";
import type { JobDetailsCompleted, JobDetailsService } from "./job-details.service.js";

/** What pressing Done made. */
@ObjectType({ description: "What pressing Done made.", simpleResolvers: true })
export class JobDetailsDone {
  @Field(() => JobDetails, { description: "The saved details." })
  jobDetails!: JobDetails;

  @Field(() => JobHunt, { description: "The hunt, with its capture step done." })
  jobHunt!: JobHunt;

  @Field(() => Company, { nullable: true, description: "The employer; null when the details name no company." })
  employer!: Company | null;

  @Field(() => Company, { nullable: true, description: "The agency between; null when the details name none." })
  recruiter!: Company | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "The log entry of the save and the step, which `undo` takes back together; null when nothing had to change.",
  })
  logEntryId!: string | null;
}

/** The captured advert of a hunt. */
@Resolver(() => JobDetails)
export class JobDetailsResolver {
  constructor(private readonly service: JobDetailsService) {}

  @Query(() => JobDetails, {
    nullable: true,
    description: "The captured advert of a hunt; null when none was captured.",
  })
  async jobDetails(
    @Ctx() { viewer }: Context,
    @Arg("jobHuntId", () => ID, { description: "The hunt." }) jobHuntId: string,
  ): Promise<JobDetails | null> {
    return this.service.findByJobHunt(viewer.ownerId, jobHuntId);
  }

  @FieldResolver(() => Company, {
    nullable: true,
    description: "The company that Done made the employer; null before, or without one.",
  })
  async employer(@Root() details: JobDetails, @Ctx() { loaders }: Context): Promise<Company | null> {
    return details.employerId === null ? null : loaders.company.load(details.employerId);
  }

  @FieldResolver(() => Company, {
    nullable: true,
    description: "The company that Done made the recruiter; null before, or without one.",
  })
  async recruiter(@Root() details: JobDetails, @Ctx() { loaders }: Context): Promise<Company | null> {
    return details.recruiterId === null ? null : loaders.company.load(details.recruiterId);
  }

  @Mutation(() => JobDetails, { description: "Saves the details of a job, and nothing else." })
  async saveJobDetails(
    @Ctx() { viewer }: Context,
    @Arg("input", () => JobDetailsInput, { description: "The details." }) input: JobDetailsInput,
  ): Promise<JobDetails> {
    return this.service.save(viewer.ownerId, input);
  }

  @Mutation(() => JobDetails, { description: "Saves a job record as JSON text, byte for byte." })
  async saveJobData(
    @Ctx() { viewer }: Context,
    @Arg("input", () => SaveJobDataInput, { description: "The record." }) input: SaveJobDataInput,
  ): Promise<JobDetails> {
    return this.service.saveData(viewer.ownerId, input);
  }

  @Mutation(() => JobDetailsDone, {
    description:
      "Done: saves the details, adds the employer and the agency as companies, and completes the capture step; all or nothing, and once.",
  })
  async completeJobDetails(
    @Ctx() { viewer }: Context,
    @Arg("input", () => JobDetailsInput, { description: "The details." }) input: JobDetailsInput,
  ): Promise<JobDetailsCompleted> {
    return this.service.complete(viewer.ownerId, input);
  }
}
