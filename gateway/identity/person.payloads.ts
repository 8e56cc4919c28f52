import { Field, ID, ObjectType } from "type-graphql";
import { Person, type IntroducedPerson } from "../person/person.entity.js";

@ObjectType({ description: "Your changed settings.", simpleResolvers: true })
export class ViewerChange {
  @Field(() => Person, { description: "You, as you are now." })
  viewer!: IntroducedPerson;

  @Field(() => ID, {
    nullable: true,
    description: "The log entry of the change, which `undo` does not take; null when none was written.",
  })
  logEntryId!: string | null;
}
