import { COMPANY_RECORD } from "../company/company.record.js";
import { CONTACT_RECORD } from "../contact/contact.record.js";
import type { Database } from "../database/database.js";
import { DOCUMENT_RECORD } from "../document/document.record.js";
import { IDEAL_JOB_RECORD } from "../idealjob/ideal-job.record.js";
import type { JobHuntReader } from "../jobhunt/job-hunt.reader.js";
import type { LogService } from "../log/log.service.js";
import { countRecords } from "../record/count-records.js";
import type { Dashboard } from "./dashboard.js";

/** The records whose numbers stand beside the links of every screen. */
const COUNTED = {
  idealJobs: IDEAL_JOB_RECORD,
  companies: COMPANY_RECORD,
  contacts: CONTACT_RECORD,
  documents: DOCUMENT_RECORD,
} as const;

/** The figures of the dashboard and of the navigation. */
export class DashboardService {
  constructor(
    private readonly jobHunts: JobHuntReader,
    private readonly database: Database,
    private readonly log: LogService,
  ) {}

  /** A person's search at a glance, in one statement for each room. */
  async find(ownerId: string): Promise<Dashboard> {
    const [byPhase, activeSteps, counts, logEntries] = await Promise.all([
      this.jobHunts.phaseCounts(ownerId),
      this.jobHunts.activeSteps(ownerId),
      countRecords(this.database, ownerId, COUNTED),
      this.log.count(ownerId),
    ]);
    return {
      ...counts,
      byPhase,
      activeSteps,
      logEntries,
      jobHunts: byPhase.reduce((total, phase) => total + phase.count, 0),
    };
  }
}
