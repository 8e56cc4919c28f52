/** The first part of every address of the client: those of `web/lib/paths.ts`, and of the lists of records. */
export const CLIENT_PAGES: readonly string[] = [
  "",
  "advert",
  "companies",
  "contacts",
  "documents",
  "idealjobs",
  "jobdetails",
  "jobhunts",
  "logs",
  "notfound",
  "profile",
  "signup",
  "step",
];
