import { Field, ObjectType } from "type-graphql";

/** Where a page of a list ends. */
@ObjectType({ description: "Where a page of a list ends.", simpleResolvers: true })
export class PageInfo {
  @Field(() => String, {
    nullable: true,
    description: "Give it as `after` to get the next page; null on an empty page.",
  })
  endCursor!: string | null;

  @Field(() => Boolean, { description: "True when there is a next page." })
  hasNextPage!: boolean;
}
