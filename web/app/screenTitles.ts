import type { MessageDescriptor } from "react-intl";
import { phaseNames } from "../components/line/messages.js";
import { stepNames } from "../components/line/stepMessages.js";
import { screenNames } from "../components/recordScreenMessages.js";
import { listedKinds, listedRecords } from "../lib/recordKinds.js";
import { tableOf } from "../lib/tableOf.js";
import { openedStep } from "../plan/guide/openedStep.js";
import { appMessages } from "./messages.js";
import { navMessages } from "./navMessages.js";
import { comparedIds, isHuntSheet, paths, trimSlash, type Path } from "../lib/paths.js";

/** The name of each screen, shown in the top bar in upper case. */
export const screenTitles: Readonly<Record<Path, MessageDescriptor>> = {
  [paths.dashboard]: navMessages.dashboard,
  [paths.jobHunts]: screenNames.JOB_HUNT.screen,
  [paths.preparing]: phaseNames.PREPARING,
  [paths.applying]: phaseNames.APPLYING,
  [paths.interviewing]: phaseNames.INTERVIEWING,
  [paths.accepting]: phaseNames.ACCEPTING,
  ...tableOf(listedKinds.map((kind) => [listedRecords[kind].path, screenNames[kind].screen])),
  [paths.logs]: navMessages.logs,
  [paths.jobDetails]: navMessages.jobDetails,
  [paths.advert]: navMessages.advert,
  [paths.step]: navMessages.step,
  [paths.placeholder]: navMessages.placeholder,
  [paths.profile]: appMessages.profile,
  [paths.signUp]: navMessages.signUp,
};

const allPaths = Object.keys(screenTitles) as readonly Path[]; // the keys of that same table

/** Returns the name of the screen at an address; the placeholder has the name of the step or the area that led there. */
export function titleOf(pathname: string, search: string, state: unknown): MessageDescriptor {
  const path = allPaths.find((candidate) => candidate === trimSlash(pathname));
  if (path === undefined && !isHuntSheet(pathname)) return navMessages.placeholder;
  if (path === undefined) return comparedIds(search) === null ? navMessages.huntSheet : navMessages.compare;
  if (path !== paths.placeholder) return screenTitles[path];
  const opened = openedStep(state);
  if (opened !== null) return stepNames[opened.step];
  const area = typeof state === "object" && state !== null && "area" in state ? state.area : undefined;
  if (area === "communications") return navMessages.communications;
  return area === "reports" ? navMessages.reports : navMessages.placeholder;
}
