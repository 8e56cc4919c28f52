import { describe, expect, it } from "@jest/globals";
import { act } from "react";
import { useIsChanging, whileChanging } from "../../../../web/plan/step/changingHunts.js";
import { renderHook } from "../../render-hook.js";

interface Change {
  readonly outcome: Promise<unknown>;
  readonly answer: (value: string) => Promise<void>;
  readonly refuse: (error: Error) => Promise<void>;
}

describe("a hunt that is being changed", () => {
  it("is changing until each of its changes was answered, or failed", async () => {
    const mine = renderHook(useIsChanging, "mine");
    const other = renderHook(useIsChanging, "other");
    const shown = (): readonly boolean[] => [mine.result.current, other.result.current];

    const [one, two] = [begin("mine"), begin("mine")];
    expect(shown()).toEqual([true, false]);

    await one.answer("answer");
    expect(await one.outcome).toBe("answer");
    expect(shown()).toEqual([true, false]);

    await two.refuse(new Error("refused"));
    expect(await two.outcome).toEqual(new Error("refused"));
    expect(shown()).toEqual([false, false]);
  });
});

function begin(jobHuntId: string): Change {
  let settle: { readonly resolve: (value: string) => void; readonly reject: (error: Error) => void } | undefined;
  const answer = new Promise<string>((resolve, reject) => (settle = { resolve, reject }));
  let outcome: Promise<unknown> = Promise.resolve();
  act(() => {
    outcome = whileChanging(jobHuntId, () => answer).catch((error: unknown) => error);
  });
  const then = (run: () => void): Promise<void> =>
    act(async () => {
      run();
      await outcome;
    });
  return {
    outcome,
    answer: (value) => then(() => settle?.resolve(value)),
    refuse: (error) => then(() => settle?.reject(error)),
  };
}
