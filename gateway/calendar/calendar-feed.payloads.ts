import { Field, ObjectType } from "type-graphql";
import { CalendarFeed } from "./calendar-feed.entity.js";

/** A calendar with its new address. */
@ObjectType({ description: "Your calendar, with its new address.", simpleResolvers: true })
export class NewCalendarFeed {
  @Field(() => CalendarFeed, { description: "The calendar." })
  calendarFeed!: CalendarFeed;

  @Field(() => String, {
    description:
      "The whole address, to subscribe to. Anyone who knows it can read the calendar. It is shown this once; nobody can read it again.",
  })
  address!: string;
}

/** An address that is refused from now on. */
@ObjectType({ description: "A calendar address that is refused from now on.", simpleResolvers: true })
export class RevokedCalendarFeed {
  @Field(() => String, { description: "How the secret in it began." })
  start!: string;
}
