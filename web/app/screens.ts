import { lazyComponent } from "../lib/lazyComponent.js";
import { listedKinds, listedRecords, type ListedKind } from "../lib/recordKinds.js";
import { tableOf } from "../lib/tableOf.js";
import { paths, type Path } from "./paths.js";

/** The dashboard. */
export const dashboardScreen = lazyComponent(
  async () => (await import("../features/dashboard/DashboardScreen.js")).DashboardScreen,
);
/** The job hunts of all phases, or of one. */
export const jobHuntScreen = lazyComponent(
  async () => (await import("../features/jobhunt/JobHuntScreen.js")).JobHuntScreen,
);
/** One page with everything about a hunt, for when they call. */
export const huntSheetScreen = lazyComponent(
  async () => (await import("../features/huntsheet/HuntSheetScreen.js")).HuntSheetScreen,
);
/** The details of a job, captured from an advert. */
export const jobDetailsScreen = lazyComponent(
  async () => (await import("../features/jobdetails/JobDetailsScreen.js")).JobDetailsScreen,
);
/** The captured advert of a hunt, read-only. */
export const advertScreen = lazyComponent(
  async () => (await import("../features/jobdetails/AdvertScreen.js")).AdvertScreen,
);
/** The screens of the listed kinds of records. */
export const recordScreens = {
  IDEAL_JOB: lazyComponent(async () => (await import("../features/idealjob/IdealJobScreen.js")).IdealJobScreen),
  COMPANY: lazyComponent(async () => (await import("../features/company/CompanyScreen.js")).CompanyScreen),
  CONTACT: lazyComponent(async () => (await import("../features/contact/ContactScreen.js")).ContactScreen),
  DOCUMENT: lazyComponent(async () => (await import("../features/document/DocumentScreen.js")).DocumentScreen),
} as const satisfies Readonly<Record<ListedKind, unknown>>;
/** The log of activity. */
export const logScreen = lazyComponent(async () => (await import("../features/log/LogScreen.js")).LogScreen);
/** The profile, with the settings of this browser. */
export const profileScreen = lazyComponent(
  async () => (await import("../features/profile/ProfileScreen.js")).ProfileScreen,
);
/** The redirect of a workflow step. */
export const stepScreen = lazyComponent(async () => (await import("../features/step/StepScreen.js")).StepScreen);
/** The guide of a workflow step. */
export const guideScreen = lazyComponent(async () => (await import("../features/guide/GuideScreen.js")).GuideScreen);
/** The placeholder of screens that are not built yet. */
export const placeholderScreen = lazyComponent(
  async () => (await import("../features/placeholder/PlaceholderScreen.js")).PlaceholderScreen,
);

/** The notice on who may sign up, which stands outside of the frame of the screens. */
export const signUpPage = lazyComponent(async () => (await import("./SignUpPage.js")).SignUpPage);

const preloads: Partial<Record<Path, () => void>> = {
  [paths.dashboard]: dashboardScreen.preload,
  [paths.jobHunts]: jobHuntScreen.preload,
  [paths.preparing]: jobHuntScreen.preload,
  [paths.applying]: jobHuntScreen.preload,
  [paths.interviewing]: jobHuntScreen.preload,
  [paths.accepting]: jobHuntScreen.preload,
  [paths.jobDetails]: jobDetailsScreen.preload,
  [paths.advert]: advertScreen.preload,
  ...tableOf(listedKinds.map((kind) => [listedRecords[kind].path, recordScreens[kind].preload])),
  [paths.logs]: logScreen.preload,
  [paths.profile]: profileScreen.preload,
};

/** Preloads the screen of a link that is about to be followed. */
export function preloadScreen(path: Path): void {
  preloads[path]?.();
}
