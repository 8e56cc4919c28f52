import { uuidv7 } from "uuidv7";
import { PASSWORD } from "../support/factories/account.js";
import type { Space } from "../support/space.js";

/** How a call is aimed at somebody's things. */
export interface OwnershipRow {
  /** The variables; every ID the operation can take must come from the space. */
  readonly variables: (space: Space) => Readonly<Record<string, unknown>>;
  /** The variables of the same call with the IDs that exclude those above. */
  readonly orElse?: (space: Space) => Readonly<Record<string, unknown>>;
  /** The ids with which the call makes a new thing of the caller's own, whoever else has one by that id. */
  readonly creates?: readonly (keyof Space)[];
  /** How it is refused even to its owner, because no constant can be right: a code of this minute, a signature. */
  readonly refusedAs?: string;
}

const none: OwnershipRow = { variables: () => ({}) };
const step = ({ jobHunt }: Space): { readonly input: object } => ({
  input: { jobHuntId: jobHunt, step: "DECIDE_ON_JOB" },
});
const jobDetails: OwnershipRow = {
  variables: (space) => ({
    input: { id: space.jobDetails, jobHuntId: space.jobHunt, jobTitle: "Taken", companyName: "Taken" },
  }),
};

/** A row for each query, each mutation and each subscription; the ownership test fails when the schema has one that is missing here. */
export const OWNERSHIP_ROWS: Readonly<Record<string, OwnershipRow>> = {
  "Query.viewer": none,
  "Query.dashboard": none,
  "Query.today": none,
  "Query.dueItems": { variables: () => ({ group: "NEXT", first: 20 }) },
  "Query.appointmentPreview": {
    variables: ({ jobHunt }) => ({
      input: { jobHuntId: jobHunt, day: "2026-12-01", time: "10:30", timeZone: "Europe/Berlin" },
    }),
    orElse: ({ jobHunt, appointment }) => ({ input: { id: appointment, jobHuntId: jobHunt, day: "2026-12-01" } }),
  },
  "Query.submissionPreview": { variables: ({ jobHunt }) => ({ input: { jobHuntId: jobHunt, sentOn: "2026-11-20" } }) },
  "Query.workflow": none,
  "Query.jobHuntStatistics": none,
  "Query.companyTypes": none,
  "Query.companyStatistics": none,
  "Query.contactStatistics": none,
  "Query.documentStatistics": none,
  "Query.idealJobStatistics": none,
  "Query.jobHunts": { variables: () => ({ first: 20 }) },
  "Query.jobHunt": { variables: ({ jobHunt }) => ({ id: jobHunt }) },
  "Query.jobHuntSuggestions": { variables: ({ jobHunt }) => ({ jobHuntId: jobHunt }) },
  "Query.jobDetails": { variables: ({ jobHunt }) => ({ jobHuntId: jobHunt }) },
  "Query.earlierCaptures": {
    variables: ({ jobHunt }) => ({ input: { companyName: "Taken", jobTitle: "Taken", jobHuntId: jobHunt } }),
  },
  "Query.addressSuggestions": { variables: () => ({ text: "quay", first: 10 }) },
  "Query.companies": { variables: () => ({ first: 20 }) },
  "Query.company": { variables: ({ company }) => ({ id: company }) },
  "Query.record": { variables: ({ jobHunt }) => ({ kind: "JOB_HUNT", id: jobHunt }) },
  "Query.search": { variables: () => ({ text: "Mark", first: 50 }) },
  "Query.findJobHunts": { variables: () => ({ text: "Mark", first: 2 }) },
  "Query.logEntries": {
    variables: ({ jobHunt }) => ({ first: 200, where: { jobHuntId: jobHunt } }),
    orElse: () => ({ first: 200 }),
  },
  "Mutation.createJobHunt": {
    variables: ({ jobHunt, company }) => ({ input: { id: jobHunt, name: "Taken", companyId: company } }),
    creates: ["jobHunt"],
  },
  "Mutation.updateJobHunt": { variables: ({ jobHunt }) => ({ input: { id: jobHunt, name: "Taken", jobId: "Taken" } }) },
  "Mutation.renameJobHunt": { variables: ({ jobHunt }) => ({ input: { id: jobHunt, name: "Taken" } }) },
  "Mutation.advanceJobHunt": { variables: ({ jobHunt }) => ({ input: { id: jobHunt, from: "PREPARING" } }) },
  "Mutation.activatePhase": { variables: ({ jobHunt }) => ({ input: { id: jobHunt, phase: "APPLYING" } }) },
  "Mutation.terminateJobHunt": { variables: ({ jobHunt }) => ({ input: { id: jobHunt, reason: "Taken" } }) },
  "Mutation.reopenJobHunt": { variables: ({ jobHunt }) => ({ input: { id: jobHunt } }) },
  "Mutation.deleteJobHunt": { variables: ({ jobHunt }) => ({ input: { id: jobHunt } }) },
  "Mutation.setJobHuntDates": {
    variables: ({ jobHunt }) => ({ input: { jobHuntId: jobHunt, deadline: "2030-01-02" } }),
  },
  "Mutation.setStepDueDate": { variables: (space) => ({ input: { ...step(space).input, dueOn: "2030-01-02" } }) },
  "Mutation.resetStepDueDate": { variables: step },
  "Mutation.snoozeStep": { variables: (space) => ({ input: { ...step(space).input, until: "2030-01-02" } }) },
  "Mutation.setStepDoneOn": { variables: (space) => ({ input: { ...step(space).input, doneOn: "2026-01-02" } }) },
  "Mutation.openStep": { variables: step },
  "Mutation.completeStep": { variables: step },
  "Mutation.resetStep": { variables: step },
  "Mutation.skipStep": { variables: step },
  "Mutation.completeSteps": { variables: (space) => ({ input: { steps: [step(space).input] } }) },
  "Mutation.skipSteps": { variables: (space) => ({ input: { steps: [step(space).input] } }) },
  "Mutation.snoozeSteps": {
    variables: (space) => ({ input: { steps: [step(space).input], until: "2030-01-02" } }),
  },
  "Mutation.setStepStatus": {
    variables: ({ jobHunt }) => ({ input: { jobHuntId: jobHunt, step: "DECIDE_ON_JOB", status: "DONE" } }),
  },
  "Mutation.saveJobDetails": jobDetails,
  "Mutation.completeJobDetails": jobDetails,
  "Mutation.saveJobData": {
    variables: (space) => ({ input: { id: space.jobDetails, jobHuntId: space.jobHunt, data: "{}" } }),
  },
  "Mutation.extractJobDetails": { variables: () => ({ input: { text: "An advert" } }) },
  "Mutation.improveExtraction": { variables: () => ({ input: { id: "a-hash" } }) },
  "Mutation.askModel": { variables: () => ({ input: { message: "A question" } }) },
  "Mutation.createCompany": {
    variables: ({ company }) => ({ input: { id: company, name: "Taken" } }),
    creates: ["company"],
  },
  "Mutation.updateCompany": { variables: ({ company }) => ({ input: { id: company, name: "Taken" } }) },
  "Mutation.deleteCompany": { variables: ({ company }) => ({ input: { id: company } }) },
  "Query.idealJobs": { variables: ({ jobHunt }) => ({ jobHuntId: jobHunt, first: 40 }) },
  "Query.idealJob": { variables: ({ idealJob }) => ({ id: idealJob }) },
  "Mutation.createIdealJob": {
    variables: ({ idealJob }) => ({ input: { id: idealJob, name: "Taken" } }),
    creates: ["idealJob"],
  },
  "Mutation.updateIdealJob": { variables: ({ idealJob }) => ({ input: { id: idealJob, name: "Taken" } }) },
  "Mutation.deleteIdealJob": { variables: ({ idealJob }) => ({ input: { id: idealJob } }) },
  "Mutation.linkIdealJob": {
    variables: ({ jobHunt, idealJob }) => ({ input: { jobHuntId: jobHunt, idealJobId: idealJob } }),
  },
  "Mutation.unlinkIdealJob": { variables: ({ jobHunt }) => ({ input: { jobHuntId: jobHunt } }) },
  "Mutation.linkRecord": {
    variables: ({ jobHunt, contact }) => ({
      input: { jobHuntId: jobHunt, kind: "CONTACT", id: contact, note: "Taken" },
    }),
  },
  "Mutation.unlinkRecord": {
    variables: ({ jobHunt, company }) => ({
      input: { jobHuntId: jobHunt, kind: "COMPANY", id: company, step: "DECIDE_ON_JOB" },
    }),
  },
  "Query.contacts": { variables: () => ({ first: 40 }) },
  "Query.contact": { variables: ({ contact }) => ({ id: contact }) },
  "Query.contactTypes": none,
  "Mutation.createContact": {
    variables: ({ contact, company }) => ({ input: { id: contact, lastName: "Taken", companyId: company } }),
    creates: ["contact"],
  },
  "Mutation.createOwnContact": none,
  "Mutation.updateContact": {
    variables: ({ contact, company }) => ({ input: { id: contact, lastName: "Taken", companyId: company } }),
  },
  "Mutation.deleteContact": { variables: ({ contact }) => ({ input: { id: contact } }) },
  "Query.documents": { variables: () => ({ first: 40 }) },
  "Query.document": { variables: ({ document }) => ({ id: document }) },
  "Query.documentTypes": none,
  "Mutation.createDocument": {
    variables: ({ document, file }) => ({ input: { id: document, name: "Taken", fileId: file } }),
    creates: ["document"],
  },
  "Mutation.updateDocument": {
    variables: ({ document, file }) => ({ input: { id: document, name: "Taken", fileId: file } }),
  },
  "Mutation.deleteDocument": { variables: ({ document }) => ({ input: { id: document } }) },
  "Mutation.uploadFile": { variables: () => ({ file: new File(["Taken"], "taken.txt") }) },
  "Query.notes": { variables: ({ noteGuid }) => ({ noteGuid, first: 200 }) },
  "Mutation.createNote": {
    variables: ({ note, noteGuid }) => ({ input: { id: note, noteGuid, title: "Taken" } }),
    creates: ["note"],
  },
  "Mutation.updateNote": {
    variables: ({ note, noteGuid }) => ({ input: { id: note, noteGuid, title: "Taken" } }),
  },
  "Mutation.deleteNote": { variables: ({ note, noteGuid }) => ({ input: { id: note, noteGuid } }) },
  "Query.pause": none,
  "Mutation.recordSign": {
    variables: ({ sign, jobHunt }) => ({
      input: { id: sign, jobHuntId: jobHunt, on: "2026-11-21", from: "THEM", kind: "MAIL", note: "Taken" },
    }),
    creates: ["sign"],
  },
  "Mutation.createAppointment": {
    variables: ({ appointment, jobHunt, contact }) => ({
      input: { id: appointment, jobHuntId: jobHunt, kind: "PHONE", day: "2026-12-01", contactIds: [contact] },
    }),
    creates: ["appointment"],
  },
  "Mutation.updateAppointment": {
    variables: ({ appointment, contact }) => ({ input: { id: appointment, note: "Taken", contactIds: [contact] } }),
  },
  "Mutation.cancelAppointment": { variables: ({ appointment }) => ({ input: { id: appointment } }) },
  "Mutation.recordAppointmentOutcome": {
    variables: ({ appointment }) => ({ input: { id: appointment, outcome: null } }),
  },
  "Mutation.deleteAppointment": { variables: ({ appointment }) => ({ input: { id: appointment } }) },
  "Mutation.createOffer": {
    variables: ({ offer, jobHunt, document }) => ({ input: { id: offer, jobHuntId: jobHunt, documentId: document } }),
    creates: ["offer"],
  },
  "Mutation.updateOffer": {
    variables: ({ offer, document }) => ({ input: { id: offer, note: "Taken", documentId: document } }),
  },
  "Mutation.deleteOffer": { variables: ({ offer }) => ({ input: { id: offer } }) },
  "Mutation.markDifferentJobs": {
    variables: ({ jobHunt }) => ({ input: { jobHuntId: jobHunt, otherJobHuntId: jobHunt } }),
    refusedAs: "VALIDATION",
  },
  "Mutation.decideOnJob": { variables: ({ jobHunt }) => ({ input: { jobHuntId: jobHunt, decision: "APPLY" } }) },
  "Mutation.finishJobHunt": {
    variables: ({ jobHunt }) => ({ input: { id: jobHunt } }),
    // It is in its first phase.
    refusedAs: "ILLEGAL_TRANSITION",
  },
  "Mutation.terminateJobHunts": { variables: ({ jobHunt }) => ({ input: { ids: [jobHunt], outcome: "NO_REPLY" } }) },
  "Mutation.recordSubmission": {
    variables: ({ submission, jobHunt, contact, document }) => ({
      input: {
        id: submission,
        jobHuntId: jobHunt,
        // Before the one of the space, whatever the ids are.
        sentOn: "2026-11-19",
        channel: "EMAIL",
        contactId: contact,
        files: [{ documentId: document }],
        letter: "Taken",
      },
    }),
    creates: ["submission"],
  },
  "Mutation.markSubmission": { variables: ({ submission }) => ({ input: { id: submission, isMistake: true } }) },
  "Mutation.pauseJobHunts": {
    variables: ({ jobHunt }) => ({ input: { jobHuntId: jobHunt, until: "2026-12-01" } }),
  },
  "Mutation.saveStepText": {
    variables: (space) => ({ input: { ...step(space).input, key: "mail", language: "en", body: "Taken" } }),
  },
  "Mutation.resetStepText": {
    variables: (space) => ({ input: { ...step(space).input, key: "notes", language: "en" } }),
  },
  "Mutation.setStepCheck": {
    variables: (space) => ({ input: { ...step(space).input, key: "terms", state: "TO_ASK", question: "Taken" } }),
  },
  "Query.trash": { variables: () => ({ first: 200 }) },
  "Mutation.restore": { variables: ({ trashed }) => ({ input: { kind: "COMPANY", id: trashed } }) },
  "Mutation.emptyTrash": none,
  "Query.sessions": none,
  "Query.secondFactors": none,
  "Mutation.beginPasskey": none,
  "Mutation.addPasskey": {
    variables: () => ({ input: { name: "Taken", response: "{}" } }),
    refusedAs: "VALIDATION",
  },
  "Mutation.removePasskey": { variables: ({ passkey }) => ({ input: { id: passkey } }) },
  "Mutation.beginOneTimeCodes": none,
  "Mutation.turnOnOneTimeCodes": { variables: () => ({ input: { code: "000000" } }), refusedAs: "VALIDATION" },
  "Mutation.turnOffOneTimeCodes": none,
  "Mutation.renewRecoveryCodes": none,
  "Mutation.beginConfirmation": none,
  "Mutation.confirmIdentity": {
    variables: () => ({ input: { password: PASSWORD, code: "000000" } }),
    refusedAs: "VALIDATION",
  },
  "Mutation.updateViewer": { variables: () => ({ input: { timeZone: "Europe/Berlin" } }) },
  "Mutation.changePassword": {
    variables: () => ({ input: { currentPassword: PASSWORD, newPassword: "another password" } }),
  },
  "Mutation.endSession": { variables: ({ session }) => ({ input: { id: session } }) },
  "Mutation.endOtherSessions": none,
  "Query.accessTokens": none,
  "Mutation.createAccessToken": { variables: () => ({ input: { name: "Taken", scopes: ["READ"] } }) },
  "Mutation.revokeAccessToken": { variables: ({ accessToken }) => ({ input: { id: accessToken } }) },
  "Query.calendarFeed": none,
  "Mutation.renewCalendarFeed": none,
  "Mutation.updateCalendarFeed": { variables: () => ({ input: { includesEmployers: true } }) },
  "Mutation.revokeCalendarFeed": none,
  "Mutation.addLogEntry": {
    variables: ({ logEntry }) => ({ input: { id: logEntry, event: "Taken" } }),
    creates: ["logEntry"],
  },
  "Mutation.undo": {
    variables: ({ logEntry }) => ({ input: { logEntryId: logEntry } }),
    orElse: ({ changeSet }) => ({ input: { changeSetId: changeSet } }),
  },
  "Subscription.changes": none,
};

/** Returns the variables of a call on somebody's own things; what it makes gets an id that nothing has yet. */
export function ownVariables({ variables, creates = [] }: OwnershipRow, space: Space): object {
  return variables({ ...space, ...Object.fromEntries(creates.map((key) => [key, uuidv7()])) });
}

/** Returns the row of an operation, and one more for the ids that exclude those of the first. */
export function rowsOf(name: string): readonly OwnershipRow[] {
  const row: OwnershipRow = OWNERSHIP_ROWS[name] ?? { variables: () => ({}) };
  return row.orElse === undefined ? [row] : [row, { ...row, variables: row.orElse }];
}
