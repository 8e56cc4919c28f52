import { Field, ID, InputType, Int } from "type-graphql";
import { FieldEvidenceInput } from "./evidence.input.js";
import type { GivenFields } from "./job-data.js";

const text = { nullable: true } as const;

@InputType({
  description:
    "The details of a job, to be stored with its hunt, which has one such record. What is absent stays, null clears.",
})
export class JobDetailsInput implements GivenFields {
  @Field(() => ID, { ...text, description: "A UUID of your choice for the record; absent: the server chooses." })
  id?: string | null;

  @Field(() => ID, { description: "The hunt they belong to." })
  jobHuntId!: string;

  @Field(() => String, {
    ...text,
    description: "A title for the record, at most 200 characters; absent from a new record: the job title.",
  })
  title?: string | null;

  @Field(() => String, { ...text, description: "The job title, at most 500 characters." })
  jobTitle?: string | null;

  @Field(() => String, { ...text, description: "The place of work, at most 500 characters." })
  location?: string | null;

  @Field(() => String, { ...text, description: "The pay, at most 500 characters." })
  salary?: string | null;

  @Field(() => String, { ...text, description: "A description of the job, at most 20,000 characters." })
  jobDescription?: string | null;

  @Field(() => String, { ...text, description: "The benefits that the employer offers, at most 20,000 characters." })
  perksAndBenefits?: string | null;

  @Field(() => String, { ...text, description: "The requirements of the employer, at most 20,000 characters." })
  jobRequirements?: string | null;

  @Field(() => String, { ...text, description: "The tasks of the job, at most 20,000 characters." })
  jobResponsibilities?: string | null;

  @Field(() => String, { ...text, description: "The advert's own reference numbers, at most 500 characters." })
  referenceNumber?: string | null;

  @Field(() => String, { ...text, description: "When it was published; YYYY-MM-DD is best, any text is kept." })
  publishedDate?: string | null;

  @Field(() => String, {
    ...text,
    description: "Full-time, Part-time, Contract, Internship or other words, at most 500 characters.",
  })
  term?: string | null;

  @Field(() => String, { ...text, description: "The employer's name, at most 200 characters." })
  companyName?: string | null;

  @Field(() => String, { ...text, description: "The name of the agency between, at most 200 characters." })
  recruitmentAgency?: string | null;

  @Field(() => String, { ...text, description: "The last day to apply; YYYY-MM-DD is best, any text is kept." })
  applicationDeadline?: string | null;

  @Field(() => String, { ...text, description: "The employer's address, at most 500 characters." })
  companyAddress?: string | null;

  @Field(() => String, { ...text, description: "The agency's address, at most 500 characters." })
  recruitmentAgencyAddress?: string | null;

  @Field(() => String, { ...text, description: "The advert itself, at most 100,000 characters." })
  advertText?: string | null;

  @Field(() => String, {
    ...text,
    description:
      "The address the advert came from, at most 2,000 characters without what counts visits and what wraps it, such as the address of a mail filter; both are removed.",
  })
  sourceUrl?: string | null;

  @Field(() => [FieldEvidenceInput], {
    ...text,
    description:
      "Where the fields were read, in place of what is stored; absent: that is kept for fields that do not change.",
  })
  evidence?: FieldEvidenceInput[] | null;

  @Field(() => Int, {
    ...text,
    description: "The version you saw; when it is no longer that one, the answer is CONFLICT.",
  })
  version?: number | null;
}

/** A job record as JSON text, kept byte for byte: for clients that use the REST shim's format. */
@InputType({
  description:
    "A job record as JSON text, kept byte for byte: it replaces all fields, those that it does not name too.",
})
export class SaveJobDataInput {
  @Field(() => ID, { ...text, description: "A UUID of your choice for the record; absent: the server chooses." })
  id?: string | null;

  @Field(() => ID, { description: "The hunt it belongs to." })
  jobHuntId!: string;

  @Field(() => String, {
    ...text,
    description: "A title for the record, at most 200 characters; absent: it stays, null clears it.",
  })
  title?: string | null;

  @Field(() => String, { description: "The record as JSON text, at most 400,000 characters." })
  data!: string;
}
