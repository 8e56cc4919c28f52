import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act } from "react";
import { dismiss, hasUndo, notify, notifyProblem, useNotices, type Notice } from "../../../web/lib/notify.js";
import { renderHook } from "../render-hook.js";

describe("the messages on show", () => {
  let screen: { readonly result: { readonly current: readonly Notice[] }; readonly unmount: () => void };
  const texts = (): readonly string[] => screen.result.current.map(({ text }) => text);

  beforeEach(() => {
    screen = renderHook(useNotices, undefined);
  });
  afterEach(() => {
    act(() => screen.result.current.forEach(({ id }) => dismiss(id)));
    screen.unmount();
  });

  it("come in their order, with what they offer", () => {
    const undo = (): void => undefined;

    act(() => {
      notify("Deleted.", { undo });
      notifyProblem("There is no network.");
    });

    expect(screen.result.current.map(({ text, tone, undo: offered }) => [text, tone, offered])).toEqual([
      ["Deleted.", "done", undo],
      ["There is no network.", "problem", undefined],
    ]);
  });

  it("offer an Undo until the one that does is gone", () => {
    act(() => notify("Saved."));
    const before = hasUndo();
    act(() => notify("Deleted.", { undo: () => undefined }));
    const meanwhile = hasUndo();
    act(() => dismiss(screen.result.current.at(-1)?.id ?? 0));

    expect([before, meanwhile, hasUndo()]).toEqual([false, true, false]);
  });

  it("are three at a time, and the oldest goes first", () => {
    act(() => ["1", "2", "3", "4"].forEach((text) => notify(text)));

    expect(texts()).toEqual(["2", "3", "4"]);
  });

  it("go one by one, also one of two with the same text", () => {
    act(() => ["Saved.", "Saved."].forEach((text) => notify(text)));
    const [first, second] = screen.result.current;

    act(() => dismiss(first?.id ?? 0));

    expect(screen.result.current).toEqual([second]);
  });
});
