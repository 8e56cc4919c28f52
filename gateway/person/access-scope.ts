import { registerEnumType } from "type-graphql";

/** The scopes of access tokens; operation-access.ts lists the operations of each. */
export enum AccessScope {
  READ = "READ",
  WRITE = "WRITE",
  CAPTURE = "CAPTURE",
  CALENDAR = "CALENDAR",
}

registerEnumType(AccessScope, {
  name: "AccessScope",
  description:
    "What an access token may do. No scope lets it change tokens or delete permanently: that takes a signed-in person.",
  valuesConfig: {
    READ: { description: "Ask every query, and fetch your files." },
    WRITE: { description: "Create, change, delete, restore and undo, and upload files; it sees what it changed." },
    CAPTURE: { description: "Read adverts, ask the AI model, and look for earlier captures. Saving them takes WRITE." },
    CALENDAR: {
      description: "Read `/api/calendar.ics`, the appointments and the days of your hunts, and nothing else.",
    },
  },
});
