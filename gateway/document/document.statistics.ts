import { Field, Int, ObjectType } from "type-graphql";
import { TypeCount } from "../type-count.js";

/** The figures beside the list of documents. */
@ObjectType({ description: "The figures beside the list of documents.", simpleResolvers: true })
export class DocumentStatistics {
  @Field(() => Int, { description: "How many documents there are." })
  total!: number;

  @Field(() => [TypeCount], { description: "The same, kind by kind, the most frequent first; only those that occur." })
  byType!: readonly TypeCount[];

  @Field(() => Int, { description: "How many of them have a note." })
  withNotes!: number;
}
