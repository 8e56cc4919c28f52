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

/** The content of the editors; GraphiQL types the variables as any. */
interface Operation {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Record<string, unknown>;
}

type Answer = Awaited<ReturnType<Fetcher>>;

/** The GraphQL IDE for a signed-in user; otherwise the redirect to the sign-in page. */
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
      // The IDE shows that a stream has ended, and the user restarts it.
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
      // GraphQL over HTTP guarantees this shape for every response of the endpoint.
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

/** Returns whether the sent text is a subscription, by parsing it: the editor's own state may be outdated. */
function isSubscription({ query, operationName }: FetcherParams): boolean {
  try {
    return getOperationAST(parse(query), operationName)?.operation === OperationTypeNode.SUBSCRIPTION;
  } catch {
    return false; // the server reports its errors
  }
}
