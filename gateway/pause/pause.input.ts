import { Field, ID, InputType } from "type-graphql";
import { DayScalar, type Day } from "../platform/day.js";

@InputType({ description: "A pause, or the end of one." })
export class PauseJobHuntsInput {
  @Field(() => ID, { nullable: true, description: "The hunt; absent or null: all hunts that there are today." })
  jobHuntId?: string | null;

  @Field(() => DayScalar, {
    nullable: true,
    description:
      "The first day after the pause: after today where you are, and at most 366 days ahead; absent or null ends the pause today.",
  })
  until?: Day | null;
}
