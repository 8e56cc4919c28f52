import { ApolloLink, type InMemoryCache } from "@apollo/client";
import { from, of, switchMap } from "rxjs";
import { PAGE_MAX } from "../../schema/limits.js";
import { furtherPage, listsOf } from "./furtherPage.js";

/** A page of a list, with the fields of every connection of the schema. */
interface Page {
  readonly nodes: readonly unknown[];
  readonly pageInfo: { readonly endCursor?: string | null; readonly hasNextPage: boolean };
}

/** The arguments of a list that choose the page. */
interface PageArgs {
  readonly first: number;
  readonly after: string | null;
}

/**
 * Returns a link that refetches a list that was read page by page as a whole: its first page alone would remove the
 * others while the user is scrolled down to them. As many records as are known follow the first page, in one response,
 * so that the screen changes once.
 */
export function createWholeListLink(cache: InMemoryCache): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { query, variables, client } = operation;
    const lists = listsOf(query);
    // A further page is fetched by its own query, as the end comes near.
    if (lists.length === 0 || variables.after != null) return forward(operation);
    const known = (list: string): number => {
      const page = cache.readQuery<Readonly<Record<string, unknown>>>({ query, variables })?.[list];
      // The cache keeps the pages of some lists as arrays of their own.
      return isPage(page) ? page.nodes.flat().length : 0;
    };
    const ask = async (list: string, args: PageArgs): Promise<unknown> => {
      const { data } = await client.query({
        query: furtherPage(query, list),
        variables: { ...variables, ...args },
        fetchPolicy: "no-cache",
      });
      return data?.[list];
    };
    return forward(operation).pipe(
      switchMap((result) => {
        const short = lists.filter((list) => {
          const page: unknown = result.data?.[list];
          return isPage(page) && page.pageInfo.hasNextPage && page.nodes.length < known(list);
        });
        if (short.length === 0) return of(result);
        const complete = async (): Promise<typeof result> => {
          const data: Record<string, unknown> = { ...result.data };
          for (const list of short) {
            data[list] = await withOthers(
              data[list],
              () => known(list),
              (args) => ask(list, args),
            );
          }
          return { ...result, data };
        };
        return from(complete());
      }),
    );
  });
}

/** Returns the first page extended by further pages until there are as many records as are known by then. */
async function withOthers(
  first: unknown,
  known: () => number,
  ask: (args: PageArgs) => Promise<unknown>,
): Promise<unknown> {
  let whole = first;
  while (isPage(whole) && whole.pageInfo.hasNextPage && whole.nodes.length < known()) {
    const missing = known() - whole.nodes.length;
    const next = await ask({ first: Math.min(missing, PAGE_MAX), after: whole.pageInfo.endCursor ?? null });
    if (!isPage(next)) break;
    whole = { ...whole, nodes: [...whole.nodes, ...next.nodes], pageInfo: next.pageInfo };
  }
  return whole;
}

function isPage(value: unknown): value is Page {
  return typeof value === "object" && value !== null && "nodes" in value && "pageInfo" in value;
}
