import { registerEnumType } from "type-graphql";

/** The scopes of access tokens; operation-access.ts lists the operations of each, type-access.ts the fields. */
export enum AccessScope {
  READ = "READ",
  WRITE = "WRITE",
  CAPTURE = "CAPTURE",
  CALENDAR = "CALENDAR",
}

registerEnumType(AccessScope, {
  name: "AccessScope",
  description:
    "What an access token may do and see; several scopes add up. One field beyond them makes the whole operation FORBIDDEN. No scope lets it change tokens or delete permanently: that takes a signed-in person.",
  valuesConfig: {
    READ: { description: "Ask every query, and fetch your files." },
    WRITE: {
      description:
        "Create, change, delete, restore and undo, and upload files. It sees the record that it changed and the log entry, and neither what that is linked with nor addresses of files.",
    },
    CAPTURE: {
      description:
        "Read adverts, ask the AI model, and look for earlier captures: of their hunts it sees id, name, phase, days, outcome and advert, and nothing else. Saving takes WRITE.",
    },
    CALENDAR: {
      description: "Read `/api/calendar.ics`, the appointments and the days of your hunts, and nothing else.",
    },
  },
});
