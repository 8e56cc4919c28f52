import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { act } from "react";
import { askWhatWasSent, readQuestion, useSendingQuestion } from "../../../../web/plan/step/sendingQuestion.js";
import { renderHook } from "../../render-hook.js";

/** Longer than a question waits for the screen. */
const TIMEOUT_MS = 10_000;

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

describe("the question what was sent, after a while", () => {
  afterEach(() => {
    readQuestion()?.answer("CANCELLED");
    jest.useRealTimers();
  });

  it("is unavailable where nothing on the screen asks it", async () => {
    jest.useFakeTimers();
    const answer = askWhatWasSent("h");
    await jest.advanceTimersByTimeAsync(TIMEOUT_MS);

    expect(await answer).toBe("UNAVAILABLE");
    expect(readQuestion()).toBeNull();
  });

  it("stays open where something asks it, also something that was loaded meanwhile", async () => {
    jest.useFakeTimers();
    const answer = askWhatWasSent("h");
    const { result, unmount } = renderHook(useSendingQuestion, undefined);
    await act(() => jest.advanceTimersByTimeAsync(TIMEOUT_MS));
    const open = result.current;
    act(() => open?.answer("KEPT"));
    unmount();

    expect(open?.jobHuntId).toBe("h");
    expect(await answer).toBe("KEPT");
  });
});
