import { Navigate, useLocation } from "react-router-dom";
import { stepPath } from "../../app/paths.js";

/** Redirects from an opened workflow step, named by the navigation state, to the screen of that step (spec 2). */
export function StepScreen() {
  // Replacing keeps /step out of the history.
  return <Navigate to={stepPath(useLocation().state)} replace />;
}
