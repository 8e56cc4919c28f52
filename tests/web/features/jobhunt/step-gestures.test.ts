import { beforeEach, describe, expect, it } from "@jest/globals";
import type { KeyboardEvent, MouseEvent } from "react";
import type { JobHuntStep } from "../../../../web/plan/step/optimistic.js";
import type { StepAction } from "../../../../web/plan/step/stepActions.js";
import { stepGestures } from "../../../../web/features/jobhunt/stepGestures.js";

const STEP: JobHuntStep = { id: "h:24", name: "ACCEPT_OFFER", status: "DONE", dueOn: null, doneOn: null };

describe("the button of a step", () => {
  let done: StepAction[];
  let prevented: number;
  const gestures = (step: JobHuntStep = STEP) => stepGestures(step, (_step, action) => done.push(action));
  const preventDefault = (): void => void (prevented += 1);
  const mouse = (button: number): MouseEvent => ({ button, preventDefault }) as MouseEvent; // all that is asked of it
  const press = (key: string, held: object = {}): KeyboardEvent => ({ key, preventDefault, ...held }) as KeyboardEvent; // as above

  beforeEach(() => {
    done = [];
    prevented = 0;
  });

  it("opens the step", () => {
    gestures().onClick();

    expect(done).toEqual(["OPEN"]);
  });

  it("resets it by middle click and by R, and lets the browser do nothing else with them", () => {
    const { onAuxClick, onMouseDown, onKeyDown } = gestures();
    onMouseDown(mouse(1));
    onAuxClick(mouse(1));
    onKeyDown(press("R"));
    onKeyDown(press("r"));

    expect([done, prevented]).toEqual([["RESET", "RESET", "RESET"], 4]);
  });

  it("leaves other buttons and keys alone", () => {
    const { onAuxClick, onMouseDown, onKeyDown } = gestures();
    onMouseDown(mouse(0));
    onAuxClick(mouse(2));
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) onKeyDown(press("r", held));
    onKeyDown(press("x"));

    expect([done, prevented]).toEqual([[], 0]);
  });

  it("resets nothing that nobody has begun", () => {
    gestures({ ...STEP, status: "INACTIVE" }).onAuxClick(mouse(1));

    expect(done).toEqual([]);
  });
});
