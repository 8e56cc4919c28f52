import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { from, switchMap, tap, timer } from "rxjs";
import { createCache } from "./createCache.js";
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
