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
import { ExtractionStore } from "./capture/extraction-store.js";
import { ContactService } from "./contact/contact.service.js";
import { DocumentVersions } from "./document/document-versions.js";
import { DocumentService } from "./document/document.service.js";
import { FileSweep } from "./document/file-sweep.js";
import { FileService } from "./document/file.service.js";
import { LinkHolders } from "./document/link-holders.js";
import type { FileDeps } from "./document/open-files.js";
import type { Clock } from "./platform/clock.js";
import type { Database } from "./database/database.js";
import type { Listen } from "./platform/listening.js";
import { DecisionService } from "./decision/decision.service.js";
import { DashboardService } from "./dashboard/dashboard.service.js";
import { GuestService } from "./guest/guest.service.js";
import { FactorService } from "./identity/factor/factor.service.js";
import { PersonSettingsService } from "./identity/person-settings.service.js";
import { PasswordService, type PasswordProvider } from "./identity/password.service.js";
import { SessionService } from "./identity/session.service.js";
import { IDEAL_JOB_COLUMN } from "./idealjob/ideal-job-column.js";
import { IdealJobService } from "./idealjob/ideal-job.service.js";
import { EarlierCaptureService } from "./jobdetails/earlier-capture.service.js";
import { ADVERT_COLUMN } from "./jobdetails/hunt-advert.js";
import { JobDetailsReader } from "./jobdetails/job-details.reader.js";
import { JobDetailsService } from "./jobdetails/job-details.service.js";
import { SourceKeys } from "./jobdetails/source-keys.js";
import type { JobHuntDeps } from "./jobhunt/job-hunt-deps.js";
import type { HuntColumn } from "./jobhunt/hunt-column.js";
import { EndingService } from "./jobhunt/ending.service.js";
import { JobHuntReader } from "./jobhunt/job-hunt.reader.js";
import { JobHuntService } from "./jobhunt/job-hunt.service.js";
import { StepService } from "./jobhunt/step.service.js";
import { SuggestionService } from "./jobhunt/suggestion.service.js";
import { EMPLOYER_COLUMN } from "./link/employer.js";
import { LinkService } from "./link/link.service.js";
import { LinkedReader } from "./link/linked.reader.js";
import { LiveFeed } from "./live/live-feed.js";
import { createChangedWithin } from "./log/changed-within.js";
import { LogService } from "./log/log.service.js";
import { UndoService } from "./log/undo.service.js";
import { NOTE_COUNT_COLUMN } from "./note/note-count.js";
import { NoteService } from "./note/note.service.js";
import { OfferReader } from "./offer/offer.reader.js";
import { OfferService } from "./offer/offer.service.js";
import { PauseService } from "./pause/pause.service.js";
import { QuotaService } from "./quota/quota.service.js";
import { FindJobHuntsService } from "./search/find-job-hunts.service.js";
import { SearchService } from "./search/search.service.js";
import { PersonDays } from "./jobhunt/person-days.js";
import { AppointmentPreviewService } from "./plan/appointment-preview.service.js";
import { CapturedJobService } from "./plan/captured-job.service.js";
import { FirstPlans } from "./plan/first-plans.js";
import { NEXT_COLUMNS } from "./plan/hunt-next-columns.js";
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
import { createFinder, type FindingServices } from "./registry/finders.js";
import { createRecords, NOTE_TARGETS, type Records } from "./registry/records.js";
import { createReverters, type RevertingServices } from "./registry/reverters.js";
import type { Logger } from "./platform/logger.js";

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

/** What all groups of services are made from. */
interface Foundation {
  readonly deps: ServiceDeps;
  readonly log: LogService;
  readonly records: Records;
  readonly planRows: PlanRows;
  readonly plans: PlanService;
  readonly huntDeps: JobHuntDeps;
}

/** What hunts are read with for the fields that other parts have of them. */
const HUNT_COLUMNS: readonly HuntColumn[] = [
  NOTE_COUNT_COLUMN,
  EMPLOYER_COLUMN,
  ADVERT_COLUMN,
  IDEAL_JOB_COLUMN,
  ...NEXT_COLUMNS,
];

function createFoundation(deps: ServiceDeps): Foundation {
  const { database, clock } = deps;
  const log = new LogService(database, clock);
  const records = createRecords(database, clock, log);
  const planRows = new PlanRows(database);
  const plans = new PlanService(database, clock, planRows);
  plans.follow(log);
  const huntDeps = {
    database,
    clock,
    log,
    days: new PersonDays(database, clock),
    jobHuntRows: records.JOB_HUNT.rows,
    jobHuntReader: new JobHuntReader(database, clock, HUNT_COLUMNS),
  };
  return { deps, log, records, planRows, plans, huntDeps };
}

/** Access to an account, and what leads to files and calendars without signing in. */
function createAccountServices({ deps, log, plans, huntDeps }: Foundation) {
  const { database, clock, logger, provider } = deps;
  const accessTokens = new AccessTokenService(database, clock, log);
  const calendarFeeds = new CalendarFeedService(database, clock, log, deps.publicUrl);
  return {
    accessTokens,
    calendar: new CalendarService(database, clock, huntDeps.days, logger),
    calendarFeeds,
    sessions: new SessionService(database, log, provider?.signIns ?? null),
    settings: new PersonSettingsService(database, log, (personId) => plans.deriveAtEnd(personId, null)),
    passwords: new PasswordService(database, log, provider, { accessTokens, calendarFeeds }),
    factors: new FactorService(database, log, provider?.factors ?? null),
    guests: new GuestService(database, provider),
  };
}

/** Hunts, their steps, and the days that a person sets. */
function createHuntServices({ deps, records, huntDeps }: Foundation, { links }: { readonly links: LinkService }) {
  const { database, clock } = deps;
  const { jobHuntReader, days } = huntDeps;
  const steps = new StepService(huntDeps);
  const offerReader = new OfferReader(database);
  const offers = new OfferService({ ...huntDeps, documents: records.DOCUMENT.rows, offerReader, steps });
  const jobHunts = new JobHuntService(huntDeps, records.JOB_HUNT, {
    linkEmployer: (hunt, companyId) => links.employerUnlogged(hunt, companyId),
    setOfferDays: offers.setDays,
  });
  const stepDates = new StepDateService(huntDeps, steps);
  return {
    days,
    jobHunts,
    jobHuntReader,
    endings: new EndingService(huntDeps, jobHunts),
    offerReader,
    offers,
    steps,
    stepDates,
    decisions: new DecisionService({ ...huntDeps, jobHunts, steps, dates: stepDates }),
    suggestions: new SuggestionService(database, clock, jobHuntReader),
  };
}

/** The records that have screens of their own, and files. */
function createRecordServices(
  { deps, records }: Foundation,
  { jobHunts, accessTokens }: { readonly jobHunts: JobHuntService; readonly accessTokens: AccessTokenService },
) {
  const { database, clock, logger, files: fileDeps } = deps;
  const holders = new LinkHolders({ accessTokens, signIns: deps.provider?.signIns ?? null });
  const files = new FileService(database, clock, fileDeps.store, fileDeps.links, holders);
  const documentVersions = new DocumentVersions(database, files);
  const companies = new CompanyService(database, records.COMPANY);
  return {
    addresses: new AddressService(companies, deps.addresses, logger),
    companies,
    contacts: new ContactService(database, records.CONTACT, companies),
    documents: new DocumentService(database, records.DOCUMENT, files, documentVersions),
    documentVersions,
    files,
    fileSweep: new FileSweep(database, clock, fileDeps.store),
    idealJobs: new IdealJobService(database, records.IDEAL_JOB, jobHunts),
    notes: new NoteService(database, clock, records.NOTE, NOTE_TARGETS),
  };
}

/** The captured adverts of hunts, and capturing itself. */
function createCaptureServices(
  { deps, records, huntDeps }: Foundation,
  services: { readonly steps: StepService; readonly companies: CompanyService; readonly links: LinkService },
) {
  const { database, clock, logger } = deps;
  const extractions = new ExtractionStore(database, clock, logger);
  const jobDetailsReader = new JobDetailsReader(database, logger);
  const details = records.JOB_DETAILS.rows;
  return {
    jobDetails: new JobDetailsService({ ...huntDeps, ...services, details, detailsReader: jobDetailsReader }),
    jobDetailsReader,
    earlierCaptures: new EarlierCaptureService(huntDeps, jobDetailsReader),
    extractions,
    capture: new CaptureService(deps.capture, database.policies, extractions),
    sourceKeys: new SourceKeys(database, logger),
  };
}

/** The parts of hunts. */
function createPartServices(
  { deps, records, huntDeps }: Foundation,
  services: { readonly steps: StepService; readonly files: FileService; readonly jobDetailsReader: JobDetailsReader },
) {
  const { database } = deps;
  const { steps, jobDetailsReader: detailsReader } = services;
  const people = new AppointmentPeople(database);
  const files = new SubmissionFiles(database, services.files);
  const contacts = records.CONTACT.rows;
  return {
    appointments: new AppointmentService({ ...huntDeps, people, steps }),
    appointmentReader: new AppointmentReader(database),
    linkedReader: new LinkedReader(database, NOTE_TARGETS),
    pauses: new PauseService(huntDeps),
    signs: new SignService(huntDeps),
    signReader: new SignReader(database),
    stepChecks: new StepCheckService(huntDeps),
    stepTexts: new StepTextService(huntDeps),
    stepTextReader: new StepTextReader(database),
    submissions: new SubmissionService({ ...huntDeps, files, contacts, detailsReader, steps }),
    submissionFiles: files,
    submissionReader: new SubmissionReader(database),
  };
}

/** What is derived from the plans of hunts. */
function createPlanServices({ deps, planRows, plans, huntDeps }: Foundation) {
  const { database, clock, logger } = deps;
  return {
    plans,
    firstPlans: new FirstPlans(database, clock, planRows, plans, logger),
    today: new TodayService(database, clock, huntDeps.days),
    nextAfter: new NextAfterService(clock, planRows),
    capturedJobs: new CapturedJobService(database, logger),
    appointmentPreviews: new AppointmentPreviewService(database, clock, planRows),
    submissionPreviews: new SubmissionPreviewService(database, clock, planRows),
  };
}

/** What concerns the records of all kinds: the log, undo, the trash, search, figures and live updates. */
function createOverviewServices(
  { deps, log, records, huntDeps }: Foundation,
  services: FindingServices & RevertingServices & { readonly fileSweep: FileSweep },
) {
  const { database, clock } = deps;
  return {
    log,
    undo: new UndoService(database, clock, log, createReverters(records, services)),
    trash: new TrashService(database, clock, log, records, services.fileSweep),
    dashboard: new DashboardService(huntDeps.jobHuntReader, database, log),
    search: new SearchService(database),
    findJobHunts: new FindJobHuntsService(database),
    findRecords: createFinder(database, records, services),
    quotas: new QuotaService(database, clock),
    policies: database.policies,
    live: new LiveFeed(deps.listen, createChangedWithin(database, clock)),
  };
}

/** Every service, wired once for the life of the process. */
export interface Services
  extends
    ReturnType<typeof createAccountServices>,
    ReturnType<typeof createHuntServices>,
    ReturnType<typeof createRecordServices>,
    ReturnType<typeof createCaptureServices>,
    ReturnType<typeof createPartServices>,
    ReturnType<typeof createPlanServices>,
    ReturnType<typeof createOverviewServices> {
  /** Runs a request of a person, who holds at most two sessions of the database at once. */
  readonly forPerson: <T>(personId: string, work: () => T) => T;
  readonly links: LinkService;
}

/** Wires the services. */
export function createServices(deps: ServiceDeps): Services {
  const foundation = createFoundation(deps);
  const { records, huntDeps } = foundation;
  const links = new LinkService({ ...huntDeps, linked: records });
  const accounts = createAccountServices(foundation);
  const hunts = createHuntServices(foundation, { links });
  const recordServices = createRecordServices(foundation, { ...hunts, ...accounts });
  const captures = createCaptureServices(foundation, {
    steps: hunts.steps,
    companies: recordServices.companies,
    links,
  });
  const parts = createPartServices(foundation, { ...hunts, ...recordServices, ...captures });
  const services = { ...accounts, ...hunts, ...recordServices, ...captures, ...parts, links };
  return {
    ...services,
    ...createPlanServices(foundation),
    ...createOverviewServices(foundation, services),
    forPerson: (personId, work) => deps.database.forPerson(personId, work),
  };
}
