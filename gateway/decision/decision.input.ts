import { Field, ID, InputType, Int, registerEnumType } from "type-graphql";
import { HuntOutcome } from "../jobhunt/outcome.js";
import { DayScalar, type Day } from "../platform/day.js";
import { HUNT_VERSION } from "../record/input-words.js";

/** What a person decides on a job. */
export enum JobDecision {
  APPLY = "APPLY",
  NOT = "NOT",
  LATER = "LATER",
}

registerEnumType(JobDecision, {
  name: "JobDecision",
  description: "What you decide on a job.",
  valuesConfig: {
    APPLY: { description: "You apply: DECIDE_ON_JOB is done, and a hunt in PREPARING moves to APPLYING." },
    NOT: { description: "You do not: DECIDE_ON_JOB is done, and the hunt is terminated." },
    LATER: { description: "You decide on another day: DECIDE_ON_JOB stays open, and is due on that day." },
  },
});

@InputType({ description: "A decision on the job of a hunt." })
export class DecideOnJobInput {
  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;

  @Field(() => JobDecision, { description: "The decision." })
  decision!: JobDecision;

  @Field(() => HuntOutcome, {
    nullable: true,
    description: "Only with NOT: how the hunt ended, any outcome but ACCEPTED; absent: DID_NOT_APPLY.",
  })
  outcome?: HuntOutcome | null;

  @Field(() => String, { nullable: true, description: "Only with NOT: why, in your own words; may be empty." })
  reason?: string | null;

  @Field(() => DayScalar, { nullable: true, description: "Only with LATER, which needs it: the day, after today." })
  until?: Day | null;

  @Field(() => Int, { nullable: true, description: HUNT_VERSION })
  version?: number | null;
}
