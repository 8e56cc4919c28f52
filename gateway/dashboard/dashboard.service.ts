import { COMPANY_RECORD } from "../company/company.record.js";
import { CONTACT_RECORD } from "../contact/contact.record.js";
import type { Database } from "../database/database.js";
import { DOCUMENT_RECORD } from "../document/document.record.js";
import { IDEAL_JOB_RECORD } from "../idealjob/ideal-job.record.js";
import { once } from "../platform/once.js";
import type { JobHuntReader } from "../jobhunt/job-hunt.reader.js";
import type { LogService } from "../log/log.service.js";
import { countRecords } from "../record/count-records.js";
import type { Dashboard } from "./dashboard.js";

/** The records whose numbers the navigation of every screen shows. */
const COUNTED = {
  idealJobs: IDEAL_JOB_RECORD,
  companies: COMPANY_RECORD,
  contacts: CONTACT_RECORD,
  documents: DOCUMENT_RECORD,
} as const;

/** The dashboard, each field as the function that reads it, which GraphQL calls for those that were selected. */
type LazyDashboard = { readonly [Field in keyof Dashboard]: () => Promise<Dashboard[Field]> };

/** The figures of the dashboard and of the navigation. */
export class DashboardService {
  constructor(
    private readonly jobHunts: JobHuntReader,
    private readonly database: Database,
    private readonly log: LogService,
  ) {}

  /** Returns a person's search at a glance; each figure is read when it is asked for, and those of one statement once. */
  find(ownerId: string): LazyDashboard {
    const hunts = once(() => this.jobHunts.statistics(ownerId));
    const counts = once(() => countRecords(this.database, ownerId, COUNTED));
    return {
      jobHunts: async () => (await hunts()).total,
      idealJobs: async () => (await counts()).idealJobs,
      companies: async () => (await counts()).companies,
      contacts: async () => (await counts()).contacts,
      documents: async () => (await counts()).documents,
      logEntries: () => this.log.count(ownerId),
      byPhase: async () => (await hunts()).byPhase,
      finished: async () => (await hunts()).finished,
      activeSteps: () => this.jobHunts.activeSteps(ownerId),
    };
  }
}
