import { ApolloClient, ApolloLink, CombinedGraphQLErrors, InMemoryCache } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act, createElement, type ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { of, throwError } from "rxjs";
import { useCalendarFeedChanges } from "../../../../web/features/profile/useCalendarFeed.js";
import { useEmptyTrash } from "../../../../web/features/profile/useTrash.js";
import { ProofContext, type WithProof } from "../../../../web/features/profile/useWithProof.js";
import { fakePage, type FakePage } from "../../fake-page.js";
import { renderHook } from "../../render-hook.js";

describe("where the server asks who somebody is", () => {
  let asked: string[];
  let isProved: boolean;
  let page: FakePage;
  beforeEach(() => {
    page = fakePage();
    asked = [];
    isProved = false;
  });

  afterEach(() => page.remove());

  it("a new calendar address is asked for again after the proof", async () => {
    const feed = renderHook(useCalendarFeedChanges, undefined, { wrap });

    await act(async () => void (await feed.result.current.renew("de")));

    expect(asked).toEqual(["CalendarFeedRenew", "proof", "CalendarFeedRenew"]);
    expect(feed.result.current.address).toBe("https://jobs.example.org/api/calendar/abc.ics");
  });

  it("the bin is emptied after the proof", async () => {
    const trash = renderHook(useEmptyTrash, undefined, { wrap });
    let isEmpty = false;

    await act(async () => void (isEmpty = await trash.result.current[0]()));

    expect(asked).toEqual(["TrashEmpty", "proof", "TrashEmpty"]);
    expect(isEmpty).toBe(true);
  });

  const link = new ApolloLink(({ operationName = "" }) => {
    asked.push(operationName);
    if (!isProved) {
      const errors = [{ message: "Confirm that it is you.", extensions: { code: "PROOF_REQUIRED" } }];
      return throwError(() => new CombinedGraphQLErrors({ errors }));
    }
    return of({
      data: {
        renewCalendarFeed: { __typename: "NewCalendarFeed", address: "https://jobs.example.org/api/calendar/abc.ics" },
        emptyTrash: { __typename: "EmptiedTrash", count: 1 },
      },
    });
  });

  const withProof: WithProof = async (ask) => {
    try {
      return await ask();
    } catch {
      asked.push("proof");
      isProved = true;
      return ask();
    }
  };

  function wrap(children: ReactNode): ReactNode {
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    const proof = createElement(ProofContext, { value: withProof, children });
    const apollo = createElement(ApolloProvider, { client, children: proof });
    return createElement(IntlProvider, { locale: "en", onError: () => undefined, children: apollo });
  }
});
