import { Navigate, useLocation } from "react-router-dom";
import { stepPath } from "../../app/paths.js";
import { stepNames } from "../../components/line/stepMessages.js";
import type { StepName } from "../../operations.generated.js";

/** Leads from an opened workflow step, named by the navigation state, to where it is worked on (spec 2). */
export function StepScreen() {
  const step = readStep(useLocation().state);
  // Replacing keeps /step out of the history; the state travels on, so that the next screen knows the step.
  return <Navigate to={stepPath(step)} replace state={step === undefined ? null : { step }} />;
}

/** Reads the step out of the navigation state: its name alone, or a record that holds it; anything else is no step. */
export function readStep(state: unknown): StepName | undefined {
  const candidate = typeof state === "object" && state !== null && "step" in state ? state.step : state;
  return typeof candidate === "string" && isStepName(candidate) ? candidate : undefined;
}

function isStepName(name: string): name is StepName {
  return Object.hasOwn(stepNames, name);
}
