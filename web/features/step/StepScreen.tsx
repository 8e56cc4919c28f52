import { Navigate, useLocation } from "react-router-dom";
import { stepPath } from "../../lib/paths.js";
import { readLocalState } from "../../lib/localStorageState.js";
import { GuideBefore } from "../../plan/guide/GuideBefore.js";
import { keyOf, stepStateOf } from "../../plan/guide/openedStep.js";

/**
 * Redirects from an opened workflow step, named by the navigation state, to the screen of that step (spec 2), which gets
 * the step and its hunt as its own state.
 */
export function StepScreen() {
  const location = useLocation();
  const state: unknown = location.state;
  const path = stepPath(keyOf(state));
  // Replacing keeps /step out of the history.
  return (
    <>
      <GuideBefore />
      <Navigate to={path} replace state={stepStateOf(state, readLocalState("selectedJobHuntId"))} />
    </>
  );
}
