import DataLoader from "dataloader";
import type { GraphQLResolveInfo } from "graphql";
import { ArgsType, Field, Int } from "type-graphql";
import { COUNT_MAX } from "../../schema/limits.js";
import { toConnection, type Counted, type Page, type PageArgs } from "../database/page.js";
import { LIST_PAGE, type ListKey } from "../database/pages-of-many.js";
import type { AnswerBudget } from "./answer-budget.js";
import type { Context } from "./context.js";
import type { LoaderFactory } from "./loaders.js";
import { selectedFields } from "./selected-fields.js";

/** The fields of a page that need the count of its list. */
const COUNTS = ["totalCount", "isTotalCountBounded"] satisfies readonly (keyof Counted)[];

/** What reads the lists of many records, in the order in which they are asked for. */
export interface ListsReader<P> {
  readonly pagesOf: (ownerId: string, keys: readonly ListKey[], answer: AnswerBudget) => Promise<readonly P[]>;
  readonly countsOf: (ownerId: string, ids: readonly string[]) => Promise<readonly number[]>;
}

/** The arguments of a list. */
@ArgsType()
export class ListFieldArgs implements PageArgs {
  @Field(() => Int, { defaultValue: LIST_PAGE, description: "How many at most, 1 to 200." })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "The `endCursor` of the page before." })
  after?: string | null;
}

/** A list as a field of its record, with its loaders of pages and of counts. */
export class ListField<P extends Page<unknown>> {
  private readonly pages: LoaderFactory<ListKey, P, string>;
  private readonly counts: LoaderFactory<string, number>;

  constructor(lists: ListsReader<P>) {
    this.pages = ({ ownerId, answer }) =>
      new DataLoader((keys) => lists.pagesOf(ownerId, keys, answer), {
        cacheKeyFn: ({ id, first, after }) => JSON.stringify([id, first, after]),
      });
    this.counts = ({ ownerId }) => new DataLoader((ids) => lists.countsOf(ownerId, ids));
  }

  /** Returns a page of the list of one record; where its count is selected, it is read with the page. */
  async read(id: string, context: Context, { first, after }: PageArgs, info: GraphQLResolveInfo): Promise<P & Counted> {
    if (COUNTS.some((name) => selectedFields(info).has(name))) this.count(id, context).catch(() => undefined); // whoever reads it gets the failure
    const page = await context.loaders.of(this.pages).load({ id, first, after });
    return toConnection(page, async () => Math.min(await this.count(id, context), COUNT_MAX));
  }

  /** Returns how many rows the list of one record has. */
  async count(id: string, { loaders }: Context): Promise<number> {
    return loaders.of(this.counts).load(id);
  }
}
