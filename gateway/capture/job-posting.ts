import { Field, ObjectType } from "type-graphql";
import type { JobPosting } from "./types.js";

/** One of the jobs of a page that holds several. */
@ObjectType("JobPosting", { description: "One of the jobs of a page that holds several.", simpleResolvers: true })
export class JobPostingType implements JobPosting {
  @Field(() => String, { description: "The job title." })
  title!: string;

  @Field(() => String, { nullable: true, description: "The place of work; null when it states none." })
  place!: string | null;

  @Field(() => Boolean, {
    description: "True for the job that the fields are of; false for all where all were read together.",
  })
  isRead!: boolean;
}
