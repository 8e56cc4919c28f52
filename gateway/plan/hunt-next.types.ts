import type { DueAppointment } from "./hunt-next-columns.js";
import { Field, ObjectType, registerEnumType } from "type-graphql";
import { DueReasonType } from "../jobhunt/due-reason.types.js";
import { StepName } from "../jobhunt/workflow.js";
import { DayScalar, type Day } from "../platform/day.js";

/** The kind of what is next in a hunt. */
export enum HuntNextKind {
  STEP = "STEP",
  DEADLINE = "DEADLINE",
  PROMISE = "PROMISE",
  APPOINTMENT = "APPOINTMENT",
  COMPLETE = "COMPLETE",
  PAUSED = "PAUSED",
}

registerEnumType(HuntNextKind, {
  name: "HuntNextKind",
  description: "The kind of what is next in a hunt.",
  valuesConfig: {
    STEP: { description: "A step: the first that is due, or without anything due, one that was opened or is open." },
    DEADLINE: { description: "A day that others set: the last day to apply, to answer an offer, to sign." },
    PROMISE: { description: "A day that they or you promised, or the day to ask for news after an interview." },
    APPOINTMENT: { description: "An appointment that was not cancelled and is not over." },
    COMPLETE: { description: "Every step of its phase is done or skipped: it can move on." },
    PAUSED: { description: "It is paused; `pausedUntil` is the first day after that." },
  },
});

@ObjectType({
  description:
    "What is next in a hunt: that its phase is complete, else that it is paused, else what is due first. The same as its first row in `today`.",
  simpleResolvers: true,
})
export class HuntNext {
  @Field(() => HuntNextKind, { description: "Its kind." })
  kind!: HuntNextKind;

  @Field(() => StepName, { nullable: true, description: "The step; null unless it is one." })
  step!: StepName | null;

  @Field(() => DayScalar, {
    nullable: true,
    description:
      "The day of what is due first, also where the hunt is complete or paused; null when nothing has a day.",
  })
  day!: Day | null;

  @Field(() => Boolean, { description: "Whether it is a day that others set, and is past." })
  isLate!: boolean;

  @Field(() => DueReasonType, { nullable: true, description: "What to know about it; null: nothing more." })
  hint!: DueReasonType | null;

  /** The id of the appointment; null unless it is one. The resolvers of `appointment` and `startsAt` take it. */
  appointmentId!: string | null;

  /** What came of it with the hunt; absent: nothing. */
  dueAppointment?: DueAppointment | undefined;
}
