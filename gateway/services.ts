import { AccessTokenService } from "./accesstoken/access-token.service.js";
import type { AddressSource } from "./address/address-source.js";
import { AppointmentPeople } from "./appointment/appointment-people.js";
import { AppointmentReader } from "./appointment/appointment.reader.js";
import { AppointmentService } from "./appointment/appointment.service.js";
import { AddressService } from "./address/address.service.js";
import { TrashService } from "./trash/trash.service.js";
import { CompanyService } from "./company/company.service.js";
import { CalendarFeedService } from "./calendar/calendar-feed.service.js";
import { CalendarService } from "./calendar/calendar.service.js";
import { CaptureService, type CaptureDeps } from "./capture/capture.service.js";
import { ContactService } from "./contact/contact.service.js";
import { DocumentVersions } from "./document/document-versions.js";
import { DocumentService } from "./document/document.service.js";
import { FileSweep } from "./document/file-sweep.js";
import { FileService } from "./document/file.service.js";
import { LinkHolders } from "./document/link-holders.js";
import type { FileDeps } from "./document/open-files.js";
import type { Clock } from "./platform/clock.js";
import type { Database } from "./database/database.js";
import type { Policies } from "./person/policy.js";
import type { Listen } from "./platform/listening.js";
import { DecisionService } from "./decision/decision.service.js";
import { DashboardService } from "./dashboard/dashboard.service.js";
import { GuestService } from "./guest/guest.service.js";
import { FactorService } from "./identity/factor/factor.service.js";
import { PersonSettingsService } from "./identity/person-settings.service.js";
import { PasswordService, type PasswordProvider } from "./identity/password.service.js";
import { SessionService } from "./identity/session.service.js";
import { IdealJobService } from "./idealjob/ideal-job.service.js";
import { EarlierCaptureService } from "./jobdetails/earlier-capture.service.js";
import { JobDetailsReader } from "./jobdetails/job-details.reader.js";
import { JobDetailsService } from "./jobdetails/job-details.service.js";
import { SourceKeys } from "./jobdetails/source-keys.js";
import { EndingService } from "./jobhunt/ending.service.js";
import { JobHuntReader } from "./jobhunt/job-hunt.reader.js";
import { JobHuntService } from "./jobhunt/job-hunt.service.js";
import { StepService } from "./jobhunt/step.service.js";
import { SuggestionService } from "./jobhunt/suggestion.service.js";
import { LinkService } from "./link/link.service.js";
import { LinkedReader } from "./link/linked.reader.js";
import { LiveFeed } from "./live/live-feed.js";
import { createChangedWithin } from "./log/changed-within.js";
import { LogService } from "./log/log.service.js";
import { UndoService } from "./log/undo.service.js";
import { NoteService } from "./note/note.service.js";
import { PauseService } from "./pause/pause.service.js";
import { QuotaService } from "./quota/quota.service.js";
import { FindJobHuntsService } from "./search/find-job-hunts.service.js";
import { SearchService } from "./search/search.service.js";
import { PersonDays } from "./jobhunt/person-days.js";
import { AppointmentPreviewService } from "./plan/appointment-preview.service.js";
import { CapturedJobService } from "./plan/captured-job.service.js";
import { FirstPlans } from "./plan/first-plans.js";
import { NextAfterService } from "./plan/next-after.service.js";
import { PlanRows } from "./plan/plan-rows.js";
import { PlanService } from "./plan/plan.service.js";
import { StepDateService } from "./plan/step-date.service.js";
import { TodayService } from "./plan/today.service.js";
import { SignReader } from "./sign/sign.reader.js";
import { SignService } from "./sign/sign.service.js";
import { SubmissionFiles } from "./submission/submission-files.js";
import { SubmissionReader } from "./submission/submission.reader.js";
import { SubmissionService } from "./submission/submission.service.js";
import { SubmissionPreviewService } from "./plan/submission-preview.service.js";
import { StepCheckService } from "./steptext/step-check.service.js";
import { StepTextReader } from "./steptext/step-text.reader.js";
import { StepTextService } from "./steptext/step-text.service.js";
import type { FindRecords } from "./graphql/loaders.js";
import { createFinder } from "./registry/finders.js";
import { createRecords, NOTE_TARGETS } from "./registry/records.js";
import { createReverters } from "./registry/reverters.js";
import type { Logger } from "./platform/logger.js";

/** Every service, wired once for the life of the process. */
export interface Services {
  /** Runs a request of a person, who holds at most two sessions of the database at once. */
  readonly forPerson: <T>(personId: string, work: () => T) => T;
  readonly jobHunts: JobHuntService;
  readonly jobHuntReader: JobHuntReader;
  readonly endings: EndingService;
  readonly steps: StepService;
  readonly stepDates: StepDateService;
  readonly decisions: DecisionService;
  readonly days: PersonDays;
  readonly plans: PlanService;
  readonly firstPlans: FirstPlans;
  readonly sourceKeys: SourceKeys;
  readonly today: TodayService;
  readonly nextAfter: NextAfterService;
  readonly capturedJobs: CapturedJobService;
  readonly appointmentPreviews: AppointmentPreviewService;
  readonly suggestions: SuggestionService;
  readonly companies: CompanyService;
  readonly addresses: AddressService;
  readonly idealJobs: IdealJobService;
  readonly contacts: ContactService;
  readonly documents: DocumentService;
  readonly documentVersions: DocumentVersions;
  readonly files: FileService;
  readonly fileSweep: FileSweep;
  readonly links: LinkService;
  readonly linkedReader: LinkedReader;
  readonly notes: NoteService;
  readonly signs: SignService;
  readonly signReader: SignReader;
  readonly appointments: AppointmentService;
  readonly appointmentReader: AppointmentReader;
  readonly submissions: SubmissionService;
  readonly submissionFiles: SubmissionFiles;
  readonly submissionReader: SubmissionReader;
  readonly submissionPreviews: SubmissionPreviewService;
  readonly pauses: PauseService;
  readonly stepTexts: StepTextService;
  readonly stepChecks: StepCheckService;
  readonly stepTextReader: StepTextReader;
  readonly trash: TrashService;
  readonly dashboard: DashboardService;
  readonly jobDetails: JobDetailsService;
  readonly jobDetailsReader: JobDetailsReader;
  readonly earlierCaptures: EarlierCaptureService;
  readonly capture: CaptureService;
  readonly log: LogService;
  readonly undo: UndoService;
  readonly search: SearchService;
  readonly findJobHunts: FindJobHuntsService;
  readonly accessTokens: AccessTokenService;
  readonly calendar: CalendarService;
  readonly calendarFeeds: CalendarFeedService;
  readonly live: LiveFeed;
  readonly sessions: SessionService;
  readonly settings: PersonSettingsService;
  readonly passwords: PasswordService;
  readonly factors: FactorService;
  readonly guests: GuestService;
  readonly quotas: QuotaService;
  readonly policies: Policies;
  readonly findRecords: FindRecords;
}

/** The dependencies of the services. */
export interface ServiceDeps {
  readonly database: Database;
  readonly listen: Listen;
  readonly clock: Clock;
  /** The public address of the product. */
  readonly publicUrl: string;
  readonly logger: Logger;
  readonly capture: CaptureDeps;
  readonly addresses: AddressSource;
  readonly files: FileDeps;
  /** The sessions and credentials of people; null where an outside provider signs them in. */
  readonly provider: PasswordProvider | null;
}

/** Wires the services. */
export function createServices(deps: ServiceDeps): Services {
  const { database, clock, logger, capture, files: fileDeps } = deps;
  const log = new LogService(database, clock);
  const records = createRecords(database, clock, log);
  const { rows: details } = records.jobDetails;
  const jobHuntReader = new JobHuntReader(database, clock);
  const days = new PersonDays(database, clock);
  const planRows = new PlanRows(database);
  const plans = new PlanService(database, clock, planRows);
  plans.follow(log);
  const links = new LinkService(
    database,
    clock,
    records.links.rows,
    records.jobHunts.rows,
    jobHuntReader,
    { COMPANY: records.companies, CONTACT: records.contacts, DOCUMENT: records.documents, NOTE: records.notes },
    log,
  );
  const jobHunts = new JobHuntService(database, clock, records.jobHunts, jobHuntReader, log, days, (hunt, companyId) =>
    links.employerUnlogged(hunt, companyId),
  );
  const steps = new StepService(database, clock, records.jobHunts.rows, jobHuntReader, log, days);
  const stepDates = new StepDateService(database, clock, records.jobHunts.rows, steps, log, days);
  const companies = new CompanyService(database, records.companies);
  const jobDetailsReader = new JobDetailsReader(database, logger);
  const jobDetails = new JobDetailsService(
    database,
    details,
    records.jobHunts.rows,
    jobDetailsReader,
    jobHuntReader,
    steps,
    companies,
    links,
    days,
    log,
  );
  const accessTokens = new AccessTokenService(database, clock, log);
  const calendarFeeds = new CalendarFeedService(database, clock, log, deps.publicUrl);
  const holders = new LinkHolders({ accessTokens, signIns: deps.provider?.signIns ?? null });
  const files = new FileService(database, clock, fileDeps.store, fileDeps.links, holders);
  const fileSweep = new FileSweep(database, clock, fileDeps.store);
  const idealJobs = new IdealJobService(database, records.idealJobs, jobHunts);
  const contacts = new ContactService(database, records.contacts, companies);
  const notes = new NoteService(database, clock, records.notes, NOTE_TARGETS);
  const documentVersions = new DocumentVersions(database, files);
  const documents = new DocumentService(database, records.documents, files, documentVersions);
  const hunts = records.jobHunts.rows;
  const signs = new SignService(database, days, records.signs.rows, hunts, jobHuntReader, log);
  const appointmentPeople = new AppointmentPeople(database);
  const appointmentReader = new AppointmentReader(database);
  const appointments = new AppointmentService(
    database,
    clock,
    days,
    records.appointments.rows,
    appointmentPeople,
    hunts,
    jobHuntReader,
    steps,
    log,
  );
  const submissionFiles = new SubmissionFiles(database, files);
  const submissionReader = new SubmissionReader(database);
  const submissions = new SubmissionService(
    database,
    days,
    records.submissions.rows,
    submissionFiles,
    records.contacts.rows,
    jobDetailsReader,
    hunts,
    jobHuntReader,
    steps,
    log,
  );
  const pauses = new PauseService(database, clock, days, records.pauses.rows, hunts, jobHuntReader, log);
  const stepTexts = new StepTextService(database, clock, records.stepTexts.rows, hunts, log);
  const stepChecks = new StepCheckService(database, clock, records.stepChecks.rows, hunts, log);
  const stepTextReader = new StepTextReader(database);
  const readers = { jobHuntReader, jobDetailsReader, appointmentReader, submissionReader, stepTextReader };
  const parts = { signs, appointments, appointmentPeople, submissions, pauses, stepTexts, stepChecks, links };
  return {
    forPerson: (personId, work) => database.forPerson(personId, work),
    ...readers,
    jobHunts,
    endings: new EndingService(database, jobHunts, records.jobHunts.rows, jobHuntReader, log),
    steps,
    stepDates,
    decisions: new DecisionService(database, records.jobHunts.rows, jobHunts, steps, stepDates, jobHuntReader),
    days,
    plans,
    firstPlans: new FirstPlans(database, clock, planRows, plans, logger),
    sourceKeys: new SourceKeys(database, logger),
    today: new TodayService(database, clock, days),
    nextAfter: new NextAfterService(clock, planRows),
    capturedJobs: new CapturedJobService(database, logger),
    appointmentPreviews: new AppointmentPreviewService(database, clock, planRows),
    suggestions: new SuggestionService(database, clock, jobHuntReader),
    companies,
    addresses: new AddressService(companies, deps.addresses, logger),
    log,
    files,
    fileSweep,
    idealJobs,
    contacts,
    documents,
    documentVersions,
    links,
    linkedReader: new LinkedReader(database, NOTE_TARGETS),
    notes,
    signs,
    signReader: new SignReader(database),
    appointments,
    submissions,
    submissionFiles,
    submissionPreviews: new SubmissionPreviewService(database, clock, planRows),
    pauses,
    stepTexts,
    stepChecks,
    trash: new TrashService(database, clock, log, records, fileSweep),
    dashboard: new DashboardService(jobHuntReader, database, log),
    jobDetails,
    earlierCaptures: new EarlierCaptureService(database, jobDetailsReader, jobHuntReader, hunts, log),
    capture: new CaptureService(capture, database.policies),
    sessions: new SessionService(database, log, deps.provider?.signIns ?? null),
    settings: new PersonSettingsService(database, log, (personId) => plans.deriveAtEnd(personId, null)),
    passwords: new PasswordService(database, log, deps.provider, { accessTokens, calendarFeeds }),
    factors: new FactorService(database, log, deps.provider?.factors ?? null),
    guests: new GuestService(database, deps.provider),
    calendar: new CalendarService(database, clock, days, logger),
    calendarFeeds,
    accessTokens,
    search: new SearchService(database),
    findJobHunts: new FindJobHuntsService(database),
    quotas: new QuotaService(database, clock),
    policies: database.policies,
    undo: new UndoService(database, clock, log, createReverters(database, records, { ...parts, steps, stepDates })),
    live: new LiveFeed(deps.listen, createChangedWithin(database, clock)),
    findRecords: createFinder(records, { notes, idealJobs, signs, ...readers }),
  };
}
