import type { Database } from "../database/database.js";
import type { OwnedRepository } from "../database/owned.repository.js";
import type { LogService } from "../log/log.service.js";
import type { Clock } from "../platform/clock.js";
import type { JobHunt } from "./job-hunt.entity.js";
import type { JobHuntReader } from "./job-hunt.reader.js";
import type { PersonDays } from "./person-days.js";

/** The dependencies of the services that change hunts or parts of them. */
export interface JobHuntDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly days: PersonDays;
  /** The rows of hunts, to lock and to change one. */
  readonly jobHuntRows: OwnedRepository<JobHunt>;
  /** Hunts as they are shown, with their phases and steps. */
  readonly jobHuntReader: JobHuntReader;
  readonly log: LogService;
}
