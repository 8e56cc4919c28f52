import { act } from "react";
import { describe, expect, it } from "@jest/globals";
import { useEnter } from "../../../../web/app/palette/useEnter.js";
import { renderHook } from "../../render-hook.js";

const ARRIVED = { isSearching: false, hasFailed: false };
const SEARCHING = { isSearching: true, hasFailed: false };

/** A field whose results are of the given state; `opened` lists the results that were opened. */
function field(state: typeof ARRIVED, first = "old") {
  const opened: string[] = [];
  const propsOf = (next: typeof ARRIVED, result: string) => ({ ...next, open: () => void opened.push(result) });
  const { result, rerender } = renderHook(useEnter, propsOf(state, first));
  return {
    opened,
    press: () => act(() => result.current.press()),
    type: () => act(() => result.current.forget()),
    show: (next: typeof ARRIVED, result: string) => rerender(propsOf(next, result)),
  };
}

describe("Enter in the field of a search", () => {
  it("opens the first result at once where the results are those of the text", () => {
    const { opened, press } = field(ARRIVED, "first");

    press();

    expect(opened).toEqual(["first"]);
  });

  it("waits for the answer, and opens its first result once, not that of an older text", () => {
    const { opened, press, show } = field(SEARCHING);

    press();
    press();
    show(SEARCHING, "old");
    const before = [...opened];
    show(ARRIVED, "new");
    show(SEARCHING, "new");
    show(ARRIVED, "newer");

    expect([before, opened]).toEqual([[], ["new"]]);
  });

  it("is forgotten when something else is typed meanwhile", () => {
    const { opened, press, type, show } = field(SEARCHING);

    press();
    type();
    show(ARRIVED, "new");

    expect(opened).toEqual([]);
  });

  it("opens nothing when the search fails, nor when a later one succeeds", () => {
    const { opened, press, show } = field(SEARCHING);

    press();
    show({ isSearching: false, hasFailed: true }, "command");
    show(ARRIVED, "new");

    expect(opened).toEqual([]);
  });
});
