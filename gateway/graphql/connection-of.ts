import { Extensions, Field, Int, ObjectType, type ClassType } from "type-graphql";
import { COUNT_MAX } from "../../schema/limits.js";
import type { Connection, Edge, Page } from "../database/page.js";
import { IS_FUNCTION } from "./plain-fields.js";

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

/** Returns the GraphQL type of a row of a page with its cursor; `plural` is what the rows are called in the descriptions. */
function edgeOf<T extends object>(node: ClassType<T>, plural: string): ClassType<Edge<T>> {
  @ObjectType(`${node.name}Edge`, { description: `One of the ${plural} of a page.`, simpleResolvers: true })
  class NodeEdge implements Edge<T> {
    @Field(() => String, { description: "Pass it as `after` to get what comes after this one." })
    cursor!: string;

    @Field(() => node, { description: "The row itself." })
    node!: T;
  }
  return NodeEdge;
}

/**
 * Returns the GraphQL type of a page of a list; `plural` is what its rows are called in the descriptions. `edge` is the type
 * of a row with its cursor, for a list that says more about a row than the row itself.
 */
export function connectionOf<T extends object, E extends Edge<T> = Edge<T>>(
  node: ClassType<T>,
  plural: string,
  edge: ClassType<E> | null = null,
): ClassType<Connection<T>> {
  const edgeType = edge ?? edgeOf(node, plural);

  @ObjectType(`${node.name}Connection`, { description: `A page of ${plural}.`, simpleResolvers: true })
  class NodeConnection implements Connection<T> {
    @Field(() => [node], { description: `The ${plural} of this page, in the order asked for.` })
    nodes!: readonly T[];

    @Field(() => [edgeType], { description: "The same, each with its cursor." })
    edges!: readonly Edge<T>[];

    @Field(() => PageInfo, { description: "The position of this page in the list." })
    pageInfo!: Page<T>["pageInfo"];

    @Field(() => Int, {
      description: `How many ${plural} the whole list has, counted only when asked for, and no further than ${COUNT_MAX.toLocaleString("en")}.`,
    })
    @Extensions(IS_FUNCTION)
    totalCount!: () => Promise<number>;

    @Field(() => Boolean, { description: "True when `totalCount` stopped counting: there are at least that many." })
    @Extensions(IS_FUNCTION)
    isTotalCountBounded!: () => Promise<boolean>;
  }
  return NodeConnection;
}
