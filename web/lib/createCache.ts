import { InMemoryCache, type FieldFunctionOptions } from "@apollo/client";
import { cacheSizes, type CacheSizes } from "@apollo/client/utilities";
import { listedKinds, listedRecords, typenameOf } from "./recordKinds.js";
import { tableOf } from "./tableOf.js";

/**
 * How many reads of objects and of arrays are kept. With fewer, a log of ten thousand entries drops the first ones while
 * it reads the last, and so each further page reads all of them again.
 */
const READS_KEPT: Partial<CacheSizes> = {
  "inMemoryCache.executeSelectionSet": 200_000,
  "inMemoryCache.executeSubSelectedArray": 50_000,
};

/**
 * Returns a new cache: persons are identified by guid, all other entities by id, and the pages of a list are merged.
 */
export function createCache(): InMemoryCache {
  Object.assign(cacheSizes, READS_KEPT);
  return new InMemoryCache({
    typePolicies: {
      Person: { keyFields: ["guid"], fields: { guest: { merge: true } } },
      Dashboard: { keyFields: [], merge: true },
      // A hunt's phases and steps are nested in it: thousands of entities of their own would slow every read of a list.
      // So every operation that selects them selects the same fields, by the same fragment.
      Phase: { keyFields: false },
      Step: { keyFields: false },
      UploadedFile: { keyFields: false },
      JobHunt: {
        fields: {
          phases: { merge: false },
          wholeHuntSteps: { merge: false },
          next: { merge: false },
          progress: { merge: false },
        },
      },
      Query: {
        fields: {
          ...tableOf(
            listedKinds.map((kind) => [listedRecords[kind].list, pages(...listedRecords[kind].listArgs, "first")]),
          ),
          ...tableOf(listedKinds.map((kind) => [listedRecords[kind].single, single(typenameOf(kind))])),
          jobHunts: pages("filter", "where", "first"),
          logEntries: nestedPages("where", "first"),
          notes: pages("noteGuid", "first"),
          trash: pages("first"),
          jobHunt: single("JobHunt"),
        },
      },
    },
  });
}

interface Connection {
  readonly nodes?: readonly unknown[];
  readonly pageInfo?: { readonly endCursor?: string | null };
}

type JoinNodes = (known: readonly unknown[], further: readonly unknown[]) => readonly unknown[];

/** Returns the policy that merges the pages of one list; `keys` are the arguments that distinguish lists. */
function pages(...keys: readonly string[]) {
  return joinedPages(keys, (known, further) => [...known, ...further]);
}

/**
 * Returns the policy for a list that may become very long: each further page stays an array of its own among the nodes,
 * so that the cache reads only the new one. Whoever reads the list flattens its nodes.
 */
function nestedPages(...keys: readonly string[]) {
  return joinedPages(keys, (known, further) => [...(known.every(Array.isArray) ? known : [known]), further]);
}

function joinedPages(keys: readonly string[], join: JoinNodes) {
  return {
    keyArgs: [...keys],
    merge(existing: Connection | undefined, incoming: Connection, { args }: FieldFunctionOptions): Connection {
      if (!args?.after) return incoming;
      // A page that was fetched twice, or before the list was refetched, does not follow the last one.
      const end = existing?.pageInfo?.endCursor;
      if (existing !== undefined && end !== undefined && end !== args.after) return existing;
      return { ...incoming, nodes: join(existing?.nodes ?? [], incoming.nodes ?? []) };
    },
  };
}

/** Returns the policy that reads one record by its id: from the response, or else from an entity a list has loaded. */
function single(typename: string) {
  return { read: (kept: unknown, options: FieldFunctionOptions): unknown => kept ?? known(typename, options) };
}

/** Returns the reference of an entity that a list has loaded already. */
function known(typename: string, { args, toReference, canRead }: FieldFunctionOptions) {
  const id: unknown = args?.id;
  const reference = typeof id === "string" ? toReference({ __typename: typename, id }) : undefined;
  return reference && canRead(reference) ? reference : undefined;
}
