import { afterEach, describe, expect, it } from "@jest/globals";
import { act } from "react";
import { UnavailableQuestions } from "../../../web/app/UnavailableQuestions.js";
import { askWhetherToApply, readDecisionQuestion } from "../../../web/plan/step/decisionQuestion.js";
import { askWhatWasSent, readQuestion } from "../../../web/plan/step/sendingQuestion.js";
import { renderHook } from "../render-hook.js";

describe("questions that the client could not load", () => {
  let close = (): void => undefined;
  afterEach(() => close());
  const fail = (): void => {
    close = renderHook(UnavailableQuestions, undefined).unmount;
  };

  it("are answered with that where they are open by then", async () => {
    const answers = [askWhatWasSent("h"), askWhetherToApply("h")];

    fail();

    expect(await Promise.all(answers)).toEqual(["UNAVAILABLE", "UNAVAILABLE"]);
    expect([readQuestion(), readDecisionQuestion()]).toEqual([null, null]);
  });

  it("are answered with that as soon as they are asked", async () => {
    fail();

    const answers = await act(() => Promise.all([askWhatWasSent("h"), askWhetherToApply("h")]));

    expect(answers).toEqual(["UNAVAILABLE", "UNAVAILABLE"]);
  });
});
