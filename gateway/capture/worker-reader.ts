import { AppError } from "../platform/errors.js";
import { createConcurrencyLimiter } from "../platform/concurrency-limiter.js";
import type { RateLimits } from "../platform/rate-limit.js";
import type { AdvertReader, Reading, ReadingTask } from "./read-advert.js";
import { refuseLongText } from "./text-limit.js";
import { ReadingNotStarted, ReadingOverLimit, ReadingTooLate, type ReadingPool } from "./reading-pool.js";

/** The pool, the counter, and how many readings may wait or run. */
export interface PersonalReaderOptions {
  readonly pool: Pick<ReadingPool, "run">;
  readonly limits: RateLimits;
  /** Readings one user may have waiting or running at a time. */
  readonly perPerson?: number;
  /** Readings the whole process may have waiting or running at a time. */
  readonly total?: number;
}

/**
 * Creates the reader of one user: few readings at a time, and of pasted text few a minute; pages have a rate of their own.
 * Throws RATE_LIMITED beyond, and VALIDATION for a text that is too long for a thread. An advert above the pool's limits is
 * read again as plain text, and throws ADVERT_UNREADABLE when that exceeds them too. Throws SERVER_BUSY when the machine had
 * no time or no thread for a reading, and when everybody together has as many as may wait or run.
 */
export function createPersonalReader(options: PersonalReaderOptions): (personId: string) => AdvertReader {
  const { pool, limits, perPerson = 2, total = 16 } = options;
  const limiter = createConcurrencyLimiter({ perPerson, total });
  return (personId) => ({
    read: (task) =>
      limiter.run(personId, async () => {
        // The second reading, with the model's answer, belongs to the first.
        if (task.content.kind === "text" && task.answer === null) await limits.spend("pastedText", personId);
        refuseLongText(task.content);
        return readWithin(pool, personId, task);
      }),
  });
}

async function readWithin(pool: PersonalReaderOptions["pool"], personId: string, task: ReadingTask): Promise<Reading> {
  const attempts = task.asPlainText ? [task] : [task, { ...task, asPlainText: true }];
  for (const attempt of attempts) {
    try {
      return await pool.run(personId, attempt);
    } catch (error) {
      if (error instanceof ReadingTooLate || error instanceof ReadingNotStarted)
        throw new AppError("SERVER_BUSY", { cause: error });
      if (!(error instanceof ReadingOverLimit)) throw error;
    }
  }
  throw new AppError("ADVERT_UNREADABLE");
}
