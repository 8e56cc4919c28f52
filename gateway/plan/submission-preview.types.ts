import { Field, ID, InputType, ObjectType } from "type-graphql";
import { DueSetBy } from "../jobhunt/step-days.js";
import { StepName } from "../jobhunt/workflow.js";
import { DayScalar, type Day } from "../platform/day.js";

@InputType({ description: "Something that would be recorded as sent." })
export class SubmissionPreviewInput {
  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;

  @Field(() => DayScalar, { description: "The day, from the year 1900 on, and not after today where you are." })
  sentOn!: Day;
}

@ObjectType({ description: "A follow-up whose day a submission sets.", simpleResolvers: true })
export class SubmissionPreviewStep {
  @Field(() => StepName, { description: "The step." })
  step!: StepName;

  @Field(() => DayScalar, {
    description: "The day; of a follow-up after another one as if that one were done on its day.",
  })
  dueOn!: Day;

  @Field(() => DueSetBy, { description: "Who set the day; a day that you set stays." })
  setBy!: DueSetBy;
}

@ObjectType({ description: "What recording a submission would set.", simpleResolvers: true })
export class SubmissionPreview {
  @Field(() => [SubmissionPreviewStep], {
    description: "The open follow-ups and their days, if they send no news; empty when no follow-up is open.",
  })
  followUps!: readonly SubmissionPreviewStep[];
}
