import { Field, InputType } from "type-graphql";

/** What the calendar tells at its secret address. */
@InputType({ description: "What the calendar tells at its secret address." })
export class UpdateCalendarFeedInput {
  @Field(() => Boolean, { description: "True: events name the job and its employer." })
  includesEmployers!: boolean;
}
