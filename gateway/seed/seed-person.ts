import { createExtractor } from "../capture/extractor.js";
import type { Config } from "../config.js";
import type { Database } from "../database/database.js";
import { recountUsage } from "../quota/recount-usage.js";
import { openFiles, type FileDeps } from "../document/open-files.js";
import { AppError } from "../platform/errors.js";
import type { Logger } from "../platform/logger.js";
import { CliError } from "../platform/cli-error.js";
import { createServices } from "../services.js";
import { advertsOf } from "./adverts.js";
import { addBulkRecords } from "./bulk-records.js";
import { writeScenario } from "./scenario.js";
import { ScenarioClock } from "./scenario-clock.js";
import { ScenarioWriter } from "./scenario-writer.js";
import { uploadSampleFiles } from "./upload-sample-files.js";

/** The dependencies of seeding, and the number of records to add. */
export interface SeedOptions {
  readonly config: Config;
  readonly database: Database;
  readonly logger: Logger;
  /** The last day of the scenario. */
  readonly today: Date;
  /** The number of further records of each list; 0: the scenario alone. */
  readonly items?: number;
  readonly say?: (message: string) => void;
  /** The file services, when they are open already: opening them deletes unfinished uploads. */
  readonly files?: FileDeps;
}

/**
 * Adds the invented search to a person, through the services, in one transaction: an interrupted scenario could neither
 * be continued nor begun again. `begin` is the first part of that transaction, for a person who is made by it. Throws
 * CliError when the person has a search already.
 */
export async function seedPerson(
  ownerId: string,
  options: SeedOptions,
  begin: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { config, database, logger, today, items = 0, say = () => undefined } = options;
  await requireEmpty(database, ownerId);
  const clock = new ScenarioClock(today);
  const files = options.files ?? (await openFiles(config, database, clock));
  const services = createServices({
    database,
    // The product itself sends the live updates to open clients.
    listen: () => Promise.resolve(() => Promise.resolve()),
    clock,
    publicUrl: config.publicUrl,
    logger,
    files,
    provider: null,
    addresses: { suggest: () => Promise.resolve([]) },
    // Rules alone: no invented advert is sent to a model, and no page is fetched.
    capture: {
      extractorFor: () => createExtractor({ clock }),
      hasModel: false,
      asker: { ask: () => Promise.reject(new AppError("MODEL_NOT_CONFIGURED")) },
    },
  });
  const sampleFiles = await uploadSampleFiles(services.files, ownerId, files.incoming);
  try {
    await database.transaction(
      async () => {
        await begin();
        await requireEmpty(database, ownerId);
        if (items > 0) await addBulkRecords(services, clock, ownerId, items, say);
        await writeScenario(new ScenarioWriter(services, clock, ownerId, sampleFiles), advertsOf(today));
      },
      // The acts of each day are undone one by one, not the whole search at once.
      { hasManyActs: true },
    );
  } catch (error) {
    await services.fileSweep.discard(ownerId, Object.values(sampleFiles));
    throw error;
  }
  // The files were uploaded before their person existed, so they are counted now.
  await recountUsage(database, ownerId, new Date());
}

/** Returns true when the person has begun a search; changes of their account alone are none. */
export async function hasSearch(database: Database, ownerId: string): Promise<boolean> {
  return (await countEntries(database, ownerId)) > 0;
}

/**
 * Throws CliError for a person who has begun, so that seeding twice doubles nothing and no real search is mixed with an
 * invented one.
 */
async function requireEmpty(database: Database, ownerId: string): Promise<void> {
  const entries = await countEntries(database, ownerId);
  if (entries > 0) {
    throw new CliError(
      `This person's log has ${entries} ${entries === 1 ? "entry" : "entries"} already, and an invented search is not mixed into another one. Nothing was changed.`,
    );
  }
}

async function countEntries(database: Database, ownerId: string): Promise<number> {
  const [row] = await database.query<{ entries: number }>(
    `select count(*)::integer as entries from log_entry
     where owner_id = $1 and action not like 'password.%' and action not like 'session.%'`,
    [ownerId],
  );
  return row?.entries ?? 0;
}
