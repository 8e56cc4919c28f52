import {
  Arg,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { SEMANTIC_NON_NULL } from "../graphql/semantic-non-null.js";
import { Company } from "../company/company.entity.js";
import type { Context } from "../graphql/context.js";
import { batchRows, type LoaderFactory } from "../graphql/loaders.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { RecordKind } from "../platform/record-kind.js";
import { runsOf } from "./evidence.js";
import { FieldEvidenceType } from "./field-evidence.js";
import { JobDetails } from "./job-details.entity.js";
import { JobDetailsInput, SaveJobDataInput } from "./job-details.input.js";
import type { JobDetailsCompleted, JobDetailsService } from "./job-details.service.js";

@ObjectType({ description: "The result of pressing Done.", simpleResolvers: true })
export class JobDetailsDone {
  @Field(() => ID, { description: "The id of the saved details." })
  jobDetailsId!: string;

  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;

  @Extensions(SEMANTIC_NON_NULL)
  @Field(() => JobDetails, { nullable: true, description: "The saved details; null only when reading them failed." })
  jobDetails!: JobDetails;

  @Extensions(SEMANTIC_NON_NULL)
  @Field(() => JobHunt, {
    nullable: true,
    description: "The hunt, with its capture step done; null only when reading it failed.",
  })
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

  @FieldResolver(() => JobHunt, { nullable: true, description: "The hunt it belongs to." })
  async jobHunt(@Root() { jobHuntId }: JobDetails, @Ctx() { loaders }: Context): Promise<OwnedEntity | null> {
    return loaders.record.load({ kind: RecordKind.JOB_HUNT, id: jobHuntId });
  }

  @FieldResolver(() => Company, {
    nullable: true,
    description: "The company that Done made the employer; null before, or without one.",
  })
  async employer(@Root() details: JobDetails, @Ctx() { loaders }: Context): Promise<OwnedEntity | null> {
    return this.company(details.employerId, loaders);
  }

  @FieldResolver(() => Company, {
    nullable: true,
    description: "The company that Done made the recruiter; null before, or without one.",
  })
  async recruiter(@Root() details: JobDetails, @Ctx() { loaders }: Context): Promise<OwnedEntity | null> {
    return this.company(details.recruiterId, loaders);
  }

  @FieldResolver(() => [FieldEvidenceType], {
    nullable: true,
    description: "Where the fields were read, one entry for each that was not typed; null when none is known.",
  })
  evidence(@Root() { evidence, advertText }: JobDetails): readonly FieldEvidenceType[] | null {
    return evidence?.map((entry) => ({ ...entry, runs: runsOf(entry, advertText) })) ?? null;
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
      "Saves the details, adds the employer and the agency as companies and completes the capture step, in one transaction. Repeating it changes nothing.",
  })
  async completeJobDetails(
    @Ctx() { viewer }: Context,
    @Arg("input", () => JobDetailsInput, { description: "The details." }) input: JobDetailsInput,
  ): Promise<JobDetailsCompleted> {
    return this.service.complete(viewer.ownerId, input);
  }

  private async company(id: string | null, loaders: Context["loaders"]): Promise<OwnedEntity | null> {
    return id === null ? null : loaders.record.load({ kind: RecordKind.COMPANY, id });
  }
}

/** The captured advert as a field of its hunt. */
@Resolver(() => JobHunt)
export class JobHuntDetailsResolver {
  private readonly detailsByJobHunt: LoaderFactory<string, JobDetails | null>;

  constructor(service: JobDetailsService) {
    this.detailsByJobHunt = batchRows(
      ({ ownerId, answer }, ids) => service.findByJobHunts(ownerId, ids, answer),
      ({ jobHuntId }) => jobHuntId,
    );
  }

  @FieldResolver(() => JobDetails, {
    nullable: true,
    description: "The captured advert; null when none was captured yet.",
  })
  async jobDetails(@Root() { id }: JobHunt, @Ctx() { loaders }: Context): Promise<JobDetails | null> {
    return loaders.of(this.detailsByJobHunt).load(id);
  }
}
