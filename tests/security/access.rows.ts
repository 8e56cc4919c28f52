/** Every scope of an access token. */
export const SCOPES = ["READ", "WRITE", "CAPTURE", "CALENDAR"] as const;

/** A scope of an access token, as the schema spells it. */
export type Scope = (typeof SCOPES)[number];

/** Who holds a token that reaches data may learn whose it is. */
const WHOSE = ["Query.viewer"];

/** READ asks and listens. It changes nothing. */
const ASKING = [
  "Query.dashboard",
  "Query.today",
  "Query.dueItems",
  "Query.appointmentPreview",
  "Query.submissionPreview",
  "Query.workflow",
  "Query.record",
  "Query.jobHunts",
  "Query.jobHunt",
  "Query.jobHuntStatistics",
  "Query.jobHuntSuggestions",
  "Query.jobDetails",
  "Query.companies",
  "Query.company",
  "Query.companyTypes",
  "Query.companyStatistics",
  "Query.addressSuggestions",
  "Query.idealJobs",
  "Query.idealJob",
  "Query.idealJobStatistics",
  "Query.contacts",
  "Query.contact",
  "Query.contactTypes",
  "Query.contactStatistics",
  "Query.documents",
  "Query.document",
  "Query.documentTypes",
  "Query.documentStatistics",
  "Query.notes",
  "Query.pause",
  "Query.logEntries",
  "Query.trash",
  "Query.search",
  "Query.findJobHunts",
  "Subscription.changes",
  "GET /api/jobhunt/getall",
  "GET /files",
];

/** WRITE makes, changes, deletes, restores and undoes. It asks nothing. */
const CHANGING = [
  "Mutation.createJobHunt",
  "Mutation.updateJobHunt",
  "Mutation.renameJobHunt",
  "Mutation.advanceJobHunt",
  "Mutation.activatePhase",
  "Mutation.terminateJobHunt",
  "Mutation.reopenJobHunt",
  "Mutation.deleteJobHunt",
  "Mutation.setJobHuntDates",
  "Mutation.setStepDueDate",
  "Mutation.resetStepDueDate",
  "Mutation.snoozeStep",
  "Mutation.setStepDoneOn",
  "Mutation.openStep",
  "Mutation.completeStep",
  "Mutation.resetStep",
  "Mutation.skipStep",
  "Mutation.completeSteps",
  "Mutation.skipSteps",
  "Mutation.snoozeSteps",
  "Mutation.setStepStatus",
  "Mutation.saveJobDetails",
  "Mutation.completeJobDetails",
  "Mutation.saveJobData",
  "Mutation.createCompany",
  "Mutation.updateCompany",
  "Mutation.deleteCompany",
  "Mutation.createIdealJob",
  "Mutation.updateIdealJob",
  "Mutation.deleteIdealJob",
  "Mutation.linkIdealJob",
  "Mutation.unlinkIdealJob",
  "Mutation.linkRecord",
  "Mutation.unlinkRecord",
  "Mutation.createContact",
  "Mutation.createOwnContact",
  "Mutation.updateContact",
  "Mutation.deleteContact",
  "Mutation.createDocument",
  "Mutation.updateDocument",
  "Mutation.deleteDocument",
  "Mutation.uploadFile",
  "Mutation.createNote",
  "Mutation.updateNote",
  "Mutation.deleteNote",
  "Mutation.recordSign",
  "Mutation.createOffer",
  "Mutation.updateOffer",
  "Mutation.deleteOffer",
  "Mutation.createAppointment",
  "Mutation.updateAppointment",
  "Mutation.cancelAppointment",
  "Mutation.recordAppointmentOutcome",
  "Mutation.deleteAppointment",
  "Mutation.terminateJobHunts",
  "Mutation.decideOnJob",
  "Mutation.finishJobHunt",
  "Mutation.markDifferentJobs",
  "Mutation.recordSubmission",
  "Mutation.markSubmission",
  "Mutation.pauseJobHunts",
  "Mutation.saveStepText",
  "Mutation.resetStepText",
  "Mutation.setStepCheck",
  "Mutation.addLogEntry",
  "Mutation.undo",
  "Mutation.restore",
  "POST /api/upload",
];

/** CAPTURE reads adverts and asks the model, both at somebody's cost. It changes no record. */
const CAPTURING = ["Mutation.extractJobDetails", "Mutation.improveExtraction", "Mutation.askModel"];

/** Looking for earlier captures is asking, and part of capturing. */
const ASKING_AND_CAPTURING = ["Query.earlierCaptures"];

/** A calendar program reads the calendar and nothing else. */
const CALENDAR_READING = ["GET /api/calendar.ics"];

/** No token does these: what gives or takes access, and what is gone for good. */
const SIGNED_IN = [
  "Query.accessTokens",
  "Query.sessions",
  "Query.secondFactors",
  "Query.calendarFeed",
  "Mutation.createAccessToken",
  "Mutation.revokeAccessToken",
  "Mutation.changePassword",
  "Mutation.endSession",
  "Mutation.endOtherSessions",
  "Mutation.beginPasskey",
  "Mutation.addPasskey",
  "Mutation.removePasskey",
  "Mutation.beginOneTimeCodes",
  "Mutation.turnOnOneTimeCodes",
  "Mutation.turnOffOneTimeCodes",
  "Mutation.renewRecoveryCodes",
  "Mutation.beginConfirmation",
  "Mutation.confirmIdentity",
  "Mutation.renewCalendarFeed",
  "Mutation.updateViewer",
  "Mutation.updateCalendarFeed",
  "Mutation.revokeCalendarFeed",
  "Mutation.emptyTrash",
];

/**
 * The scopes that let an access token do each operation, and each path outside GraphQL, derived from the meaning of each
 * scope. Stated for the tests alone and never computed from the gateway's table: an operation that is in none of the
 * lists, or that the gateway lets pass with another scope, turns a test red.
 */
export const EXPECTED_ACCESS: Readonly<Record<string, readonly Scope[]>> = Object.fromEntries<readonly Scope[]>([
  ...WHOSE.map((name) => [name, ["READ", "WRITE", "CAPTURE"]] as const),
  ...ASKING.map((name) => [name, ["READ"]] as const),
  ...CHANGING.map((name) => [name, ["WRITE"]] as const),
  ...CAPTURING.map((name) => [name, ["CAPTURE"]] as const),
  ...ASKING_AND_CAPTURING.map((name) => [name, ["READ", "CAPTURE"]] as const),
  ...CALENDAR_READING.map((name) => [name, ["READ", "CALENDAR"]] as const),
  ...SIGNED_IN.map((name) => [name, []] as const),
]);
