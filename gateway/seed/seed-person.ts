import { createExtractor } from "../capture/extractor.js";
import type { Config } from "../config.js";
import type { Database } from "../database/database.js";
import { recountUsage } from "../quota/recount-usage.js";
import { openFiles, type FileBorders } from "../document/open-files.js";
import { AppError } from "../errors.js";
import type { Logger } from "../logger.js";
import { Refused } from "../refused.js";
import { createServices } from "../services.js";
import { advertsOf } from "./adverts.js";
import { addCrowd } from "./crowd.js";
import { tellStory } from "./story.js";
import { StoryClock } from "./story-clock.js";
import { StoryTeller } from "./story-teller.js";
import { uploadPapers } from "./upload-papers.js";

/** What seeding stands on, and how much of it there is to be. */
export interface SeedOptions {
  readonly config: Config;
  readonly database: Database;
  readonly logger: Logger;
  /** The day the story ends. */
  readonly today: Date;
  /** So many more things in each list; 0: the story alone. */
  readonly items?: number;
  readonly say?: (message: string) => void;
  /** Where files are kept, when somebody has opened that already: opening it clears away what is coming in. */
  readonly files?: FileBorders;
}

/**
 * Gives a person the invented search, through the services, in one transaction: a story that broke off in the middle could
 * neither be continued nor begun again. `begin` is the first part of that transaction, for a person who is made by it.
 * Throws Refused when the person has a search already.
 */
export async function seedPerson(
  ownerId: string,
  options: SeedOptions,
  begin: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { config, database, logger, today, items = 0, say = () => undefined } = options;
  await requireEmpty(database, ownerId);
  const clock = new StoryClock(today);
  const files = options.files ?? (await openFiles(config, database, clock));
  const services = createServices({
    database,
    // Whoever has the product open is told by the product.
    listen: () => Promise.resolve(() => Promise.resolve()),
    clock,
    publicUrl: config.publicUrl,
    logger,
    files,
    provider: null,
    addresses: { suggest: () => Promise.resolve([]) },
    // Rules alone: an invented advert is nobody else's business, and no page is fetched.
    capture: {
      extractorFor: () => createExtractor({ clock }),
      hasModel: false,
      asker: { ask: () => Promise.reject(new AppError("MODEL_NOT_CONFIGURED")) },
    },
  });
  const papers = await uploadPapers(services.files, ownerId, files.incoming);
  try {
    await database.transaction(
      async () => {
        await begin();
        await requireEmpty(database, ownerId);
        if (items > 0) await addCrowd(services, clock, ownerId, items, say);
        await tellStory(new StoryTeller(services, clock, ownerId, papers), advertsOf(today));
      },
      // What the person did day by day is undone one by one, not the whole search at once.
      { hasManyActs: true },
    );
  } catch (error) {
    await services.fileSweep.discard(ownerId, Object.values(papers));
    throw error;
  }
  // The files were uploaded before there was a person to count them for.
  await recountUsage(database, ownerId, new Date());
}

/** True when the person has begun; what they did to their account alone is no search. */
export async function hasSearch(database: Database, ownerId: string): Promise<boolean> {
  return (await countEntries(database, ownerId)) > 0;
}

/** Refuses a person who has begun, so that seeding twice doubles nothing and no real search is mixed with an invented one. */
async function requireEmpty(database: Database, ownerId: string): Promise<void> {
  const entries = await countEntries(database, ownerId);
  if (entries > 0) {
    throw new Refused(
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
