import { AccessTokenService } from "./accesstoken/access-token.service.js";
import type { AddressSource } from "./address/address-source.js";
import { AddressService } from "./address/address.service.js";
import { BinService } from "./bin/bin.service.js";
import { CompanyService } from "./company/company.service.js";
import { CalendarFeedService } from "./calendar/calendar-feed.service.js";
import { CalendarService } from "./calendar/calendar.service.js";
import { CaptureService, type CaptureBorders } from "./capture/capture.service.js";
import { ContactService } from "./contact/contact.service.js";
import { DocumentService } from "./document/document.service.js";
import { FileSweep } from "./document/file-sweep.js";
import { FileService } from "./document/file.service.js";
import type { FileBorders } from "./document/open-files.js";
import type { Clock } from "./clock.js";
import type { Database } from "./database/database.js";
import type { Listen } from "./database/listening.js";
import { DashboardService } from "./dashboard/dashboard.service.js";
import { FactorService } from "./identity/factor/factor.service.js";
import { PersonSettingsService } from "./identity/person-settings.service.js";
import { PasswordService, type PasswordProvider } from "./identity/password.service.js";
import { SessionService } from "./identity/session.service.js";
import { IdealJobService } from "./idealjob/ideal-job.service.js";
import { EarlierCaptureService } from "./jobdetails/earlier-capture.service.js";
import { JobDetailsService } from "./jobdetails/job-details.service.js";
import { JobHuntReader } from "./jobhunt/job-hunt.reader.js";
import { JobHuntService } from "./jobhunt/job-hunt.service.js";
import { StepService } from "./jobhunt/step.service.js";
import { SuggestionService } from "./jobhunt/suggestion.service.js";
import { LiveFeed } from "./live/live-feed.js";
import { LogService } from "./log/log.service.js";
import { revertOwned } from "./log/reverter.js";
import { UndoService } from "./log/undo.service.js";
import { NoteService } from "./note/note.service.js";
import { QuotaService } from "./quota/quota.service.js";
import { SearchService } from "./search/search.service.js";
import type { AnswerBudget } from "./graphql/answer-budget.js";
import type { OwnedEntity } from "./database/owned.entity.js";
import type { RecordKind } from "./record-kind.js";
import { createRecords, forEach, NOTE_TARGETS } from "./records.js";
import type { Logger } from "./logger.js";

/** Every service, wired once for the life of the process. */
export interface Services {
  readonly jobHunts: JobHuntService;
  readonly jobHuntReader: JobHuntReader;
  readonly steps: StepService;
  readonly suggestions: SuggestionService;
  readonly companies: CompanyService;
  readonly addresses: AddressService;
  readonly idealJobs: IdealJobService;
  readonly contacts: ContactService;
  readonly documents: DocumentService;
  readonly files: FileService;
  readonly fileSweep: FileSweep;
  readonly notes: NoteService;
  readonly bin: BinService;
  readonly dashboard: DashboardService;
  readonly jobDetails: JobDetailsService;
  readonly earlierCaptures: EarlierCaptureService;
  readonly capture: CaptureService;
  readonly log: LogService;
  readonly undo: UndoService;
  readonly search: SearchService;
  readonly accessTokens: AccessTokenService;
  readonly calendar: CalendarService;
  readonly calendarFeeds: CalendarFeedService;
  readonly live: LiveFeed;
  readonly sessions: SessionService;
  readonly settings: PersonSettingsService;
  readonly passwords: PasswordService;
  readonly factors: FactorService;
  readonly quotas: QuotaService;
  readonly findRecords: Readonly<Record<RecordKind, FindRecords>>;
}

/** Returns many records of one kind at once, in no order; what is not the owner's is left out. Bounded by the answer. */
export type FindRecords = (ownerId: string, ids: readonly string[], answer: AnswerBudget) => Promise<OwnedEntity[]>;

/** What the services stand on. */
export interface ServiceBorders {
  readonly database: Database;
  readonly listen: Listen;
  readonly clock: Clock;
  /** Where the product is to be found. */
  readonly publicUrl: string;
  readonly logger: Logger;
  readonly capture: CaptureBorders;
  readonly addresses: AddressSource;
  readonly files: FileBorders;
  /** Where people are signed in, and with what; null where an outside provider signs them in. */
  readonly provider: PasswordProvider | null;
}

/** Wires the services. */
export function createServices(outside: ServiceBorders): Services {
  const { database, clock, logger, capture, files: borders } = outside;
  const log = new LogService(database, clock);
  const records = createRecords(database, clock, log);
  const { rows: details } = records.jobDetails;
  const jobHuntReader = new JobHuntReader(database, clock);
  const jobHunts = new JobHuntService(database, clock, records.jobHunts, jobHuntReader, log);
  const steps = new StepService(database, clock, records.jobHunts.rows, jobHuntReader, log);
  const companies = new CompanyService(database, records.companies);
  const jobDetails = new JobDetailsService(
    database,
    details,
    records.jobHunts.rows,
    jobHuntReader,
    steps,
    companies,
    log,
    logger,
  );
  const files = new FileService(database, clock, borders.store, borders.links);
  const fileSweep = new FileSweep(database, clock, borders.store);
  const idealJobs = new IdealJobService(database, records.idealJobs, jobHunts);
  const contacts = new ContactService(database, records.contacts);
  const notes = new NoteService(database, clock, records.notes, NOTE_TARGETS);
  const documents = new DocumentService(database, records.documents, files);
  return {
    jobHuntReader,
    jobHunts,
    steps,
    suggestions: new SuggestionService(database, clock, jobHuntReader),
    companies,
    addresses: new AddressService(companies, outside.addresses, logger),
    log,
    files,
    fileSweep,
    idealJobs,
    contacts,
    documents,
    notes,
    bin: new BinService(database, clock, log, records, fileSweep),
    dashboard: new DashboardService(jobHuntReader, database, log),
    jobDetails,
    earlierCaptures: new EarlierCaptureService(database, jobDetails, jobHuntReader),
    capture: new CaptureService(capture),
    sessions: new SessionService(database, log, outside.provider?.signIns ?? null),
    settings: new PersonSettingsService(database, log),
    passwords: new PasswordService(database, log, outside.provider),
    factors: new FactorService(database, log, outside.provider?.factors ?? null),
    calendar: new CalendarService(database, logger),
    calendarFeeds: new CalendarFeedService(database, clock, log, outside.publicUrl),
    accessTokens: new AccessTokenService(database, clock, log),
    search: new SearchService(database),
    quotas: new QuotaService(database, clock),
    undo: new UndoService(database, clock, log, {
      ...forEach(records, ({ rows }) => revertOwned(rows)),
      JOB_HUNT: {
        ...revertOwned(records.jobHunts.rows),
        revert: (ownerId, inverse) =>
          inverse.number === undefined
            ? revertOwned(records.jobHunts.rows).revert(ownerId, inverse)
            : steps.revert(ownerId, inverse),
      },
    }),
    live: new LiveFeed(outside.listen),
    findRecords: {
      ...forEach(
        records,
        ({ rows }) =>
          (ownerId: string, ids: readonly string[]) =>
            rows.findMany(ownerId, ids),
      ),
      NOTE: (ownerId, ids, answer) => notes.findMany(ownerId, ids, answer),
      JOB_HUNT: (ownerId, ids) => jobHuntReader.findMany(ownerId, ids),
      IDEAL_JOB: (ownerId, ids) => idealJobs.findMany(ownerId, ids),
      JOB_DETAILS: (ownerId, ids, answer) => jobDetails.findMany(ownerId, ids, answer),
    },
  };
}
