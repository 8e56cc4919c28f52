import { Field, Int, ObjectType } from "type-graphql";
import { TypeCount } from "../type-count.js";

/** The figures beside the list of contacts. */
@ObjectType({ description: "The figures beside the list of contacts.", simpleResolvers: true })
export class ContactStatistics {
  @Field(() => Int, { description: "How many contacts there are." })
  total!: number;

  @Field(() => [TypeCount], { description: "The same, kind by kind, the most frequent first; only those that occur." })
  byRole!: readonly TypeCount[];

  @Field(() => Int, { description: "How many of them have a note." })
  withNotes!: number;
}
