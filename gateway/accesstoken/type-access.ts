import { AccessScope } from "../person/access-scope.js";

const { READ, WRITE, CAPTURE } = AccessScope;

/** The fields of types, by the name of the type, as names between spaces. */
type Fields = Readonly<Record<string, string>>;

type Entry = readonly [field: string, scopes: readonly AccessScope[]];

/** What CAPTURE needs to tell whose token it is, and to recognize a job that was captured before. */
const SEEN_BY_ALL: Fields = {
  EvidenceRun: "end quote start",
  FieldEvidence: "confidence end field quote runs source start",
  JobDetails: `advertText applicationDeadline companyAddress companyName createdAt evidence id jobDescription jobHuntId
    jobRequirements jobResponsibilities jobTitle location perksAndBenefits publishedDate recruitmentAgency
    recruitmentAgencyAddress referenceNumber salary sourceUrl term title`,
  JobHunt: `answerBy contractArrivedOn createdAt currentPhase deadline finishedAt id name offerReceivedOn outcome signBy
    startsOn terminatedAt`,
  Person: "email familyName featuresOff givenName guid hasModel id name uploadMaxBytes",
};

const SEEN_BY_CAPTURE: Fields = {
  EarlierCapture: "appliedAt capturedAt isLikelySame jobDetails jobHunt kind reasons sharedWords",
  JobHunt: "jobDetails",
};

/** The advert that was sent to be read. */
const READ_FROM_ADVERT: Fields = {
  ExtractedField: "confidence end field quote runs source start value",
  Extraction: "advertText canImprove fields id language notices postings sourceUrl usedModel",
  JobPosting: "isRead place title",
};

/** The values of a record itself, as WRITE sees them of the record that it changed. */
const OWN: Fields = {
  Appointment: `cancelledBy createdAt day endsAt id jobHuntId kind minutes note outcome phone place repeatedHour round
    roundName roundNumber startsAt time timeZone updatedAt url version`,
  Company: "address createdAt description id name noteGuid phone type updatedAt version website",
  Contact: `createdAt description email firstName id lastName middleNames mobile noteGuid organization role salutation
    updatedAt version`,
  Document: "createdAt description id name noteGuid type updatedAt version versionNumber",
  DueFact: "name value",
  DueReason: "facts key",
  HuntNext: "day hint isLate kind startsAt step",
  HuntProgress: "isComplete statuses stepsDone stepsTotal",
  IdealJob: "createdAt description id name noteGuid status updatedAt version",
  JobDetails: "data updatedAt version",
  JobHunt: `applicationId jobId next nextAfter nextDueOn noteGuid openDates pausedUntil phases progress quietSince scenario stage
    status step suggestedOutcome talkingPoints terminationReason updatedAt version wholeHuntSteps`,
  Link: "companyId contactId createdAt documentId id jobHuntId note noteId role step updatedAt version",
  LogEntry: "action changeSetId date entry id isUndoable sentence subjectId subjectKind undoneAt",
  LogFact: "name value",
  LogSentence: "facts key undone",
  Note: "content createdAt date id noteGuid title updatedAt version",
  NoteTarget: "createdAt id noteGuid updatedAt version",
  Offer: `answerBy bonus createdAt daysOff hours id jobHuntId note outcome payAmount payCurrency payPeriod place receivedOn
    startsOn term updatedAt version`,
  OwnedRecord: "createdAt id updatedAt version",
  Pause: "createdAt from id jobHuntId until updatedAt version",
  Phase: "id isComplete name nextStage stage status steps stepsDone stepsTotal",
  Sign: "createdAt from id jobHuntId kind note on promisedOn updatedAt version",
  Step: "allowedActions changedAt doneOn dueOn dueRule dueSetBy id key name number status",
  StepCheck: "createdAt id jobHuntId key question state step updatedAt version",
  StepText: "body createdAt id jobHuntId key language step subject updatedAt version",
  Submission: `advertHash advertText channel createdAt id isMistake jobHuntId letter letterHash recipient sentOn
    sentTime updatedAt version`,
  UploadedFile: "fileId mediaType name size",
};

/** The results of mutations: what they changed, and the ids of it. */
const CHANGES: Fields = {
  AppointmentChange: "appointment id logEntryId",
  CompanyChange: "company id logEntryId",
  ContactChange: "contact id logEntryId",
  Deleted: "id isRepeated logEntryId",
  DifferentJobs: "isDifferent jobHuntId otherJobHuntId",
  DocumentChange: "document id logEntryId",
  IdealJobChange: "id idealJob logEntryId",
  JobDecided: "changeSetId jobHunt",
  JobDetailsChange: "id jobDetails jobHunt logEntryId",
  JobDetailsDone: "jobDetails jobDetailsId jobHunt jobHuntId logEntryId",
  JobHuntChange: "id jobHunt logEntryId",
  JobHuntFinished: "changeSetId jobHunt",
  JobHuntsTerminated: "changeSetId jobHunts",
  LinkChange: "id link logEntryId",
  NoteChange: "id logEntryId note",
  OfferChange: "id logEntryId offer",
  PauseChange: "id logEntryId pausedUntil",
  Restored: "id kind logEntryId",
  SignChange: "id logEntryId sign",
  StepAnswer: "jobHunt jobHuntId problem step",
  StepChange: "jobHunt jobHuntId logEntryId step",
  StepCheckChange: "id logEntryId stepCheck",
  StepProblem: "code message",
  StepsChange: "answers changeSetId",
  StepTextChange: "id logEntryId stepText",
  SubmissionChange: "id logEntryId submission",
  Undone: "changeSetId logEntries withoutUndo",
};

/** Where a record leads to others, in lists or one by one, how many there are, and the addresses of files. */
const LINKED: Fields = {
  Appointment: "contacts jobHunt",
  AppointmentChange: "jobHunt",
  Company: "applications contacts jobHunts noteCount notes",
  Contact: "appointments company jobHunts noteCount notes",
  Document: "file jobHunts noteCount notes source versions",
  HuntNext: "appointment",
  IdealJob: "jobHuntCount noteCount notes",
  JobDetails: "employer jobHunt recruiter",
  JobDetailsDone: "employer recruiter",
  JobHunt: `appointments companies contacts documents employer idealJob jobTitle linkedNotes location noteCount notes offer
    offers salary signs stepChecks stepTexts submissions`,
  LinkChange: "jobHunt",
  LogEntry: "subject",
  NoteTarget: "noteCount notes",
  Offer: "document",
  OfferChange: "jobHunt",
  PauseChange: "jobHunt",
  Person: "createdAt guest picture quotas timeZone weekend",
  SignChange: "jobHunt",
  StepCheckChange: "jobHunt",
  StepTextChange: "jobHunt",
  Submission: "contact files",
  SubmissionChange: "jobHunt",
  UploadedFile: "url",
};

/** Lists, figures, and what else only queries and the subscription return. */
const ASKED: Fields = {
  ActiveStep: "jobHunt jobHuntId jobHuntName phase step",
  AddressSuggestion: "description",
  AppointmentConnection: "edges isTotalCountBounded nodes pageInfo totalCount",
  AppointmentEdge: "cursor node",
  AppointmentPreview: "closedSteps isPast overlaps startsAt steps",
  AppointmentPreviewStep: "dueOn isShort previousDueOn setBy step",
  CapturedJob: "capturedAt fields found jobHunt",
  CompanyApplications: "answered count endedOn last sent",
  CompanyConnection: "edges isTotalCountBounded nodes pageInfo totalCount",
  CompanyEdge: "cursor node",
  CompanyJobHuntConnection: "edges isTotalCountBounded nodes pageInfo totalCount",
  CompanyJobHuntEdge: "cursor linkId linkedAt node note role step",
  ContactConnection: "edges isTotalCountBounded nodes pageInfo totalCount",
  ContactEdge: "cursor node",
  Dashboard: "activeSteps byPhase companies contacts documents finished idealJobs jobHunts logEntries",
  DocumentConnection: "edges isTotalCountBounded nodes pageInfo totalCount",
  DocumentEdge: "cursor node",
  DocumentVersion: "file isCurrent number uploadedAt",
  DueGroup: "count items",
  DueItem: "appointment dueOn hint id jobHunt kind startsAt step version",
  DueItemConnection: "edges isTotalCountBounded nodes pageInfo totalCount",
  DueItemEdge: "cursor node",
  Employer: "company name",
  FoundJobHunt: "jobHunt match text",
  Guest: "additions canKeep changed endsAt endsUnused",
  GuestAddition: "count kind names",
  IdealJobConnection: "edges isTotalCountBounded nodes pageInfo totalCount",
  IdealJobEdge: "cursor isFollowed node",
  IdealJobStatistics: "byStatus total withNotes",
  IdealJobStatusCount: "count status",
  JobHuntConnection: "edges isTotalCountBounded nodes pageInfo totalCount",
  JobHuntEdge: "cursor node",
  JobHuntStatistics: `applications byPhase dueToday finished ledToTalks sent sentWithoutAnswer stepsDonePerWeek stillWaiting
    terminated total withoutNews`,
  LinkedCompanyConnection: "edges isTotalCountBounded nodes pageInfo totalCount",
  LinkedCompanyEdge: "cursor linkId linkedAt node note role step",
  LinkedContactConnection: "edges isTotalCountBounded nodes pageInfo totalCount",
  LinkedContactEdge: "cursor linkId linkedAt node note step",
  LinkedDocumentConnection: "edges isTotalCountBounded nodes pageInfo totalCount",
  LinkedDocumentEdge: "cursor linkId linkedAt node note step",
  LinkedJobHuntConnection: "edges isTotalCountBounded nodes pageInfo totalCount",
  LinkedJobHuntEdge: "cursor linkId linkedAt node note step",
  LinkedNoteConnection: "edges isTotalCountBounded nodes pageInfo totalCount",
  LinkedNoteEdge: "cursor linkId linkedAt node note step",
  LiveChange: "id kind logEntryId operation origin version",
  LogEntryConnection: "edges isTotalCountBounded nodes pageInfo totalCount",
  LogEntryEdge: "cursor node",
  NoteConnection: "edges hasRecord isTotalCountBounded nodes pageInfo totalCount",
  NoteEdge: "cursor node",
  OfferConnection: "edges isTotalCountBounded nodes pageInfo totalCount",
  OfferEdge: "cursor node",
  PageInfo: "endCursor hasNextPage hasPreviousPage startCursor",
  PhaseCount: "count phase",
  Quota: "kind limit used",
  RecordStatistics: "byType total withNotes",
  RecordType: "id isBuiltIn name",
  SearchHit: "detail home id kind name",
  SearchHome: "id kind name noteGuid phase",
  SignConnection: "edges isTotalCountBounded nodes pageInfo totalCount",
  SignEdge: "cursor node",
  SubmissionConnection: "edges isTotalCountBounded nodes pageInfo totalCount",
  SubmissionEdge: "cursor node",
  SubmissionFile: "address contentHash documentId file name type versionNumber",
  SubmissionPreview: "followUps",
  SubmissionPreviewStep: "dueOn setBy step",
  Suggestion: "days employer kind phase step",
  Today: "captured next on overdue today undated waiting",
  TrashItem: "deletedAt id keptUntil kind name",
  TrashItemConnection: "edges isTotalCountBounded nodes pageInfo totalCount",
  TrashItemEdge: "cursor node",
  TypeCount: "count name",
  WeekCount: "stepsDone weekStart",
  Workflow: "phases wholeHuntSteps",
  WorkflowPhase: "name nextStage stage steps",
  WorkflowStep: "key name number",
};

/** What only a signed-in person gets: ways to sign in, and what gives access. */
const OF_THE_PERSON: Fields = {
  AccessToken: "createdAt expiresAt id lastUsedAt name scopes start",
  AddedPasskey: "passkey recoveryCodes",
  CalendarFeed: "createdAt includesAppointments includesDays includesEmployers includesSteps language lastReadAt start",
  ChangedPassword: "endedAccessTokens endedCalendarAddresses endedSessions",
  ConfirmedIdentity: "until",
  EmptiedTrash: "count",
  EndedSessions: "count",
  NewAccessToken: "accessToken secret",
  NewCalendarFeed: "address calendarFeed",
  NewRecoveryCodes: "recoveryCodes",
  OneTimeCodeSetup: "secret uri",
  Passkey: "createdAt id lastUsedAt name",
  PasskeyCeremony: "options",
  RemovedPasskey: "id",
  RevokedAccessToken: "id",
  RevokedCalendarFeed: "start",
  SecondFactors: "isPasskeyPossible oneTimeCodesSince passkeys recoveryCodesLeft",
  Session: "browser id isCurrent lastActiveAt signedInAt",
  TurnedOffOneTimeCodes: "wereOn",
  ViewerChange: "logEntryId viewer",
};

/**
 * The scopes that let an access token see each field of each type, as `Company.notes`; one of them is enough. A field
 * that is not listed needs a signed-in person, and a test fails until it is listed. A field of an interface has no scope
 * that one of its types lacks there.
 */
export const TYPE_ACCESS: Readonly<Record<string, readonly AccessScope[]>> = tableOf([
  ...entriesOf(SEEN_BY_ALL, [READ, WRITE, CAPTURE]),
  ...entriesOf(SEEN_BY_CAPTURE, [READ, CAPTURE]),
  ...entriesOf(READ_FROM_ADVERT, [CAPTURE]),
  ...entriesOf(OWN, [READ, WRITE]),
  ...entriesOf(CHANGES, [READ, WRITE]),
  ...entriesOf(LINKED, [READ]),
  ...entriesOf(ASKED, [READ]),
  ...entriesOf(OF_THE_PERSON, []),
]);

function entriesOf(fields: Fields, scopes: readonly AccessScope[]): Entry[] {
  return Object.entries(fields).flatMap(([type, names]) =>
    names.split(/\s+/).map((name): Entry => [`${type}.${name}`, scopes]),
  );
}

function tableOf(entries: readonly Entry[]): Readonly<Record<string, readonly AccessScope[]>> {
  const table = new Map<string, readonly AccessScope[]>();
  for (const [field, scopes] of entries) {
    if (table.has(field)) throw new Error(`${field} has two entries in the table of scopes.`);
    table.set(field, scopes);
  }
  return Object.fromEntries(table);
}
