import { useLocation } from "react-router-dom";
import { openedStep } from "../plan/guide/openedStep.js";
import { placeholderScreen, screens } from "./screens.js";

const { Component: Guide } = screens.guide;
const { Component: Placeholder } = placeholderScreen;

/** The guide of the step that led here, or else the placeholder of every screen that is not built yet (spec 2). */
export function NotFoundScreen() {
  const opened = openedStep(useLocation().state);
  if (opened === null) return <Placeholder />;
  return <Guide key={`${opened.jobHuntId} ${opened.step}`} {...opened} placeholder={<Placeholder />} />;
}
