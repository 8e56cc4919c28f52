/** The code of each screen, by the beginning of its address. A test compares the addresses with the routes. */
const SCREENS: readonly (readonly [address: RegExp, load: () => Promise<unknown>])[] = [
  [
    /^\/jobhunts(\/(preparing|applying|interviewing|accepting))?\/?$/,
    () => import("../features/jobhunt/JobHuntScreen.js"),
  ],
  [/^\/jobhunts\//, () => import("../features/huntsheet/HuntSheetScreen.js")],
  [/^\/idealjobs/, () => import("../features/idealjob/IdealJobScreen.js")],
  [/^\/companies/, () => import("../features/company/CompanyScreen.js")],
  [/^\/contacts/, () => import("../features/contact/ContactScreen.js")],
  [/^\/documents/, () => import("../features/document/DocumentScreen.js")],
  [/^\/jobdetails/, () => import("../features/jobdetails/JobDetailsScreen.js")],
  [/^\/advert/, () => import("../features/jobdetails/AdvertScreen.js")],
  [/^\/logs/, () => import("../features/log/LogScreen.js")],
  [/^\/profile/, () => import("../features/profile/ProfileScreen.js")],
  [/^\/step/, () => import("../features/step/StepScreen.js")],
  [/^\/notfound/, () => import("../features/guide/GuideScreen.js")],
];

/** Returns what loads the code of the screen of an address; undefined for one that the application itself contains. */
export function findScreen(path: string): (() => Promise<unknown>) | undefined {
  return SCREENS.find(([address]) => address.test(path))?.[1];
}
