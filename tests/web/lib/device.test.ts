import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act } from "react";
import type { LocalStorageFlag } from "../../../web/lib/localStorageState.js";
import { useThemeChoice } from "../../../web/lib/themeChoice.js";
import { useDescription } from "../../../web/lib/useDescription.js";
import { useIsLate } from "../../../web/lib/useIsLate.js";
import { screens } from "../../../web/lib/useMediaQuery.js";
import { useOnline } from "../../../web/lib/useOnline.js";
import { fakePage, install, type FakePage } from "../fake-page.js";
import { renderHook } from "../render-hook.js";

const DARK = "(prefers-color-scheme: dark)";

let page: FakePage;
let matching: Set<string>;
let lists: EventTarget[];
let remove: () => void;

beforeEach(() => {
  page = fakePage();
  matching = new Set();
  lists = [];
  const matchMedia = (query: string) => {
    const list = Object.defineProperty(new EventTarget(), "matches", { get: () => matching.has(query) });
    lists.push(list);
    return list;
  };
  remove = install({ matchMedia });
});
afterEach(() => {
  remove();
  page.remove();
  jest.useRealTimers();
});

describe("the appearance", () => {
  it("is that of the system, as it changes, until the person chooses one", () => {
    const { result, unmount } = renderHook(useThemeChoice, undefined);
    const seen = [result.current.mode];

    change(DARK, true);
    seen.push(result.current.mode);
    act(() => result.current.choose("light"));
    seen.push(result.current.mode);

    expect([seen, page.document.documentElement.dataset]).toEqual([["light", "dark", "light"], { theme: "light" }]);
    unmount();
  });
});

describe("the description of a screen", () => {
  const open = (key: LocalStorageFlag) => renderHook(() => useDescription(key), undefined);

  it.each<[LocalStorageFlag, string]>([
    ["logsCollapsed", "true"],
    ["jobHuntHelpOpen", "false"],
  ])("is open at first and stays as it was left: %s", (key, stored) => {
    const first = open(key);
    const seen = [first.result.current[0]];
    act(() => first.result.current[1](false));
    seen.push(first.result.current[0]);
    first.unmount();
    const second = open(key);
    seen.push(second.result.current[0]);
    second.unmount();

    expect([seen, page.local.get(key)]).toEqual([[true, false, false], stored]);
  });

  it("stays open on a second visit to a wide screen", () => {
    open("logsCollapsed").unmount();
    const second = open("logsCollapsed");

    expect([second.result.current[0], page.local.size]).toEqual([true, 0]);
    second.unmount();
  });

  it("is open on a telephone during the first visit to one of several screens, also when that ends without a word", () => {
    matching.add(screens.phone);
    const unchosen = { siblings: ["jobHuntHelpOpen", "applyingHelpOpen"] } as const;
    const first = renderHook(() => useDescription("jobHuntHelpOpen", unchosen), undefined);
    const seen = [first.result.current[0], page.local.get("jobHuntHelpOpen")];
    const other = renderHook(() => useDescription("applyingHelpOpen", unchosen), undefined);

    expect([...seen, other.result.current[0]]).toEqual([true, "false", false]);
    first.unmount();
    other.unmount();
  });

  it("is put away from the second visit on a telephone, unless the person opened it", () => {
    matching.add(screens.phone);
    open("logsCollapsed").unmount();
    const second = open("logsCollapsed");
    const seen = [second.result.current[0]];
    act(() => second.result.current[1](true));
    second.unmount();
    const third = open("logsCollapsed");
    seen.push(third.result.current[0]);
    third.unmount();

    expect(seen).toEqual([false, true]);
  });
});

describe("the connection", () => {
  it("is followed as the browser tells of it", () => {
    const navigator = { onLine: true };
    const removeNavigator = install({ navigator });
    const { result, unmount } = renderHook(useOnline, undefined);
    const seen = [result.current];

    navigator.onLine = false;
    act(() => void page.window.dispatchEvent(new Event("offline")));
    seen.push(result.current);
    unmount();
    removeNavigator();

    expect(seen).toEqual([true, false]);
  });
});

describe("an answer", () => {
  it("is late once its place would flash no more", () => {
    jest.useFakeTimers();
    const { result, unmount } = renderHook(useIsLate, undefined);
    act(() => void jest.advanceTimersByTime(149));
    const early = result.current;
    act(() => void jest.advanceTimersByTime(1));
    const late = result.current;
    unmount();

    expect([early, late]).toEqual([false, true]);
  });
});

function change(query: string, isMatching: boolean): void {
  act(() => {
    if (isMatching) matching.add(query);
    else matching.delete(query);
    for (const list of lists) list.dispatchEvent(new Event("change"));
  });
}
