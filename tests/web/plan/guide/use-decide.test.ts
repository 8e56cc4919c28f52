import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act } from "react";
import type { GuideView } from "../../../../web/plan/guide/guideView.js";
import { useDecide } from "../../../../web/plan/guide/useDecide.js";
import { SEND_STEP } from "../../../../web/plan/step/sendingQuestion.js";
import type { StepChanges, StepOutcome } from "../../../../web/plan/step/useStepChanges.js";
import { fakePage, type FakePage } from "../../fake-page.js";
import { renderHook } from "../../render-hook.js";
import { huntWith } from "../step/hunts.js";
import { stepServer } from "../step/step-server.js";

const VIEW = { hunt: huntWith({ steps: {} }), step: SEND_STEP } as unknown as GuideView; // all that is read

describe("a decision about a step", () => {
  let page: FakePage;
  let answerQuestion: (outcome: StepOutcome | null) => void;
  let answerChange: (outcome: StepOutcome) => void;
  let decided: number;
  let deciding: { readonly result: { readonly current: ReturnType<typeof useDecide> }; readonly unmount: () => void };

  beforeEach(() => {
    page = fakePage();
    decided = 0;
    const ask: StepChanges["ask"] = () => new Promise((resolve) => (answerQuestion = resolve));
    const apply: StepChanges["apply"] = () => new Promise((resolve) => (answerChange = resolve));
    const changes = { ask, apply } as unknown as StepChanges; // all that is called
    const onDecided = (): void => {
      decided += 1;
    };
    deciding = renderHook(() => useDecide(VIEW, changes, onDecided), undefined, { wrap: stepServer().wrap });
  });
  afterEach(() => {
    deciding.unmount();
    page.remove();
  });

  it("is busy while it is sent, and not while its question is open", async () => {
    await settle(() => deciding.result.current.confirm("COMPLETE"));
    const asking = deciding.result.current.isBusy;
    await settle(() => answerQuestion(null));
    const sending = deciding.result.current.isBusy;
    await settle(() => answerChange({ isChanged: true }));

    expect([asking, sending, deciding.result.current.isBusy, decided]).toEqual([false, true, false, 1]);
  });

  it.each<[string, StepOutcome, number]>([
    ["made where its question made the change", { isChanged: true }, 1],
    ["not made where its question was cancelled", { isChanged: false, problem: null }, 0],
  ])("is %s, and nothing is sent", async (_name, outcome, times) => {
    await settle(() => deciding.result.current.confirm("COMPLETE"));
    await settle(() => answerQuestion(outcome));

    expect([deciding.result.current.isBusy, decided]).toEqual([false, times]);
  });

  async function settle(work: () => void): Promise<void> {
    await act(async () => {
      work();
      await Promise.resolve();
    });
  }
});
