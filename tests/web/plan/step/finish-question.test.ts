import { afterEach, describe, expect, it } from "@jest/globals";
import { act } from "react";
import {
  askToFinish,
  closeFinishQuestion,
  readFinishQuestion,
  useFinishQuestion,
} from "../../../../web/plan/step/finishQuestion.js";
import { renderHook } from "../../render-hook.js";
import { huntWith } from "./hunts.js";

describe("the question before a hunt is finished", () => {
  afterEach(closeFinishQuestion);

  it("is shown by the screen until it is closed", () => {
    const { result, unmount } = renderHook(useFinishQuestion, undefined);
    const before = result.current;
    const hunt = huntWith({ steps: {}, currentPhase: "ACCEPTING" });

    act(() => askToFinish(hunt));
    const asked = result.current;
    act(closeFinishQuestion);

    expect([before, asked, result.current]).toEqual([null, hunt, null]);
    unmount();
  });

  it("is about one hunt: the one that was asked about last", () => {
    askToFinish(huntWith({ id: "one", steps: {} }));
    askToFinish(huntWith({ id: "two", steps: {} }));

    expect(readFinishQuestion()?.id).toBe("two");
  });
});
