import type { ListedAppointment } from "../appointment/appointment.reader.js";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { connectionOf } from "../graphql/connection-of.js";
import { DueReasonType } from "../jobhunt/due-reason.types.js";
import type { DueHunt } from "./due-item.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { StepName } from "../jobhunt/workflow.js";
import { DayScalar, type Day } from "../platform/day.js";

/** The number of rows of a group that Today shows. */
export const DUE_ITEMS = 100;

/** The bound of the count of a group in Today, so that it costs the same however much is due. */
export const DUE_COUNT_MAX = 1_000;

/** The kind of a row of Today. */
export enum DueItemKind {
  STEP = "STEP",
  DEADLINE = "DEADLINE",
  PROMISE = "PROMISE",
  APPOINTMENT = "APPOINTMENT",
  JOURNAL = "JOURNAL",
}

/** The groups of Today; each row is in one. */
export enum DueGroupName {
  OVERDUE = "OVERDUE",
  TODAY = "TODAY",
  NEXT = "NEXT",
  WAITING = "WAITING",
  UNDATED = "UNDATED",
}

registerEnumType(DueItemKind, {
  name: "DueItemKind",
  description: "The kind of something that is due.",
  valuesConfig: {
    STEP: { description: "A step of a hunt." },
    DEADLINE: { description: "A day that others set: the last day to apply, to answer an offer, to sign." },
    PROMISE: { description: "A day that they or you promised, or the day to ask for news after an interview." },
    APPOINTMENT: {
      description:
        "An appointment that was not cancelled and is not over: no outcome, and no later one created after its end.",
    },
    JOURNAL: { description: "The journal of the week, one for all hunts." },
  },
});

registerEnumType(DueGroupName, {
  name: "DueGroupName",
  description: "The groups of what is due.",
  valuesConfig: {
    OVERDUE: { description: "Before today." },
    TODAY: { description: "Today." },
    NEXT: { description: "The seven days after today." },
    WAITING: { description: "After today, and only if they stay silent." },
    UNDATED: { description: "Steps that were opened and have no day." },
  },
});

@ObjectType({ description: "Something that is due.", simpleResolvers: true })
export class DueItem {
  @Field(() => ID, { description: "The id of the row; the same as long as it is the same thing." })
  id!: string;

  @Field(() => DueItemKind, { description: "Its kind." })
  kind!: DueItemKind;

  /** What was read of the hunt; exposed by the resolver. */
  hunt!: DueHunt;

  /** The id of the appointment; null unless it is one. The resolver of `appointment` takes it. */
  appointmentId!: string | null;

  /** The appointment, where it was read with the row. */
  readAppointment?: ListedAppointment | undefined;

  @Field(() => StepName, {
    nullable: true,
    description: "The step; null for a deadline, a promise and an appointment.",
  })
  step!: StepName | null;

  @Field(() => DayScalar, { nullable: true, description: "The day; null in the group UNDATED." })
  dueOn!: Day | null;

  @Field(() => Date, { nullable: true, description: "When it begins; null: at no time of the day." })
  startsAt!: Date | null;

  @Field(() => DueReasonType, { nullable: true, description: "What to know about it; null: nothing more." })
  hint!: DueReasonType | null;

  @Field(() => Int, { description: "The version of its hunt, for the mutations that take one." })
  version!: number;
}

@ObjectType({ description: "A group of what is due.", simpleResolvers: true })
export class DueGroup {
  @Field(() => Int, { description: "How many rows it has, counted no further than 1,000." })
  count!: number;

  /** The first of them, by day; exposed by the resolver. */
  first!: readonly DueItem[];
}

@ObjectType({ description: "What is due, as of one day.", simpleResolvers: true })
export class Today {
  @Field(() => DayScalar, { description: "The day." })
  on!: Day;

  @Field(() => DueGroup, { description: "Before today. Only days that others set are late; the others were planned." })
  overdue!: DueGroup;

  @Field(() => DueGroup, { description: "Today." })
  today!: DueGroup;

  @Field(() => DueGroup, { description: "The seven days after today." })
  next!: DueGroup;

  @Field(() => DueGroup, { description: "After today, and only if they stay silent." })
  waiting!: DueGroup;

  @Field(() => DueGroup, { description: "Steps that were opened and have no day, the longest open first." })
  undated!: DueGroup;

  /** The captured job, which is read at the same time where it is selected; the resolver of `captured` takes it. */
  readCaptured!: Promise<CapturedJob | null>;
}

@ObjectType({
  description: "A job whose advert was captured, and which waits for your decision.",
  simpleResolvers: true,
})
export class CapturedJob {
  @Field(() => JobHunt, { description: "The hunt." })
  jobHunt!: JobHunt;

  @Field(() => Date, { description: "When the advert was captured." })
  capturedAt!: Date;

  @Field(() => Int, { description: "How many of the `fields` the captured details fill." })
  found!: number;

  @Field(() => Int, { description: "How many fields the form of an advert has." })
  fields!: number;
}

/** A page of a group. */
export const DueItemConnection = connectionOf(DueItem, "due items");
