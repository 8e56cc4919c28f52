import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act } from "react";
import { useDebounced } from "../../../web/lib/useDebounced.js";
import { renderHook } from "../render-hook.js";

const DELAY_MS = 200;

describe("a debounced value", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const wait = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

  it("is the first value at once", () => {
    const { result } = renderHook((value: string) => useDebounced(value, DELAY_MS), "a");

    expect(result.current).toBe("a");
  });

  it("follows once it has stood still for the delay, and passes over what was typed meanwhile", () => {
    const { result, rerender } = renderHook((value: string) => useDebounced(value, DELAY_MS), "a");
    const seen: string[] = [];

    for (const value of ["ab", "abc", "abcd"]) {
      rerender(value);
      wait(DELAY_MS - 1);
      seen.push(result.current);
    }
    wait(1);

    expect([...seen, result.current]).toEqual(["a", "a", "a", "abcd"]);
  });

  it("sets no state after it has gone", () => {
    const { rerender, unmount } = renderHook((value: string) => useDebounced(value, DELAY_MS), "a");
    rerender("b");

    unmount();

    expect(jest.getTimerCount()).toBe(0);
  });
});
