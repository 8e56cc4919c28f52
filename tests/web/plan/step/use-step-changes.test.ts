import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act } from "react";
import { dismiss, useNotices } from "../../../../web/lib/notify.js";
import { readQuestion, SEND_STEP, type SendingAnswer } from "../../../../web/plan/step/sendingQuestion.js";
import { DECIDE_STEP, readDecisionQuestion, type DecisionAnswer } from "../../../../web/plan/step/decisionQuestion.js";
import { useStepChanges, type StepOutcome } from "../../../../web/plan/step/useStepChanges.js";
import { fakePage, type FakePage } from "../../fake-page.js";
import { renderHook } from "../../render-hook.js";
import { huntWith } from "./hunts.js";
import { stepServer, type StepServer } from "./step-server.js";

const SENDING = { jobHuntId: "h", step: SEND_STEP } as const;

describe("Done on the step of sending", () => {
  let page: FakePage;
  let server: StepServer;
  let notices: { readonly result: { readonly current: ReturnType<typeof useNotices> }; readonly unmount: () => void };
  let close: () => void;

  beforeEach(() => {
    page = fakePage();
    server = stepServer();
    notices = renderHook(useNotices, undefined);
    jest.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => {
    close();
    act(() => notices.result.current.forEach(({ id }) => dismiss(id)));
    notices.unmount();
    jest.restoreAllMocks();
    page.remove();
  });

  it.each<[SendingAnswer, StepOutcome, number]>([
    ["KEPT", { isChanged: true }, 0],
    ["WITHOUT", { isChanged: true }, 1],
    ["CANCELLED", { isChanged: false, problem: null }, 0],
  ])("that is answered with %s changes what is left to change", async (answer, outcome, changes) => {
    const { act: change } = open();

    const changed = await settle(() => change(SENDING, "COMPLETE"), answer);

    expect([changed, server.sent.length]).toEqual([outcome, changes]);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])("that cannot ask is a failed change, told in a toast where that is wanted: %s", async (tellsFailures, toasts) => {
    const { act: change } = open({ tellsFailures });

    const changed = await settle(() => change(SENDING, "COMPLETE"), "UNAVAILABLE");

    expect(changed).toMatchObject({ isChanged: false, problem: { code: "NETWORK", message: undefined } });
    expect(notices.result.current.map(({ tone }) => tone)).toEqual(Array(toasts).fill("problem"));
    expect(server.sent).toEqual([]);
  });

  it("asks before it is applied, and no more when it is", async () => {
    const { ask, apply } = open();

    const asked = await settle(() => ask(SENDING, "COMPLETE"), "WITHOUT");
    const before = server.sent.length;
    const applied = await settle(() => apply(SENDING, "COMPLETE"));

    expect([asked, before, applied]).toEqual([null, 0, { isChanged: true }]);
    expect(server.sent).toEqual([{ step: SEND_STEP, version: undefined }]);
  });

  it.each<[DecisionAnswer, StepOutcome, number]>([
    ["APPLIED", { isChanged: true, isFollowed: true }, 0],
    ["NOT_APPLIED", { isChanged: true }, 0],
    ["POSTPONED", { isChanged: true, isFollowed: true }, 0],
    ["WITHOUT", { isChanged: true }, 1],
    ["CANCELLED", { isChanged: false, problem: null }, 0],
  ])(
    "and on that of the decision, answered with %s, changes what is left to change",
    async (answer, outcome, changes) => {
      const { act: change } = open();

      const changed = await act(async () => {
        const asked = change({ jobHuntId: "h", step: DECIDE_STEP }, "COMPLETE");
        readDecisionQuestion()?.answer(answer);
        return asked;
      });

      expect([changed, server.sent.length]).toEqual([outcome, changes]);
    },
  );

  it("asks nothing about a decision that is behind the hunt", async () => {
    const { act: change } = open();
    const jobHunt = { ...huntWith({ steps: {} }), currentPhase: "APPLYING" } as const;

    const changed = await settle(() => change({ jobHuntId: "h", step: DECIDE_STEP, jobHunt }, "COMPLETE"));

    expect([changed, server.sent.length]).toEqual([{ isChanged: true }, 1]);
  });

  it("alone asks: no other action does, and no other step", async () => {
    const { ask } = open();

    const asked = [
      await settle(() => ask(SENDING, "SKIP")),
      await settle(() => ask({ jobHuntId: "h", step: "FOLLOW_UP_EMAIL" }, "COMPLETE")),
    ];

    expect(asked).toEqual([null, null]);
  });

  it.each([
    ["of the row", { dueOn: "2026-11-30" }, "2026-11-30"],
    [
      "of the card",
      { jobHunt: huntWith({ currentPhase: "PREPARING", steps: { [DECIDE_STEP]: { dueOn: "2026-12-02" } } }) },
      "2026-12-02",
    ],
    ["of neither", {}, null],
  ])("on the step of the decision asks with the day %s, from which later days count", async (_of, facts, dueOn) => {
    const { act: change } = open();

    const asked = await settle(() => {
      const outcome = change({ jobHuntId: "h", step: DECIDE_STEP, ...facts }, "COMPLETE");
      const question = readDecisionQuestion();
      question?.answer("CANCELLED");
      return outcome.then(() => question?.dueOn);
    });

    expect(asked).toBe(dueOn);
  });

  function open({ tellsFailures = true } = {}) {
    const { result, unmount } = renderHook(useStepChanges, { tellsFailures }, { wrap: server.wrap });
    close = unmount;
    return result.current;
  }

  async function settle<T>(change: () => Promise<T>, answer?: SendingAnswer): Promise<T> {
    return act(async () => {
      const changed = change();
      if (answer !== undefined) readQuestion()?.answer(answer);
      return changed;
    });
  }
});
