import type { RecordCounter } from "../database/record-counts.js";
import type { JobHuntReader } from "../jobhunt/job-hunt.reader.js";
import type { LogService } from "../log/log.service.js";
import type { Dashboard } from "./dashboard.js";

/** The figures of the dashboard and of the navigation. */
export class DashboardService {
  constructor(
    private readonly jobHunts: JobHuntReader,
    private readonly records: RecordCounter,
    private readonly log: LogService,
  ) {}

  /** A person's search at a glance, in one statement for each room. */
  async find(ownerId: string): Promise<Dashboard> {
    const [byPhase, activeSteps, counts, logEntries] = await Promise.all([
      this.jobHunts.phaseCounts(ownerId),
      this.jobHunts.activeSteps(ownerId),
      this.records.count(ownerId),
      this.log.count(ownerId, {}),
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
