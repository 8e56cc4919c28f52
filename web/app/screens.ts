import { lazyScreen } from "./lazyScreen.js";
import { paths, type Path } from "./paths.js";

/** The dashboard. */
export const dashboardScreen = lazyScreen(
  async () => (await import("../features/dashboard/DashboardScreen.js")).DashboardScreen,
);
/** The job hunts, of all phases or of one. */
export const jobHuntScreen = lazyScreen(
  async () => (await import("../features/jobhunt/JobHuntScreen.js")).JobHuntScreen,
);
/** The details of a job, captured from an advert. */
export const jobDetailsScreen = lazyScreen(
  async () => (await import("../features/jobdetails/JobDetailsScreen.js")).JobDetailsScreen,
);
/** The captured advert of a hunt, to be read. */
export const advertScreen = lazyScreen(
  async () => (await import("../features/jobdetails/AdvertScreen.js")).AdvertScreen,
);
/** The companies. */
export const companyScreen = lazyScreen(
  async () => (await import("../features/company/CompanyScreen.js")).CompanyScreen,
);
/** The documents. */
export const documentScreen = lazyScreen(
  async () => (await import("../features/document/DocumentScreen.js")).DocumentScreen,
);
/** The log of activity. */
export const logScreen = lazyScreen(async () => (await import("../features/log/LogScreen.js")).LogScreen);
/** The ideal jobs. */
export const idealJobScreen = lazyScreen(
  async () => (await import("../features/idealjob/IdealJobScreen.js")).IdealJobScreen,
);
/** The contacts. */
export const contactScreen = lazyScreen(
  async () => (await import("../features/contact/ContactScreen.js")).ContactScreen,
);
/** The person and the settings of this browser. */
export const profileScreen = lazyScreen(
  async () => (await import("../features/profile/ProfileScreen.js")).ProfileScreen,
);
/** Where a workflow step leads. */
export const stepScreen = lazyScreen(async () => (await import("../features/step/StepScreen.js")).StepScreen);
/** What is not built yet. */
export const placeholderScreen = lazyScreen(
  async () => (await import("../features/placeholder/PlaceholderScreen.js")).PlaceholderScreen,
);

const preloads: Partial<Record<Path, () => void>> = {
  [paths.dashboard]: dashboardScreen.preload,
  [paths.jobHunts]: jobHuntScreen.preload,
  [paths.preparing]: jobHuntScreen.preload,
  [paths.applying]: jobHuntScreen.preload,
  [paths.interviewing]: jobHuntScreen.preload,
  [paths.accepting]: jobHuntScreen.preload,
  [paths.jobDetails]: jobDetailsScreen.preload,
  [paths.advert]: advertScreen.preload,
  [paths.idealJobs]: idealJobScreen.preload,
  [paths.companies]: companyScreen.preload,
  [paths.contacts]: contactScreen.preload,
  [paths.documents]: documentScreen.preload,
  [paths.logs]: logScreen.preload,
  [paths.profile]: profileScreen.preload,
};

/** Fetches the screen behind a link that is about to be followed. */
export function preloadScreen(path: Path): void {
  preloads[path]?.();
}
