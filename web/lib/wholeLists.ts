import { ApolloLink, type InMemoryCache } from "@apollo/client";
import { from, of, switchMap } from "rxjs";
import { PAGE_MAX } from "../../schema/limits.js";
import { furtherPage, listsOf } from "./furtherPage.js";

/** A page of a list, as every connection of the schema is. */
interface Page {
  readonly nodes: readonly unknown[];
  readonly pageInfo: { readonly endCursor?: string | null; readonly hasNextPage: boolean };
}

/** Which page is asked for. */
interface Place {
  readonly first: number;
  readonly after: string | null;
}

/**
 * Lets a list that was read page by page be asked for again as a whole: its first page alone would take the others from
 * under whoever has scrolled down to them. As many records as are known follow the first page, and all of them are one
 * answer, so that what is on show changes once.
 */
export function createWholeListLink(cache: InMemoryCache): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { query, variables, client } = operation;
    const lists = listsOf(query);
    // A further page is asked for by itself, as the end comes near.
    if (lists.length === 0 || variables.after != null) return forward(operation);
    const known = (list: string): number => {
      const page = cache.readQuery<Readonly<Record<string, unknown>>>({ query, variables })?.[list];
      return isPage(page) ? page.nodes.length : 0;
    };
    const ask = async (list: string, place: Place): Promise<unknown> => {
      const { data } = await client.query({
        query: furtherPage(query, list),
        variables: { ...variables, ...place },
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
              (place) => ask(list, place),
            );
          }
          return { ...result, data };
        };
        return from(complete());
      }),
    );
  });
}

/** Adds pages to the first one until there are as many records as are known by then. */
async function withOthers(
  first: unknown,
  known: () => number,
  ask: (place: Place) => Promise<unknown>,
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
