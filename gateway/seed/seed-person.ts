import { createExtractor } from "../capture/extractor.js";
import type { Config } from "../config.js";
import type { Database } from "../database/database.js";
import { openFiles } from "../document/open-files.js";
import { AppError } from "../errors.js";
import type { Logger } from "../logger.js";
import { createServices } from "../services.js";
import { advertsOf } from "./adverts.js";
import { addCrowd } from "./crowd.js";
import { Refused } from "../refused.js";
import { tellStory } from "./story.js";
import { StoryClock } from "./story-clock.js";
import { StoryTeller } from "./story-teller.js";

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
}

/** Gives a person the invented search, through the services. Throws Refused when the person has one already. */
export async function seedPerson(ownerId: string, options: SeedOptions): Promise<void> {
  const { config, database, logger, today, items = 0, say = () => undefined } = options;
  const clock = new StoryClock(today);
  const files = await openFiles(config, database, clock);
  const services = createServices({
    database,
    // Whoever has the product open is told by the product.
    listen: () => Promise.resolve(() => Promise.resolve()),
    clock,
    logger,
    files,
    provider: null,
    addresses: { suggest: () => Promise.resolve([]) },
    // Rules alone: an invented advert is nobody else's business, and no page is fetched.
    capture: {
      extractorFor: () => createExtractor({ clock }),
      asker: { ask: () => Promise.reject(new AppError("MODEL_NOT_CONFIGURED")) },
    },
  });
  // All or nothing: a story that broke off in the middle could neither be continued nor begun again.
  await database.transaction(async () => {
    await requireEmpty(database, ownerId);
    if (items > 0) await addCrowd(services, clock, ownerId, items, say);
    await tellStory(new StoryTeller(services, clock, ownerId, files.incoming), advertsOf(today));
  });
}

/** Refuses a person who has begun, so that seeding twice doubles nothing and no real search is mixed with an invented one. */
async function requireEmpty(database: Database, ownerId: string): Promise<void> {
  const [row] = await database.query<{ entries: number }>(
    `select count(*)::integer as entries from log_entry where owner_id = $1`,
    [ownerId],
  );
  const entries = row?.entries ?? 0;
  if (entries > 0) {
    throw new Refused(
      `This person's log has ${entries} ${entries === 1 ? "entry" : "entries"} already, and an invented search is not mixed into another one. Nothing was changed.`,
    );
  }
}
