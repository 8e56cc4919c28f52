import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { JobDetails } from "./job-details.entity.js";
import { LikenessReason } from "./likeness.js";

/** The kinds of likeness of an earlier capture to the advert, the strongest first. */
export enum EarlierCaptureKind {
  SAME_ADVERT = "SAME_ADVERT",
  SAME_ADDRESS = "SAME_ADDRESS",
  SIMILAR_ADVERT = "SIMILAR_ADVERT",
  SAME_JOB = "SAME_JOB",
  SAME_COMPANY = "SAME_COMPANY",
}

registerEnumType(EarlierCaptureKind, {
  name: "EarlierCaptureKind",
  description: "The kinds of likeness of an earlier capture to the advert, the strongest first.",
  valuesConfig: {
    SAME_ADVERT: { description: "The same words, whatever their spacing." },
    SAME_ADDRESS: {
      description:
        "The same address, whatever its tracking parameters, or another address of the same posting: with the number or code that the applicant system gave it.",
    },
    SIMILAR_ADVERT: { description: "Most of the words, in the same order, or a part of the advert." },
    SAME_JOB: {
      description:
        "The same company and the same job title; in the same place also a company whose name has a description, such as Technologies.",
    },
    SAME_COMPANY: {
      description: "The same company, with another job; where no company is given, one that the job title names.",
    },
  },
});

const text = { nullable: true } as const;

@InputType({ description: "The known parts of an advert that may have been captured before; the more, the better." })
export class EarlierCapturesInput {
  @Field(() => String, { ...text, description: "The advert itself, at most 100,000 characters." })
  advertText?: string | null;

  @Field(() => String, { ...text, description: "The address the advert came from." })
  sourceUrl?: string | null;

  @Field(() => String, { ...text, description: "The employer's name, at most 200 characters." })
  companyName?: string | null;

  @Field(() => String, { ...text, description: "The job title, at most 500 characters." })
  jobTitle?: string | null;

  @Field(() => String, { ...text, description: "The place of work, at most 500 characters." })
  location?: string | null;

  @Field(() => String, { ...text, description: "The reference number, at most 500 characters." })
  referenceNumber?: string | null;

  @Field(() => ID, {
    ...text,
    description: "A hunt to leave out: the one the advert is captured for, and those that are different jobs.",
  })
  jobHuntId?: string | null;
}

@ObjectType({ description: "An advert that was captured before.", simpleResolvers: true })
export class EarlierCapture {
  @Field(() => EarlierCaptureKind, { description: "How it is like the advert at hand; the strongest likeness counts." })
  kind!: EarlierCaptureKind;

  @Field(() => JobHunt, { description: "The hunt it was captured for." })
  jobHunt!: JobHunt;

  @Field(() => JobDetails, { description: "The captured details." })
  jobDetails!: JobDetails;

  @Field(() => Date, { description: "When it was captured." })
  capturedAt!: Date;

  @Field(() => Date, {
    ...text,
    description: "When the application was sent (its step became Done); null when it was not.",
  })
  appliedAt!: Date | null;

  @Field(() => [LikenessReason], { description: "Why it may be about the same job." })
  reasons!: readonly LikenessReason[];

  @Field(() => Int, {
    ...text,
    description: "The share of the advert's words that the captured one has, in percent; null when one is too short.",
  })
  sharedWords!: number | null;

  @Field(() => Boolean, {
    description:
      "True when it is probably the same job: the same advert or address, or the same employer and another reason.",
  })
  isLikelySame!: boolean;
}

@InputType({ description: "Two hunts, and whether they are about different jobs." })
export class MarkDifferentJobsInput {
  @Field(() => ID, { description: "A hunt." })
  jobHuntId!: string;

  @Field(() => ID, { description: "The other hunt." })
  otherJobHuntId!: string;

  @Field(() => Boolean, {
    defaultValue: true,
    description: "True: `earlierCaptures` of one does not return the other any more; false takes that back.",
  })
  isDifferent?: boolean;
}

@ObjectType({ description: "Two hunts that were marked.", simpleResolvers: true })
export class DifferentJobs {
  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;

  @Field(() => ID, { description: "The other hunt." })
  otherJobHuntId!: string;

  @Field(() => Boolean, { description: "Whether they are about different jobs." })
  isDifferent!: boolean;
}
