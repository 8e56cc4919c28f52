import type { ListedKind } from "../lib/recordKinds.js";

const records = {
  IDEAL_JOB: async () => (await import("../features/idealjob/IdealJobScreen.js")).IdealJobScreen,
  COMPANY: async () => (await import("../features/company/CompanyScreen.js")).CompanyScreen,
  CONTACT: async () => (await import("../features/contact/ContactScreen.js")).ContactScreen,
  DOCUMENT: async () => (await import("../features/document/DocumentScreen.js")).DocumentScreen,
} as const satisfies Readonly<Record<ListedKind, unknown>>;

/** Loads the code of each screen that is a file of its own. */
export const screenCode = {
  ...records,
  jobHunts: async () => (await import("../features/jobhunt/JobHuntScreen.js")).JobHuntScreen,
  huntSheet: async () => (await import("../features/huntsheet/HuntSheetScreen.js")).HuntSheetScreen,
  compare: async () => (await import("../features/offer/CompareScreen.js")).CompareScreen,
  jobDetails: async () => (await import("../features/jobdetails/JobDetailsScreen.js")).JobDetailsScreen,
  advert: async () => (await import("../features/jobdetails/AdvertScreen.js")).AdvertScreen,
  logs: async () => (await import("../features/log/LogScreen.js")).LogScreen,
  profile: async () => (await import("../features/profile/ProfileScreen.js")).ProfileScreen,
  step: async () => (await import("../features/step/StepScreen.js")).StepScreen,
  guide: async () => (await import("../features/guide/GuideScreen.js")).GuideScreen,
} as const;

/** The name of such a screen. */
export type ScreenName = keyof typeof screenCode;

/** The screens by the beginning of their addresses. A test compares the addresses with the routes. */
const ADDRESSES: readonly (readonly [address: RegExp, name: ScreenName])[] = [
  [/^\/jobhunts(\/(preparing|applying|interviewing|accepting))?\/?$/, "jobHunts"],
  [/^\/jobhunts\//, "huntSheet"],
  [/^\/idealjobs/, "IDEAL_JOB"],
  [/^\/companies/, "COMPANY"],
  [/^\/contacts/, "CONTACT"],
  [/^\/documents/, "DOCUMENT"],
  [/^\/jobdetails/, "jobDetails"],
  [/^\/advert/, "advert"],
  [/^\/logs/, "logs"],
  [/^\/profile/, "profile"],
  [/^\/step/, "step"],
  [/^\/notfound/, "guide"],
];

/** Returns the screen of an address; undefined for one that the application itself contains. */
export function findScreen(path: string): ScreenName | undefined {
  return ADDRESSES.find(([address]) => address.test(path))?.[1];
}
