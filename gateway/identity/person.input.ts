import { Field, InputType } from "type-graphql";

/** Changes of the own settings. */
@InputType({ description: "Changes of your settings; what is absent or null stays." })
export class UpdateViewerInput {
  @Field(() => String, {
    nullable: true,
    description:
      "Your time zone by its IANA name such as `Europe/Berlin`, or `UTC`, at most 64 characters; offsets such as `+02:00` are refused.",
  })
  timeZone?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "True: sets only what is null so far, and writes no log entry. It is for values that a browser sets by itself, so that it never replaces what you chose.",
  })
  onlyIfUnset!: boolean;
}
