import { Field, ID, ObjectType } from "type-graphql";
import { DayScalar, type Day } from "../platform/day.js";
import { LOG_ENTRY_ID } from "../record/change-of.js";

@ObjectType({ description: "A changed pause.", simpleResolvers: true })
export class PauseChange {
  @Field(() => ID, { nullable: true, description: "The id of the pause; null when there was none that could end." })
  id!: string | null;

  /** The hunt; null: all hunts. */
  jobHuntId!: string | null;

  @Field(() => DayScalar, { nullable: true, description: "The first day after it; null when there is no pause now." })
  pausedUntil!: Day | null;

  @Field(() => ID, { nullable: true, description: LOG_ENTRY_ID })
  logEntryId!: string | null;
}
