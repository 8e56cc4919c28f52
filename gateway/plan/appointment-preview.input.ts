import { Field, ID, InputType, Int } from "type-graphql";
import { RepeatedHour } from "../appointment/appointment-enums.js";
import { DayScalar, type Day } from "../platform/day.js";

@InputType({ description: "An appointment as it would be." })
export class AppointmentPreviewInput {
  @Field(() => ID, { nullable: true, description: "The appointment that it would change; absent: a new one." })
  id?: string | null;

  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;

  @Field(() => DayScalar, { description: "The day, in its own time zone, from the year 1900 to 2200." })
  day!: Day;

  @Field(() => String, { nullable: true, description: "The time of day in its own time zone, `HH:MM`." })
  time?: string | null;

  @Field(() => String, { nullable: true, description: "Its time zone; absent: yours." })
  timeZone?: string | null;

  @Field(() => RepeatedHour, {
    nullable: true,
    description: "Which of two, where the time comes twice on the day.",
  })
  repeatedHour?: RepeatedHour | null;

  @Field(() => Int, { nullable: true, description: "Its length in minutes." })
  minutes?: number | null;
}
