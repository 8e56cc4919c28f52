import { Field, InputType } from "type-graphql";

@InputType({ description: "What the calendar contains at its secret address." })
export class UpdateCalendarFeedInput {
  @Field(() => Boolean, { description: "True: events name the job and its employer." })
  includesEmployers!: boolean;
}
