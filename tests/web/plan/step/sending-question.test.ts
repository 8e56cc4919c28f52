import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { act } from "react";
import { askWhatWasSent, readQuestion, useSendingQuestion } from "../../../../web/plan/step/sendingQuestion.js";
import { renderHook } from "../../render-hook.js";

/** Longer than a part of the screen takes to load, in milliseconds. */
const LONG_MS = 60_000;

describe("the question what was sent", () => {
  it("is open until it is answered, and resolves with the answer", async () => {
    const answer = askWhatWasSent("h");
    const asked = readQuestion();
    asked?.answer("KEPT");

    expect(asked).toMatchObject({ jobHuntId: "h", isAgain: false, sentOn: null });
    expect(await answer).toBe("KEPT");
    expect(readQuestion()).toBeNull();
  });

  it("is cancelled by the next one, which a late answer to it does not close", async () => {
    const first = askWhatWasSent("one");
    const former = readQuestion();
    const second = askWhatWasSent("two", { isAgain: true });
    former?.answer("KEPT");
    const open = readQuestion();
    open?.answer("WITHOUT");

    expect(await first).toBe("CANCELLED");
    expect(open).toMatchObject({ jobHuntId: "two", isAgain: true });
    expect(await second).toBe("WITHOUT");
  });

  it("carries the day of sending, where it is known", async () => {
    const answer = askWhatWasSent("h", { isAgain: true, sentOn: "2026-11-19" });
    const asked = readQuestion();
    asked?.answer("CANCELLED");

    expect(asked).toMatchObject({ isAgain: true, sentOn: "2026-11-19" });
    expect(await answer).toBe("CANCELLED");
  });
});

describe("the question what was sent, where nothing on the screen asks it yet", () => {
  afterEach(() => {
    readQuestion()?.answer("CANCELLED");
    jest.useRealTimers();
  });

  it("stays open, however long that takes to load, and is asked by it then", async () => {
    jest.useFakeTimers();
    const answer = askWhatWasSent("h");
    await jest.advanceTimersByTimeAsync(LONG_MS);
    const { result, unmount } = renderHook(useSendingQuestion, undefined);
    const open = result.current;
    act(() => open?.answer("KEPT"));
    const after = result.current;
    unmount();

    expect(open?.jobHuntId).toBe("h");
    expect(after).toBeNull();
    expect(await answer).toBe("KEPT");
  });

  it("stays open while what asks it goes and comes back", () => {
    void askWhatWasSent("h");
    renderHook(useSendingQuestion, undefined).unmount();
    const { result, unmount } = renderHook(useSendingQuestion, undefined);
    const open = result.current;
    unmount();

    expect(open?.jobHuntId).toBe("h");
  });
});
