import { describe, expect, it } from "@jest/globals";
import {
  actionTo,
  activate,
  advance,
  JobHuntStatus,
  nextStepStatus,
  PHASES,
  PhaseName,
  StepStatus,
  type Position,
} from "./workflow.js";

const NAMES = PHASES.map(({ name }) => name);
const active = (phase: PhaseName): Position => ({ phase, status: JobHuntStatus.ACTIVE });
const FINISHED: Position = { phase: PhaseName.ACCEPTING, status: JobHuntStatus.DONE };
const PAIRS = NAMES.flatMap((phase, at) => NAMES.map((other, place) => [phase, other, place - at] as const));

describe("a hunt in a phase", () => {
  it.each(PAIRS)("%s can activate %s unless that skips a phase", (phase, target, distance) => {
    const move = (): Position => activate(active(phase), target);

    if (distance <= 1) expect(move()).toEqual(active(target));
    else expect(move).toThrow(/cannot activate/);
  });

  it.each(PAIRS)("%s leaves %s once, and none that is ahead", (phase, from, distance) => {
    const move = (): Position => advance(active(phase), from);
    const next = NAMES[NAMES.indexOf(from) + 1];

    if (distance > 0) expect(move).toThrow(/cannot leave/);
    else if (distance < 0) expect(move()).toEqual(active(phase));
    else expect(move()).toEqual(next === undefined ? FINISHED : active(next));
  });

  it.each(NAMES)("that is finished stays so when %s is left again", (from) => {
    expect(advance(FINISHED, from)).toEqual(FINISHED);
  });
});

describe("the action that leads to a status", () => {
  it.each(Object.values(StepStatus))("leads to %s", (status) => {
    expect(nextStepStatus(StepStatus.ACTIVE, actionTo(status))).toBe(status);
  });
});
