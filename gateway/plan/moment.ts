import { ArgsType, Field } from "type-graphql";

/** A moment; absent: now, in the person's own time zone. */
export interface Moment {
  readonly timeZone?: string | null | undefined;
  readonly now?: Date | null | undefined;
}

/** The moment that what is due is asked for. */
@ArgsType()
export class MomentArgs implements Moment {
  @Field(() => String, {
    nullable: true,
    description: "The time zone, by its IANA name such as `Europe/Berlin`; absent: yours, as your settings have it.",
  })
  timeZone?: string | null;

  @Field(() => Date, { nullable: true, description: "The moment; absent: now." })
  now?: Date | null;
}
