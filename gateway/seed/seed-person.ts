import { createExtractor } from "../capture/extractor.js";
import type { Config } from "../config.js";
import type { Database } from "../database/database.js";
import { openFiles, type FileDeps } from "../document/open-files.js";
import { AppError } from "../platform/errors.js";
import type { Logger } from "../platform/logger.js";
import { CliError } from "../platform/cli-error.js";
import { createServices, type Services } from "../services.js";
import { advertsOf } from "./adverts.js";
import { addBulkRecords } from "./bulk-records.js";
import { createDraft, eraseDraft, eraseLeftDrafts, handOverDraft } from "./draft-person.js";
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
 * Adds the invented search to a person, through the services. It is written to a draft, each act in a transaction of its own,
 * because a server ends a transaction in which the work between two statements takes long; one transaction of statements alone
 * then gives it to the person. `finish` is the first part of that transaction, and must not compute; with null as the person, it
 * makes the draft one. When anything fails, nothing is kept. Throws CliError when the person has a search already.
 */
export async function seedPerson(
  ownerId: string | null,
  options: SeedOptions,
  finish: (draftId: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { config, database, logger, today } = options;
  if (ownerId !== null) await requireEmpty(database, ownerId);
  const clock = new ScenarioClock(today);
  const files = options.files ?? (await openFiles(config, database, clock));
  const services = servicesFor(options, clock, files);
  await eraseLeftDrafts(database, services.fileSweep, today);
  const draftId = await createDraft(database, ownerId, today);
  try {
    await writeDraft(draftId, services, clock, { ...options, files });
    await database.transaction(async () => {
      await finish(draftId);
      if (ownerId === null) return;
      await requireEmpty(database, ownerId);
      await handOverDraft(database, draftId, ownerId);
    });
  } catch (error) {
    await eraseDraft(database, draftId, services.fileSweep).catch((failure: unknown) =>
      logger.warn({ err: failure }, "the draft of a search could not be removed; the server removes it after a day"),
    );
    throw error;
  }
}

function servicesFor({ config, database, logger }: SeedOptions, clock: ScenarioClock, files: FileDeps): Services {
  return createServices({
    database,
    // Nobody is shown a draft while it is written.
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
}

async function writeDraft(
  draftId: string,
  services: Services,
  clock: ScenarioClock,
  { database, today, items = 0, say = () => undefined, files }: SeedOptions & { readonly files: FileDeps },
): Promise<void> {
  const sampleFiles = await uploadSampleFiles(services.files, draftId, files.incoming);
  if (items > 0) await addBulkRecords({ database, services, clock, say }, draftId, items);
  await writeScenario(new ScenarioWriter(services, clock, draftId, sampleFiles), advertsOf(today));
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
