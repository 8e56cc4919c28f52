import { Field, ID, ObjectType } from "type-graphql";

/** Something that was put into the bin. */
@ObjectType({
  description: "Something that was put into the bin, from where `undo` brings it back for 30 days.",
  simpleResolvers: true,
})
export class Deleted {
  @Field(() => ID, { description: "The id of what was deleted." })
  id!: string;

  @Field(() => ID, { description: "The line of the log that `undo` takes." })
  logEntryId!: string;
}
