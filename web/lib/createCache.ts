import { InMemoryCache, type FieldFunctionOptions } from "@apollo/client";
import { listedKinds, listedRecords } from "./recordKinds.js";
import { tableOf } from "./tableOf.js";

/** Makes the cache: a person is known by guid, everything else by id, and the pages of a list are one list. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Person: { keyFields: ["guid"] },
      Dashboard: { keyFields: [], merge: true },
      // A hunt's phases and steps live inside it: thousands of entities of their own would slow every read of a list.
      // So every operation that asks for them asks for the same fields.
      Phase: { keyFields: false },
      Step: { keyFields: false },
      UploadedFile: { keyFields: false },
      JobHunt: { fields: { phases: { merge: false }, wholeHuntSteps: { merge: false } } },
      Query: {
        fields: {
          ...tableOf(
            listedKinds.map((kind) => [listedRecords[kind].list, pages(...listedRecords[kind].listArgs, "first")]),
          ),
          ...tableOf(listedKinds.map((kind) => [listedRecords[kind].single, single(listedRecords[kind].typename)])),
          jobHunts: pages("filter", "where", "first"),
          logEntries: pages("filter", "where", "first"),
          notes: pages("noteGuid", "first"),
          bin: pages("first"),
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

/** Joins the pages of one list; `keys` are the arguments that make a different list. */
function pages(...keys: readonly string[]) {
  return {
    keyArgs: [...keys],
    merge(existing: Connection | undefined, incoming: Connection, { args }: FieldFunctionOptions): Connection {
      if (!args?.after) return incoming;
      // A page that was asked for twice, or before the list began anew, continues nothing.
      const end = existing?.pageInfo?.endCursor;
      if (existing !== undefined && end !== undefined && end !== args.after) return existing;
      return { ...incoming, nodes: [...(existing?.nodes ?? []), ...(incoming.nodes ?? [])] };
    },
  };
}

/** Reads one record by its id: as the server answered it, or else as a list brought it along. */
function single(typename: string) {
  return { read: (kept: unknown, options: FieldFunctionOptions): unknown => kept ?? known(typename, options) };
}

/** Finds a single thing that a list brought along already. */
function known(typename: string, { args, toReference, canRead }: FieldFunctionOptions) {
  const id: unknown = args?.id;
  const reference = typeof id === "string" ? toReference({ __typename: typename, id }) : undefined;
  return reference && canRead(reference) ? reference : undefined;
}
