import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, createElement, type ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { useAddressSuggestions } from "../../../../web/features/company/useAddressSuggestions.js";
import { renderHook } from "../../render-hook.js";

/** A pause that is longer than any between two letters. */
const PAUSE_MS = 1_000;
/** A pause between two letters. */
const LETTER_MS = 100;

/** An operation that reached the server, with what answers it. */
interface Asked {
  readonly text: unknown;
  readonly language: unknown;
  readonly answer: (descriptions: readonly string[]) => Promise<void>;
  readonly fail: () => Promise<void>;
}

describe("the suggestions of an address", () => {
  let asked: Asked[];
  let suggestions: ReturnType<typeof start>;

  beforeEach(() => {
    jest.useFakeTimers();
    asked = [];
    suggestions = start();
  });
  afterEach(() => {
    suggestions.unmount();
    jest.useRealTimers();
  });

  it("are asked for once, when the typing has paused, in the language of the person", async () => {
    for (const text of ["ber", "berl", "berli", "berlin "]) await type(text, LETTER_MS);
    const before = asked.length;

    await wait(PAUSE_MS);

    expect([before, asked.map(({ text, language }) => [text, language])]).toEqual([0, [["berlin", "de"]]]);
  });

  it("are not asked for below three letters", async () => {
    await type("be ", PAUSE_MS);

    expect([asked, offered()]).toEqual([[], []]);
  });

  it("are those of the text that was typed last, however late another answer comes", async () => {
    await type("ber", PAUSE_MS);
    await type("bern", PAUSE_MS);

    await asked[1]?.answer(["Bern"]);
    await asked[0]?.answer(["Berlin"]);

    expect(offered()).toEqual(["Bern"]);
  });

  it("stay until the next answer, also while questions that were overtaken come to nothing", async () => {
    await type("ber", PAUSE_MS);
    await asked[0]?.answer(["Berlin"]);

    await type("bern", PAUSE_MS);
    await type("berna", PAUSE_MS);

    expect(offered()).toEqual(["Berlin"]);
  });

  it("go at once when the text is too short again, and when there is no answer", async () => {
    await type("bern", PAUSE_MS);
    await asked[0]?.answer(["Bern"]);
    const found = offered();

    await type("", 0);
    const cleared = offered();
    await type("bergen", PAUSE_MS);
    await asked[1]?.fail();

    expect([found, cleared, offered()]).toEqual([["Bern"], [], []]);
  });

  function start() {
    const link = new ApolloLink(
      ({ variables: { text, language } }) =>
        new Observable((observer) => {
          const answer = (descriptions: readonly string[]): Promise<void> =>
            settle(() => {
              const addressSuggestions = descriptions.map((description) => ({
                __typename: "AddressSuggestion",
                description,
              }));
              observer.next({ data: { addressSuggestions } });
              observer.complete();
            });
          const fail = (): Promise<void> => settle(() => observer.error(new Error("There is no network.")));
          asked.push({ text, language, answer, fail });
        }),
    );
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    const wrap = (children: ReactNode): ReactNode =>
      createElement(
        IntlProvider,
        { locale: "de", onError: () => undefined },
        createElement(ApolloProvider, { client, children }),
      );
    return renderHook(useAddressSuggestions, undefined, { wrap });
  }

  function offered(): readonly string[] {
    return suggestions.result.current[0];
  }

  function type(text: string, pause: number): Promise<void> {
    return settle(async () => {
      suggestions.result.current[1](text);
      await jest.advanceTimersByTimeAsync(0);
    }).then(() => wait(pause));
  }

  function wait(ms: number): Promise<void> {
    return settle(() => jest.advanceTimersByTimeAsync(ms));
  }

  async function settle(work: () => unknown): Promise<void> {
    await act(async () => {
      await work();
      await jest.advanceTimersByTimeAsync(0);
    });
  }
});
