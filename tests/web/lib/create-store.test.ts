import { describe, expect, it } from "@jest/globals";
import { act } from "react";
import { createStore, useStore, useStorePart } from "../../../web/lib/createStore.js";
import { renderHook } from "../render-hook.js";

describe("a store", () => {
  it("calls each listener after each change until that listener ends", () => {
    const store = createStore("first");
    const heard: string[] = [];
    const end = store.subscribe(() => heard.push(`one ${store.read()}`));
    store.subscribe(() => heard.push(`two ${store.read()}`));

    store.set("second");
    end();
    store.set("third");

    expect(heard).toEqual(["one second", "two second", "two third"]);
  });

  it("holds what a listener replaces its value with", () => {
    const store = createStore(1);
    store.subscribe(() => {
      if (store.read() < 3) store.set(store.read() + 1);
    });

    store.set(2);

    expect(store.read()).toBe(3);
  });

  it("is followed by a component, until the component goes", () => {
    const store = createStore("first");
    const { result, unmount } = renderHook(() => useStore(store), undefined);
    const seen = [result.current];

    act(() => store.set("second"));
    seen.push(result.current);
    unmount();
    store.set("third");

    expect([...seen, result.current]).toEqual(["first", "second", "second"]);
  });

  it("renders a component again only when the part that it selects is another", () => {
    const store = createStore({ mine: 1, other: 1 });
    let renders = 0;
    const { result, rerender, unmount } = renderHook((key: "mine" | "other") => {
      renders += 1;
      return useStorePart(store, (value) => value[key]);
    }, "mine");

    act(() => store.set({ mine: 1, other: 2 }));
    const idle = renders;
    act(() => store.set({ mine: 2, other: 2 }));
    const mine = result.current;
    act(() => store.set({ mine: 2, other: 3 }));
    rerender("other");

    expect([idle, mine, result.current]).toEqual([1, 2, 3]);
    unmount();
  });
});
