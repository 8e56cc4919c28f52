import { useAuth0 } from "@auth0/auth0-react";
import type { Fetcher, FetcherParams } from "@graphiql/toolkit";
import { GraphiQL } from "graphiql";
import { getOperationAST, OperationTypeNode, parse } from "graphql";
import { createClient } from "graphql-sse";
import { useMemo, useState } from "react";
import { rememberAnswer } from "./answers.js";
import { examples } from "./examples.js";
import { examplesPlugin } from "./ExamplesPanel.js";
import { SignIn } from "./SignIn.js";
import { texts } from "./texts.js";

/** What the editors hold; GraphiQL types the variables as anything. */
interface Operation {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Record<string, unknown>;
}

type Answer = Awaited<ReturnType<Fetcher>>;

/** The GraphQL IDE, once somebody is signed in; the way to the sign-in page otherwise. */
export function Ide() {
  const { isLoading, isAuthenticated, getAccessTokenSilently } = useAuth0();
  const [hasEnded, setHasEnded] = useState(false);
  const fetcher = useMemo<Fetcher>(() => {
    const send = async (operation: object, token: string | undefined): Promise<Response> =>
      fetch("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token ?? ""}` },
        body: JSON.stringify(operation),
      });
    const renew = async (): Promise<string | undefined> => {
      try {
        return await getAccessTokenSilently({ cacheMode: "off" });
      } catch (error) {
        setHasEnded(true);
        throw error;
      }
    };
    const streams = createClient({
      url: "/graphql/stream",
      headers: async () => ({ authorization: `Bearer ${(await getAccessTokenSilently().catch(renew)) ?? ""}` }),
      // Who looks at a stream sees that it has ended, and starts it again.
      retryAttempts: 0,
    });
    return async (operation) => {
      const { query, operationName, variables } = operation as Operation; // read from a JSON editor, or absent
      if (isSubscription(operation)) {
        return streams.iterate({
          query,
          ...(operationName ? { operationName } : {}),
          ...(variables ? { variables } : {}),
        });
      }
      let response = await send(operation, await getAccessTokenSilently().catch(renew));
      if (response.status === 401) response = await send(operation, await renew());
      // GraphQL over HTTP promises this shape for every answer of the endpoint.
      const answer = (await response.json()) as Answer;
      rememberAnswer(answer);
      return answer;
    };
  }, [getAccessTokenSilently]);

  if (isLoading) return <p role="status">{texts.loading}</p>;
  if (!isAuthenticated || hasEnded) return <SignIn hasEnded={hasEnded} />;
  return (
    <GraphiQL
      fetcher={fetcher}
      plugins={[examplesPlugin]}
      visiblePlugin={examplesPlugin}
      defaultEditorToolsVisibility="variables"
      isHeadersEditorEnabled={false}
      defaultQuery={examples[0]?.query ?? ""}
    >
      <GraphiQL.Logo>{texts.title}</GraphiQL.Logo>
    </GraphiQL>
  );
}

/** Tells by the text that is sent: what the editor knows of it may be a moment old. */
function isSubscription({ query, operationName }: FetcherParams): boolean {
  try {
    return getOperationAST(parse(query), operationName)?.operation === OperationTypeNode.SUBSCRIPTION;
  } catch {
    return false; // the server says what is wrong with it
  }
}
