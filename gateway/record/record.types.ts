import { Field, ID, Int, ObjectType } from "type-graphql";

/** A type of record to choose from. */
@ObjectType({ description: "A type to choose from, such as Employer for a company.", simpleResolvers: true })
export class RecordType {
  @Field(() => ID, { description: "The id." })
  id!: string;

  @Field(() => String, { description: "The name, as records carry it." })
  name!: string;

  @Field(() => Boolean, { description: "True for the built-in types, false for one of your own." })
  isBuiltIn!: boolean;
}

@ObjectType({ description: "How many records are of one type.", simpleResolvers: true })
export class TypeCount {
  @Field(() => String, {
    nullable: true,
    description: "The type, in its most frequent spelling; null: records without a type.",
  })
  name!: string | null;

  @Field(() => Int, { description: "How many records have it." })
  count!: number;
}

/** The counts of one kind of records that have a type. */
@ObjectType({ description: "The counts of one kind of records.", simpleResolvers: true })
export class RecordStatistics {
  @Field(() => Int, { description: "How many there are." })
  total!: number;

  @Field(() => [TypeCount], {
    description: "The same, type by type, the most frequent first; only those that occur.",
  })
  byType!: readonly TypeCount[];

  @Field(() => Int, { description: "How many of them have a note." })
  withNotes!: number;
}
