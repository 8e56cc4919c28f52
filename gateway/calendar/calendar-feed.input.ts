import { Field, InputType } from "type-graphql";

const optional = { nullable: true } as const;

@InputType({ description: "What the calendar contains at its secret address; what is absent stays." })
export class UpdateCalendarFeedInput {
  @Field(() => Boolean, { ...optional, description: "True: events name the job and its employer." })
  includesEmployers?: boolean | null;

  @Field(() => Boolean, { ...optional, description: "True: it has the days that others set, and promises." })
  includesDays?: boolean | null;

  @Field(() => Boolean, { ...optional, description: "True: it has the steps that are due." })
  includesSteps?: boolean | null;
}
