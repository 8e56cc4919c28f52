import { Arg, Ctx, Extensions, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { Company } from "../company/company.entity.js";
import type { Context } from "../graphql/context.js";
import { batchRows, type LoaderFactory } from "../graphql/loaders.js";
import { NEEDS_ID_ONLY } from "../graphql/read-ahead.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { RecordKind } from "../platform/record-kind.js";
import { runsOf } from "./evidence.js";
import { FieldEvidenceType } from "./field-evidence.js";
import { JobDetails } from "./job-details.entity.js";
import { JobDetailsInput, SaveJobDataInput } from "./job-details.input.js";
import { JobDetailsChange, JobDetailsDone } from "./job-details.payloads.js";
import type { JobDetailsReader } from "./job-details.reader.js";
import type { JobDetailsCompleted, JobDetailsSaved, JobDetailsService } from "./job-details.service.js";

/** The captured advert of a hunt. */
@Resolver(() => JobDetails)
export class JobDetailsResolver {
  constructor(
    private readonly service: JobDetailsService,
    private readonly reader: JobDetailsReader,
  ) {}

  @Query(() => JobDetails, {
    nullable: true,
    description: "The captured advert of a hunt; null when none was captured.",
  })
  async jobDetails(
    @Ctx() { viewer }: Context,
    @Arg("jobHuntId", () => ID, { description: "The hunt." }) jobHuntId: string,
  ): Promise<JobDetails | null> {
    return this.reader.findByJobHunt(viewer.ownerId, jobHuntId);
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

  @Mutation(() => JobDetailsChange, {
    description: "Saves fields of the details of a job, and nothing else: what is absent stays, null clears.",
  })
  async saveJobDetails(
    @Ctx() { viewer }: Context,
    @Arg("input", () => JobDetailsInput, { description: "The details." }) input: JobDetailsInput,
  ): Promise<JobDetailsSaved> {
    return this.service.save(viewer.ownerId, input);
  }

  @Mutation(() => JobDetailsChange, {
    description: "Saves a job record as JSON text, byte for byte, in place of the stored one.",
  })
  async saveJobData(
    @Ctx() { viewer }: Context,
    @Arg("input", () => SaveJobDataInput, { description: "The record." }) input: SaveJobDataInput,
  ): Promise<JobDetailsSaved> {
    return this.service.saveData(viewer.ownerId, input);
  }

  @Mutation(() => JobDetailsDone, {
    description:
      "Saves fields of the details as `saveJobDetails` does, adds the employer and the agency as companies and completes the capture step, in one transaction. Repeating it changes nothing.",
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

  constructor(reader: JobDetailsReader) {
    this.detailsByJobHunt = batchRows(
      ({ ownerId, answer }, ids) => reader.findByJobHunts(ownerId, ids, answer),
      ({ jobHuntId }) => jobHuntId,
    );
  }

  @Extensions(NEEDS_ID_ONLY)
  @FieldResolver(() => JobDetails, {
    nullable: true,
    description: "The captured advert; null when none was captured yet.",
  })
  async jobDetails(@Root() { id }: JobHunt, @Ctx() { loaders }: Context): Promise<JobDetails | null> {
    return loaders.of(this.detailsByJobHunt).load(id);
  }
}
