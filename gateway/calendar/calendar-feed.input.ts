import { Field, InputType } from "type-graphql";
import { LANGUAGE_LIST } from "./calendar-language.js";

const optional = { nullable: true } as const;
const LANGUAGE = `The language of the titles of events, one of ${LANGUAGE_LIST}`;

@InputType({ description: "A new address of the calendar." })
export class RenewCalendarFeedInput {
  @Field(() => String, { ...optional, description: `${LANGUAGE}; absent: what it was, at first \`en\`.` })
  language?: string | null;
}

@InputType({ description: "What the calendar contains at its secret address; what is absent stays." })
export class UpdateCalendarFeedInput {
  @Field(() => Boolean, { ...optional, description: "True: events name the job and its employer." })
  includesEmployers?: boolean | null;

  @Field(() => Boolean, { ...optional, description: "True: it has your appointments." })
  includesAppointments?: boolean | null;

  @Field(() => Boolean, { ...optional, description: "True: it has the days that others set, and promises." })
  includesDays?: boolean | null;

  @Field(() => Boolean, { ...optional, description: "True: it has the steps that are due." })
  includesSteps?: boolean | null;

  @Field(() => String, { ...optional, description: `${LANGUAGE}.` })
  language?: string | null;
}
