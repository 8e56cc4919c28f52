import { Navigate, useLocation } from "react-router-dom";
import { stepPath } from "../../app/paths.js";

/** Leads from an opened workflow step, named by the navigation state, to where it is worked on (spec 2). */
export function StepScreen() {
  // Replacing keeps /step out of the history.
  return <Navigate to={stepPath(useLocation().state)} replace />;
}
