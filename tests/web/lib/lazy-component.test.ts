import { act, createElement, Suspense, type ComponentType } from "react";
import { describe, expect, it } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { lazyComponent, optionalComponent } from "../../../web/lib/lazyComponent.js";
import { renderHook } from "../render-hook.js";

const Part = (): ReturnType<typeof createElement> => createElement("p", null, "the part");

describe("a component of its own chunk", () => {
  it("renders without its fallback once it is loaded", async () => {
    const { Component, load } = lazyComponent(() => Promise.resolve(Part));

    await load();

    expect(render(Component)).toBe("<p>the part</p>");
  });

  it("renders its fallback until then", () => {
    const { Component } = lazyComponent(() => Promise.resolve(Part));

    expect(render(Component)).toContain("loading");
  });

  it("is tried again when it could not be loaded ahead", async () => {
    const answers = [Promise.reject(new TypeError("Failed to fetch")), Promise.resolve(Part)];
    const { Component, load } = lazyComponent(() => answers.shift() ?? Promise.resolve(Part));

    await load();
    expect(render(Component)).toContain("loading");
    await load();

    expect(render(Component)).toBe("<p>the part</p>");
  });
});

describe("a component without which the rest works", () => {
  it("has another in its place where it cannot be loaded", async () => {
    const rendered: string[] = [];
    const Instead = (): null => {
      rendered.push("instead");
      return null;
    };
    const Optional = optionalComponent(() => Promise.reject(new Error("no chunk")), Instead);
    const wrap = () => createElement(Suspense, { fallback: null }, createElement(Optional));

    const { unmount } = await act(() => Promise.resolve(renderHook(() => undefined, undefined, { wrap })));
    unmount();

    expect(rendered).toContain("instead");
  });
});

function render(Component: ComponentType<object>): string {
  return renderToStaticMarkup(createElement(Suspense, { fallback: "loading" }, createElement(Component)));
}
