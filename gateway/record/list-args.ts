import { ArgsType, Field, InputType, Int, type ClassType } from "type-graphql";
import { DIRECTION, SortDirection, type SortedPageArgs } from "../database/sort.js";
import { RecordSort } from "./record-sort.js";

/** The conditions of a list of records of any kind. */
@InputType()
export abstract class RecordWhere {
  @Field(() => Date, {
    nullable: true,
    description: "Only those added or changed at this moment or later; deleted ones are in `trash`.",
  })
  updatedSince?: Date | null;
}

/** The arguments of a list of records. */
export interface ListArgs<W extends RecordWhere = RecordWhere> extends SortedPageArgs<RecordSort> {
  readonly filter?: string | null | undefined;
  readonly where?: W | null | undefined;
}

/** The descriptions and defaults of the arguments of a list. */
interface ListArgsOptions {
  /** The description of `filter`, as a sentence. */
  readonly filter: string;
  readonly sort?: RecordSort;
  readonly size?: number;
}

/** Returns the arguments of a list of records, whose `where` is of the given type. */
export function listArgsOf<W extends RecordWhere>(
  where: ClassType<W>,
  { filter, sort = RecordSort.NAME, size = 50 }: ListArgsOptions,
): ClassType<ListArgs<W>> {
  @ArgsType()
  class Arguments implements ListArgs<W> {
    @Field(() => String, { nullable: true, description: filter })
    filter?: string | null;

    @Field(() => where, { nullable: true, description: "Further conditions." })
    where?: W | null;

    @Field(() => RecordSort, { defaultValue: sort, description: "The sort key." })
    sort?: RecordSort | null;

    @Field(() => SortDirection, { nullable: true, description: DIRECTION })
    direction?: SortDirection | null;

    @Field(() => Int, { defaultValue: size, description: "How many at most, 1 to 200." })
    first?: number | null;

    @Field(() => String, { nullable: true, description: "The `endCursor` of the page before." })
    after?: string | null;
  }
  return Arguments;
}
