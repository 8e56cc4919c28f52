import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { collectTyping } from "../../../../web/app/palette/typedAhead.js";
import { useTypedAhead } from "../../../../web/app/palette/useTypedAhead.js";
import { fakePage, type FakePage } from "../../fake-page.js";
import { renderHook } from "../../render-hook.js";

describe("what is typed before the field of the search is there", () => {
  let page: FakePage;

  beforeEach(() => {
    page = fakePage();
  });
  afterEach(() => page.remove());

  /** Presses a key; returns whether it went on to what has the focus. */
  function press(key: string): boolean {
    return page.document.dispatchEvent(Object.assign(new Event("keydown", { cancelable: true }), { key }));
  }

  /** The field, which shows a text only when it is drawn with it; `done` lists what happened to it. */
  function field() {
    const done: string[] = [];
    const propsOf = (text: string) => ({
      text,
      show: (shown: string) => void done.push(`show ${shown}`),
      enter: () => void done.push("enter"),
    });
    const { rerender } = renderHook(useTypedAhead, propsOf(""));
    return { done, draw: (text: string) => rerender(propsOf(text)) };
  }

  it("comes into it as a whole, with the keys that are pressed until it shows them", () => {
    collectTyping();
    press("f");
    const { done, draw } = field();
    press("a");
    draw("f");
    draw("fa");

    expect(done).toEqual(["show f", "show fa"]);
    expect(press("r")).toBe(true);
  });

  it("is entered once it is there, where Enter was pressed after it", () => {
    collectTyping();
    for (const key of ["f", "a", "Enter"]) expect(press(key)).toBe(false);
    const { done, draw } = field();
    draw("fa");
    draw("far");

    expect(done).toEqual(["show fa", "enter"]);
  });

  it("is nothing where the field was opened without the keyboard", () => {
    const { done } = field();

    expect(done).toEqual([]);
    expect(press("f")).toBe(true);
  });
});
