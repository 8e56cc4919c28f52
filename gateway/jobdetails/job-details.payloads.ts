import { Extensions, Field, ID, ObjectType } from "type-graphql";
import { Company } from "../company/company.entity.js";
import { SEMANTIC_NON_NULL } from "../graphql/semantic-non-null.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { LOG_ENTRY_ID } from "../record/change-of.js";
import { JobDetails } from "./job-details.entity.js";

/** Saved details. */
@ObjectType({ description: "Saved details of a job.", simpleResolvers: true })
export class JobDetailsChange {
  @Field(() => ID, { description: "The id of the details." })
  id!: string;

  @Extensions(SEMANTIC_NON_NULL)
  @Field(() => JobDetails, {
    nullable: true,
    description: "The details as they are now; null only when reading them failed.",
  })
  jobDetails!: JobDetails;

  @Extensions(SEMANTIC_NON_NULL)
  @Field(() => JobHunt, {
    nullable: true,
    description: "The hunt, with what it took from the details; null only when reading it failed.",
  })
  jobHunt!: JobHunt;

  @Field(() => ID, { nullable: true, description: LOG_ENTRY_ID })
  logEntryId!: string | null;
}

/** The result of pressing Done. */
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
