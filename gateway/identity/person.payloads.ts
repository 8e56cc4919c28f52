import { Field, ID, ObjectType } from "type-graphql";
import { Person, type IntroducedPerson } from "./person.entity.js";

/** Changed settings. */
@ObjectType({ description: "Your changed settings.", simpleResolvers: true })
export class ViewerChange {
  @Field(() => Person, { description: "You, as you are now." })
  viewer!: IntroducedPerson;

  @Field(() => ID, {
    nullable: true,
    description: "The line of the log that says it, which `undo` does not take; null when none was written.",
  })
  logEntryId!: string | null;
}
