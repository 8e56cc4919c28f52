import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type FieldFunctionOptions } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { from, switchMap, tap, timer } from "rxjs";
import { createOfflineLink } from "./offline.js";
import { ownOrigin } from "./origin.js";
import { readProblem } from "./readProblem.js";
import { createWholeListLink } from "./wholeLists.js";

/** The longest that a read waits, in seconds, before it is asked once more; where the server says longer, that is told. */
const PATIENCE = 10;

interface ApolloDeps {
  /** Gives a valid access token; `isRefused` asks for a new one because the server refused the last. */
  readonly getToken: (options?: { isRefused: boolean }) => Promise<string | undefined>;
  /** The server refuses even a fresh token: the person must sign in again. */
  readonly onSignedOut: () => void;
  /** The person is signed in but not on the allow list of the closed beta. */
  readonly onNotAllowed: () => void;
}

/**
 * Makes the one GraphQL client; it signs every call. A call refused for its token is tried once more, and so is, after the
 * time the server asks for, a read that came too soon after many others.
 */
export function createApollo({ getToken, onSignedOut, onNotAllowed }: ApolloDeps): ApolloClient {
  const sign = new SetContextLink(async (context) => {
    const token = await getToken();
    // The context is anybody's; what is under `headers` is copied, never read.
    const headers = context.headers as Readonly<Record<string, string>> | undefined;
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return { headers: { ...headers, "x-origin": ownOrigin, ...authorization } };
  });
  const watch = new ErrorLink(({ error, operation, forward }) => {
    const { code, retryAfter = Infinity } = readProblem(error);
    if (code === "NOT_ALLOWED") onNotAllowed();
    if (code === "RATE_LIMITED" && operation.operationType === OperationTypeNode.QUERY && retryAfter <= PATIENCE)
      return timer(retryAfter * 1000).pipe(switchMap(() => forward(operation)));
    if (code !== "UNAUTHENTICATED") return undefined;
    // What the second try answers does not come by here again, so it is looked at on its way out.
    const giveUp = (second: unknown): void => {
      if (second === "UNAUTHENTICATED") onSignedOut();
    };
    return from(getToken({ isRefused: true })).pipe(
      switchMap(() => forward(operation)),
      tap({
        next: (result) => giveUp(result.errors?.[0]?.extensions?.code),
        error: (failure) => giveUp(readProblem(failure).code),
      }),
    );
  });
  const cache = createCache();
  return new ApolloClient({
    link: ApolloLink.from([
      createOfflineLink(cache, createCache),
      createWholeListLink(cache),
      watch,
      sign,
      new HttpLink({ uri: "/graphql" }),
    ]),
    cache,
    defaultOptions: { watchQuery: { fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first" } },
  });
}

/** Makes the cache: a person is known by guid, everything else by id, and the pages of a list are one list. */
function createCache(): InMemoryCache {
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
          companies: pages("filter", "type", "first"),
          documents: pages("filter", "type", "first"),
          contacts: pages("filter", "role", "first"),
          idealJobs: pages("jobHuntId", "filter", "first"),
          jobHunts: pages("phase", "status", "filter", "first"),
          logEntries: pages("filter", "from", "to", "first"),
          notes: pages("noteGuid", "first"),
          bin: pages("first"),
          company: { read: (kept: unknown, options) => kept ?? known("Company", options) },
          document: { read: (kept: unknown, options) => kept ?? known("Document", options) },
          contact: { read: (kept: unknown, options) => kept ?? known("Contact", options) },
          idealJob: { read: (kept: unknown, options) => kept ?? known("IdealJob", options) },
          jobHunt: { read: (kept: unknown, options) => kept ?? known("JobHunt", options) },
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

/** Finds a single thing that a list brought along already; what the server answered itself, even null, comes first. */
function known(typename: string, { args, toReference, canRead }: FieldFunctionOptions) {
  const id: unknown = args?.id;
  const reference = typeof id === "string" ? toReference({ __typename: typename, id }) : undefined;
  return reference && canRead(reference) ? reference : undefined;
}
