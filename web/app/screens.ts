import { lazyComponent } from "../lib/lazyComponent.js";
import { findScreen, screenCode, type ScreenName } from "./firstScreen.js";

/** The dashboard. */
export const dashboardScreen = lazyComponent(
  async () => (await import("../features/dashboard/DashboardScreen.js")).DashboardScreen,
);

/** The screens of the listed kinds of records. */
export const recordScreens = {
  IDEAL_JOB: lazyComponent(screenCode.IDEAL_JOB),
  COMPANY: lazyComponent(screenCode.COMPANY),
  CONTACT: lazyComponent(screenCode.CONTACT),
  DOCUMENT: lazyComponent(screenCode.DOCUMENT),
} as const;

/** The screens that are files of their own. */
export const screens = {
  ...recordScreens,
  /** The job hunts of all phases, or of one. */
  jobHunts: lazyComponent(screenCode.jobHunts),
  /** One page with everything about a hunt, for when they call. */
  huntSheet: lazyComponent(screenCode.huntSheet),
  /** The offers of hunts side by side. */
  compare: lazyComponent(screenCode.compare),
  /** The details of a job, captured from an advert. */
  jobDetails: lazyComponent(screenCode.jobDetails),
  /** The captured advert of a hunt, read-only. */
  advert: lazyComponent(screenCode.advert),
  /** The log of activity. */
  logs: lazyComponent(screenCode.logs),
  /** The profile, with the settings of this browser. */
  profile: lazyComponent(screenCode.profile),
  /** The redirect of a workflow step. */
  step: lazyComponent(screenCode.step),
  /** The guide of a workflow step. */
  guide: lazyComponent(screenCode.guide),
} as const satisfies Readonly<Record<ScreenName, unknown>>;

/** The placeholder of screens that are not built yet. */
export const placeholderScreen = lazyComponent(
  async () => (await import("../features/placeholder/PlaceholderScreen.js")).PlaceholderScreen,
);

/** The notice on who may sign up, which stands outside of the frame of the screens. */
export const signUpPage = lazyComponent(async () => (await import("./SignUpPage.js")).SignUpPage);

/** Loads the screen of an address before it is shown; resolves once it is there, or could not be loaded. */
export function loadScreen(path: string): Promise<void> {
  const name = findScreen(path);
  return name === undefined ? dashboardScreen.load() : screens[name].load();
}
