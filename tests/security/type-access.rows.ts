import { getNamedType, isCompositeType } from "graphql";
import { nameOf, type Walk, type WalkStep } from "../support/walks.js";
import { EXPECTED_ACCESS, type Scope } from "./access.rows.js";

/** What no token sees: what gives access, and ways to sign in. */
const SIGNED_IN_TYPES = [
  "AccessToken",
  "AddedPasskey",
  "CalendarFeed",
  "ChangedPassword",
  "ConfirmedIdentity",
  "EmptiedTrash",
  "EndedSessions",
  "NewAccessToken",
  "NewCalendarFeed",
  "NewRecoveryCodes",
  "OneTimeCodeSetup",
  "Passkey",
  "PasskeyCeremony",
  "RemovedPasskey",
  "RevokedAccessToken",
  "RevokedCalendarFeed",
  "SecondFactors",
  "Session",
  "TurnedOffOneTimeCodes",
  "ViewerChange",
];

/** What CAPTURE read for its caller, and READ did not. */
const ADVERT_TYPES = ["ExtractedField", "Extraction", "JobPosting"];

/** All that CAPTURE sees. */
const CAPTURE_SEES: Readonly<Record<string, readonly string[]>> = {
  // Whose token it is, and whether there is a model to ask.
  Person: ["email", "familyName", "featuresOff", "givenName", "guid", "hasModel", "id", "name", "uploadMaxBytes"],
  EarlierCapture: [
    "appliedAt",
    "capturedAt",
    "isLikelySame",
    "jobDetails",
    "jobHunt",
    "kind",
    "reasons",
    "sharedWords",
  ],
  JobHunt: [
    ...["id", "name", "currentPhase", "outcome", "jobDetails"],
    ...["answerBy", "contractArrivedOn", "deadline", "offerReceivedOn", "signBy", "startsOn"],
    ...["createdAt", "finishedAt", "terminatedAt"],
  ],
  JobDetails: [
    ...["id", "jobHuntId", "createdAt", "title", "advertText", "sourceUrl", "evidence"],
    ...["applicationDeadline", "companyAddress", "companyName", "jobDescription", "jobRequirements"],
    ...["jobResponsibilities", "jobTitle", "location", "perksAndBenefits", "publishedDate", "recruitmentAgency"],
    ...["recruitmentAgencyAddress", "referenceNumber", "salary", "term"],
  ],
  FieldEvidence: ["confidence", "end", "field", "quote", "runs", "source", "start"],
  EvidenceRun: ["end", "quote", "start"],
  ExtractedField: ["confidence", "end", "field", "quote", "runs", "source", "start", "value"],
  Extraction: ["advertText", "canImprove", "fields", "id", "language", "notices", "postings", "sourceUrl", "usedModel"],
  JobPosting: ["isRead", "place", "title"],
};

/** The objects that WRITE sees: the record that was changed, and the parts of which it consists. */
const WRITE_FOLLOWS = [
  ...["AppointmentChange.appointment", "CompanyChange.company", "ContactChange.contact", "DocumentChange.document"],
  ...["IdealJobChange.idealJob", "JobHuntChange.jobHunt", "LinkChange.link", "NoteChange.note", "SignChange.sign"],
  ...["StepCheckChange.stepCheck", "StepTextChange.stepText", "SubmissionChange.submission", "OfferChange.offer"],
  ...["JobHuntsTerminated.jobHunts", "JobDecided.jobHunt", "JobHuntFinished.jobHunt"],
  ...["Undone.logEntries", "Undone.withoutUndo"],
  // A step is a part of its hunt, and the captured details are saved with one.
  ...["StepsChange.answers", "StepAnswer.jobHunt", "StepAnswer.problem"],
  ...["StepChange.step", "StepChange.jobHunt", "JobDetailsDone.jobDetails", "JobDetailsDone.jobHunt"],
  ...["JobDetailsChange.jobDetails", "JobDetailsChange.jobHunt"],
  ...["JobHunt.phases", "JobHunt.step", "JobHunt.wholeHuntSteps", "Phase.steps", "Step.dueRule", "DueReason.facts"],
  ...["JobHunt.next", "JobHunt.nextAfter", "JobHunt.progress", "HuntNext.hint"],
  ...["JobDetails.evidence", "FieldEvidence.runs", "LogEntry.sentence", "LogSentence.facts"],
];

/** The values that are not the record's own: how many others there are, where its bytes are, what is the person's. */
const WRITE_LACKS = [
  ...["Company.noteCount", "Contact.noteCount", "Document.noteCount", "IdealJob.noteCount", "JobHunt.noteCount"],
  ...["JobHunt.jobTitle", "JobHunt.location", "JobHunt.salary"],
  ...["IdealJob.jobHuntCount", "Document.source", "UploadedFile.url"],
  ...["Person.createdAt", "Person.picture", "Person.timeZone", "Person.weekend"],
];

/**
 * Returns whether a scope sees a field of a type where it has come as far as that type, derived from the meaning of the
 * scope. Stated for the tests alone and never computed from the gateway's table.
 */
export function isSeen(scope: Scope, step: WalkStep): boolean {
  const { type, field } = step;
  switch (scope) {
    case "READ":
      return !SIGNED_IN_TYPES.includes(type) && !ADVERT_TYPES.includes(type);
    case "WRITE":
      return isCompositeType(getNamedType(field.type))
        ? WRITE_FOLLOWS.includes(nameOf(step))
        : !WRITE_LACKS.includes(nameOf(step));
    case "CAPTURE":
      return CAPTURE_SEES[type]?.includes(field.name) === true;
    case "CALENDAR":
      return false;
  }
}

/** Returns the first field of a walk that a scope does not see; undefined when it may go all the way. */
export function firstRefused(scope: Scope, walk: Walk): WalkStep | undefined {
  return walk.find((step, at) =>
    at === 0 ? EXPECTED_ACCESS[nameOf(step)]?.includes(scope) !== true : !isSeen(scope, step),
  );
}
