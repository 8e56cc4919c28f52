import type { ApolloClient, InMemoryCache, OperationVariables } from "@apollo/client";
import { createCache } from "../lib/createCache.js";
import { furtherPage, listsOf } from "../lib/furtherPage.js";
import { readLocalState, writeLocalState } from "../lib/localStorageState.js";
import type { FetchAheadContext } from "../lib/offline.js";
import { addToPersisted } from "../lib/persistedCache.js";
import { knownPerson } from "../lib/storedPerson.js";
import { followQuiet } from "../lib/followQuiet.js";
import { mayPreload } from "../lib/whenQuiet.js";
import { offlineLists, type OfflineList } from "./offlineLists.js";
import { serverMs } from "../lib/environment/clock.js";
import { fieldOf, parseJson } from "../lib/storedJson.js";

/** How long what was fetched is good enough, in milliseconds. */
export const FRESH_MS = 3_600_000;

/** When each screen's lists were fetched, in milliseconds, and for whom. */
interface Fetched {
  readonly person: string;
  readonly at: Readonly<Record<string, number>>;
}

/**
 * Fetches the lists of the person ahead, so that their screens open without a network: into the persisted cache, and not
 * into that of the page, where a long list would be refetched as a whole. Each screen's at most once an hour, one request
 * at a time, and only while the page is quiet. It ends early when the signal says so, another person is signed in, or the
 * server does not answer, and never rejects.
 */
export async function fetchLists(client: ApolloClient, person: string, signal: AbortSignal): Promise<void> {
  const mayGoOn = (): boolean => !signal.aborted && navigator.onLine && mayPreload() && knownPerson() === person;
  const quiet = followQuiet(signal);
  for (const list of offlineLists) {
    if (!isDue(person, list)) continue;
    try {
      const fetched = await fetchList(client, list, async () => {
        await quiet();
        return mayGoOn();
      });
      // Checked again: the person may have logged out meanwhile.
      if (fetched === undefined || !mayGoOn()) return;
      await addToPersisted(person, fetched.extract());
    } catch {
      // The server answers nothing, or the browser keeps nothing: the next run tries again.
      return;
    }
    noteFetched(person, list);
  }
}

/** Resolves to a cache with the answers of a screen; undefined when it may not be fetched to its end. */
async function fetchList(
  client: ApolloClient,
  { queries }: OfflineList,
  mayAsk: () => Promise<boolean>,
): Promise<InMemoryCache | undefined> {
  const cache = createCache();
  const context: FetchAheadContext = { isKeptApart: true };
  for (const { query, variables, rows } of queries) {
    if (!(await mayAsk())) return undefined;
    const { data } = await client.query({ query, variables, context, fetchPolicy: "no-cache" });
    cache.writeQuery({ query, variables, data });
    const lists = rows === 0 ? [] : listsOf(query);
    let left = rows - lists.reduce((count, name) => count + pageOf(data, name).length, 0);
    for (const name of lists) {
      let { after, length } = pageOf(data, name);
      while (after !== undefined && length > 0 && left > 0) {
        if (!(await mayAsk())) return undefined;
        const further = {
          query: furtherPage(query, name),
          variables: { ...variables, after } satisfies OperationVariables,
        };
        const answer = await client.query({ ...further, context, fetchPolicy: "no-cache" });
        cache.writeQuery({ ...further, data: answer.data ?? {} });
        ({ after, length } = pageOf(answer.data, name));
        left -= length;
      }
    }
  }
  return cache;
}

/** Returns how many rows a list of an answer has, and where the next page begins; undefined after the last. */
function pageOf(data: unknown, name: string): { readonly after: string | undefined; readonly length: number } {
  const page = fieldOf(data, name);
  const [nodes, info] = [fieldOf(page, "nodes"), fieldOf(page, "pageInfo")];
  const end = fieldOf(info, "hasNextPage") === true ? fieldOf(info, "endCursor") : undefined;
  return { after: typeof end === "string" ? end : undefined, length: Array.isArray(nodes) ? nodes.length : 0 };
}

function isDue(person: string, { name }: OfflineList): boolean {
  return serverMs() - (readFetched(person).at[name] ?? -Infinity) >= FRESH_MS;
}

function noteFetched(person: string, { name }: OfflineList): void {
  const { at } = readFetched(person);
  writeLocalState("listsFetched", JSON.stringify({ person, at: { ...at, [name]: serverMs() } } satisfies Fetched));
}

function readFetched(person: string): Fetched {
  const stored = parseJson(readLocalState("listsFetched") ?? "");
  if (fieldOf(stored, "person") !== person) return { person, at: {} };
  const at = Object.entries(Object(fieldOf(stored, "at")) as object); // any value, as an object
  return {
    person,
    at: Object.fromEntries(at.filter((entry): entry is [string, number] => typeof entry[1] === "number")),
  };
}
