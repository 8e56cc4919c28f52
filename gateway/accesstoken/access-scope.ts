import { registerEnumType } from "type-graphql";

/** What an access token may be allowed to do; which operation needs what stands in operation-access.ts. */
export enum AccessScope {
  READ = "READ",
  WRITE = "WRITE",
  CAPTURE = "CAPTURE",
  CALENDAR = "CALENDAR",
}

registerEnumType(AccessScope, {
  name: "AccessScope",
  description:
    "What an access token may do. Nothing lets it touch tokens or delete for good: that takes a signed-in person.",
  valuesConfig: {
    READ: { description: "Ask every query, and fetch your files." },
    WRITE: { description: "Create, change, delete, restore and undo, and upload files; it sees what it changed." },
    CAPTURE: { description: "Read adverts, ask the AI model, and look for earlier captures. Saving them takes WRITE." },
    CALENDAR: { description: "Read `/api/calendar.ics`, the days until when to apply, and nothing else." },
  },
});
