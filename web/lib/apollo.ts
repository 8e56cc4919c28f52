import { ApolloLink, HttpLink, type ApolloClient } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { from, switchMap, tap, timer } from "rxjs";
import type { GetToken } from "./accessTokens.js";
import { createCache } from "./createCache.js";
import { FirstAnswersClient } from "./firstAnswersClient.js";
import { createFirstAnswersLink } from "./firstAnswersLink.js";
import { createNewestAnswersLink } from "./newestAnswers.js";
import { createOfflineLink } from "./offline.js";
import { ownOrigin } from "./origin.js";
import { readProblem } from "./readProblem.js";
import { fetchNotingRelease } from "./release.js";
import { createWholeListLink } from "./wholeLists.js";

/** The longest delay of a retried read, in seconds; a longer one requested by the server is shown as an error. */
const RETRY_AFTER_MAX_S = 10;

interface ApolloDeps {
  readonly getToken: GetToken;
  /** The server refuses even a fresh token: the user must sign in again. */
  readonly onSignedOut: () => void;
  /** The user is signed in but not on the allow list of the closed beta. */
  readonly onNotAllowed: () => void;
}

/**
 * Returns the only GraphQL client; it sends the access token with every call. A call refused for its token is retried
 * once, and so is, after the delay the server requests, a rate-limited read.
 */
export function createApollo({ getToken, onSignedOut, onNotAllowed }: ApolloDeps): ApolloClient {
  const sign = new SetContextLink(async (context) => {
    const token = await getToken();
    // The context is untyped; what is under `headers` is copied, never read.
    const headers = context.headers as Readonly<Record<string, string>> | undefined;
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return { token, headers: { ...headers, "x-origin": ownOrigin(), ...authorization } };
  });
  const watch = new ErrorLink(({ error, operation, forward }) => {
    const { code, retryAfter = Infinity } = readProblem(error);
    if (code === "NOT_ALLOWED") onNotAllowed();
    if (
      code === "RATE_LIMITED" &&
      operation.operationType === OperationTypeNode.QUERY &&
      retryAfter <= RETRY_AFTER_MAX_S
    )
      return timer(retryAfter * 1000).pipe(switchMap(() => forward(operation)));
    if (code !== "UNAUTHENTICATED") return undefined;
    // The retry's response does not pass this link again, so its errors are handled here.
    const giveUp = (second: unknown): void => {
      if (second === "UNAUTHENTICATED") onSignedOut();
    };
    const { token: refused } = operation.getContext() as { readonly token?: string }; // what sign has put there
    return from(getToken({ refused })).pipe(
      switchMap(() => forward(operation)),
      tap({
        next: (result) => giveUp(result.errors?.[0]?.extensions?.code),
        error: (failure) => giveUp(readProblem(failure).code),
      }),
    );
  });
  const cache = createCache();
  return new FirstAnswersClient({
    link: ApolloLink.from([
      createOfflineLink(cache, createCache),
      // Above the whole lists: a list is as old as the first of its pages.
      createNewestAnswersLink(),
      createWholeListLink(cache),
      createFirstAnswersLink(),
      watch,
      sign,
      new HttpLink({ uri: "/graphql", fetch: fetchNotingRelease }),
    ]),
    cache,
    defaultOptions: { watchQuery: { fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first" } },
  });
}
