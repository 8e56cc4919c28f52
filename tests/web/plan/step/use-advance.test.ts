import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, createElement } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { of } from "rxjs";
import { createCache } from "../../../../web/lib/createCache.js";
import { dismiss, useNotices } from "../../../../web/lib/notify.js";
import { useAdvance } from "../../../../web/plan/step/useAdvance.js";
import { fakePage, install, type FakePage } from "../../fake-page.js";
import { renderHook } from "../../render-hook.js";
import { speaking } from "../../translate.js";
import { huntWith } from "./hunts.js";

/** A hunt in its first phase, and the same one further. */
const before = huntWith({ currentPhase: "PREPARING", steps: {} });
const after = { __typename: "JobHunt", ...huntWith({ currentPhase: "APPLYING", steps: {} }) };

describe("Progress", () => {
  let page: FakePage;
  let restore: () => void;
  let close: () => void;

  beforeEach(() => {
    page = fakePage();
    const unwatched = class {
      observe(): void {}
      disconnect(): void {}
    };
    const escape = { escape: (text: string) => text };
    restore = install({ MutationObserver: unwatched, CSS: escape, requestAnimationFrame: () => 0 });
  });
  afterEach(() => {
    close();
    restore();
    page.remove();
  });

  it.each([
    ["/jobhunts/preparing", true],
    ["/jobhunts/preparing/", true],
    ["/jobhunts", false],
    ["/jobhunts/applying", false],
    ["/", false],
  ])("on %s offers the hunt where it is now, besides Undo: %s", async (path, isOffered) => {
    const { result } = open(path);

    await press(result.current.advance);

    const told = result.current.notices.map(({ undo, action }) => [undo !== undefined, action !== undefined]);
    expect(told).toEqual([[true, isOffered]]);
  });

  it("leads to the hunt in its new phase, as the one that is selected", async () => {
    const { result } = open("/jobhunts/preparing");
    await press(result.current.advance);

    jest.useFakeTimers();
    act(() => result.current.notices[0]?.action?.run());
    jest.useRealTimers();

    expect(result.current.pathname).toBe("/jobhunts/applying");
    expect(page.local.get("selectedJobHuntId")).toContain(before.id);
  });

  async function press(advance: () => void): Promise<void> {
    await act(async () => {
      advance();
      await Promise.resolve();
    });
  }

  function open(path: string) {
    const data = { advanceJobHunt: { __typename: "JobHuntChange", jobHunt: after, logEntryId: "l" } };
    const client = new ApolloClient({ link: new ApolloLink(() => of({ data })), cache: createCache() });
    const inEnglish = speaking("en");
    const hook = () => ({ ...useAdvance(before), notices: useNotices(), pathname: useLocation().pathname });
    const rendered = renderHook(hook, undefined, {
      wrap: (component) =>
        createElement(
          MemoryRouter,
          { initialEntries: [path] },
          inEnglish(createElement(ApolloProvider, { client, children: component })),
        ),
    });
    close = () => {
      act(() => rendered.result.current.notices.forEach(({ id }) => dismiss(id)));
      rendered.unmount();
    };
    return rendered;
  }
});
