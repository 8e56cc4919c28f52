import { Field, Int, ObjectType, type ClassType } from "type-graphql";
import { COUNT_MAX } from "../../schema/limits.js";
import type { Connection, Edge, Page } from "../database/page.js";

@ObjectType({ description: "The position of a page in a list.", simpleResolvers: true })
export class PageInfo {
  @Field(() => String, { nullable: true, description: "The cursor of the first row; null on an empty page." })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Pass it as `after` to get the next page; null on an empty page.",
  })
  endCursor!: string | null;

  @Field(() => Boolean, {
    description: "True when the page was asked for with `after`, so that there are rows before it.",
  })
  hasPreviousPage!: boolean;

  @Field(() => Boolean, { description: "True when there is a next page." })
  hasNextPage!: boolean;
}

/** Returns the GraphQL type of a page of a list; `plural` is what its rows are called in the descriptions. */
export function connectionOf<T extends object>(node: ClassType<T>, plural: string): ClassType<Connection<T>> {
  @ObjectType(`${node.name}Edge`, { description: `One of the ${plural} of a page.`, simpleResolvers: true })
  class NodeEdge implements Edge<T> {
    @Field(() => String, { description: "Pass it as `after` to get what comes after this one." })
    cursor!: string;

    @Field(() => node, { description: "The row itself." })
    node!: T;
  }

  @ObjectType(`${node.name}Connection`, { description: `A page of ${plural}.`, simpleResolvers: true })
  class NodeConnection implements Connection<T> {
    @Field(() => [node], { description: `The ${plural} of this page, in the order asked for.` })
    nodes!: readonly T[];

    @Field(() => [NodeEdge], { description: "The same, each with its cursor." })
    edges!: readonly Edge<T>[];

    @Field(() => PageInfo, { description: "The position of this page in the list." })
    pageInfo!: Page<T>["pageInfo"];

    @Field(() => Int, {
      description: `How many ${plural} the whole list has, counted only when asked for, and no further than ${COUNT_MAX.toLocaleString("en")}.`,
    })
    totalCount!: () => Promise<number>;

    @Field(() => Boolean, { description: "True when `totalCount` stopped counting: there are at least that many." })
    isTotalCountBounded!: () => Promise<boolean>;
  }
  return NodeConnection;
}
