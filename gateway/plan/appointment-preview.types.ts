import { Field, ObjectType } from "type-graphql";
import { Appointment } from "../appointment/appointment.entity.js";
import { DueSetBy } from "../jobhunt/step-days.js";
import { StepName } from "../jobhunt/workflow.js";
import { DayScalar, type Day } from "../platform/day.js";

@ObjectType({ description: "A step whose day an appointment sets.", simpleResolvers: true })
export class AppointmentPreviewStep {
  @Field(() => StepName, { description: "The step." })
  step!: StepName;

  @Field(() => DayScalar, { nullable: true, description: "The day; null when the step would have none any more." })
  dueOn!: Day | null;

  @Field(() => DayScalar, { nullable: true, description: "The day that it has now; null when it has none." })
  previousDueOn!: Day | null;

  @Field(() => DueSetBy, { description: "Who set the day; a day that you set stays." })
  setBy!: DueSetBy;

  @Field(() => Boolean, {
    description: "True when the rule means an earlier day, which is past: there is little time.",
  })
  isShort!: boolean;
}

@ObjectType({ description: "What an appointment would change in the plan.", simpleResolvers: true })
export class AppointmentPreview {
  @Field(() => [AppointmentPreviewStep], {
    description: "The steps whose day it sets or moves, in the order of a plan, and those whose day you set yourself.",
  })
  steps!: readonly AppointmentPreviewStep[];

  @Field(() => [Appointment], {
    description: "The other appointments of yours, of any open hunt, that overlap with it, at most five.",
  })
  overlaps!: readonly Appointment[];

  @Field(() => Boolean, { description: "True when it begins before now, or on an earlier day." })
  isPast!: boolean;

  @Field(() => Date, { nullable: true, description: "The moment at which it begins; null without a time." })
  startsAt!: Date | null;

  @Field(() => [StepName], {
    description:
      "The preparation steps that are closed and can be opened again for it; empty unless the plan would prepare for it.",
  })
  closedSteps!: readonly StepName[];
}
