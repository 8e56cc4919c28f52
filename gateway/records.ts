import type { Clock } from "./clock.js";
import { Company } from "./company/company.entity.js";
import { Contact, fullName } from "./contact/contact.entity.js";
import type { Database } from "./database/database.js";
import { OwnedRepository } from "./database/owned.repository.js";
import { Document } from "./document/document.entity.js";
import { IdealJob } from "./idealjob/ideal-job.entity.js";
import { JobHunt } from "./jobhunt/job-hunt.entity.js";
import { SubjectKind } from "./log/change.js";
import type { LogService } from "./log/log.service.js";
import { LoggedRecords } from "./log/logged-records.js";
import { Note } from "./note/note.entity.js";
import { QuotaKind } from "./quotas.js";

/** The kinds of records a person keeps, each with its way of adding, changing, binning and restoring. */
export interface Records {
  readonly jobHunts: LoggedRecords<JobHunt>;
  readonly idealJobs: LoggedRecords<IdealJob>;
  readonly companies: LoggedRecords<Company>;
  readonly contacts: LoggedRecords<Contact>;
  readonly documents: LoggedRecords<Document>;
  readonly notes: LoggedRecords<Note>;
}

/** Makes the doors to every kind of record. */
export function createRecords(database: Database, clock: Clock, log: LogService): Records {
  const named = { nameOf: ({ name }: { name: string }) => name };
  return {
    jobHunts: new LoggedRecords(
      database,
      clock,
      new OwnedRepository<JobHunt>(database, clock, JobHunt, "job hunt"),
      log,
      {
        ...named,
        kind: SubjectKind.JOB_HUNT,
        quota: QuotaKind.JOB_HUNT,
        action: "jobHunt",
      },
    ),
    idealJobs: new LoggedRecords(
      database,
      clock,
      new OwnedRepository<IdealJob>(database, clock, IdealJob, "ideal job"),
      log,
      {
        ...named,
        kind: SubjectKind.IDEAL_JOB,
        quota: QuotaKind.IDEAL_JOB,
        action: "idealJob",
      },
    ),
    companies: new LoggedRecords(
      database,
      clock,
      new OwnedRepository<Company>(database, clock, Company, "company"),
      log,
      {
        ...named,
        kind: SubjectKind.COMPANY,
        quota: QuotaKind.COMPANY,
        action: "company",
      },
    ),
    contacts: new LoggedRecords(
      database,
      clock,
      new OwnedRepository<Contact>(database, clock, Contact, "contact"),
      log,
      {
        kind: SubjectKind.CONTACT,
        quota: QuotaKind.CONTACT,
        action: "contact",
        nameOf: fullName,
      },
    ),
    documents: new LoggedRecords(
      database,
      clock,
      new OwnedRepository<Document>(database, clock, Document, "document"),
      log,
      {
        ...named,
        kind: SubjectKind.DOCUMENT,
        quota: QuotaKind.DOCUMENT,
        action: "document",
      },
    ),
    notes: new LoggedRecords(database, clock, new OwnedRepository<Note>(database, clock, Note, "note"), log, {
      kind: SubjectKind.NOTE,
      quota: QuotaKind.NOTE,
      action: "note",
      nameOf: (note) => note.title,
    }),
  };
}
