import { Field, Int, ObjectType } from "type-graphql";

/** How many records are of one kind. */
@ObjectType({ description: "How many records are of one kind.", simpleResolvers: true })
export class TypeCount {
  @Field(() => String, {
    nullable: true,
    description: "The kind, as most of them spell it; null: those of which no kind was said.",
  })
  name!: string | null;

  @Field(() => Int, { description: "How many they are." })
  count!: number;
}
