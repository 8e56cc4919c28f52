import { promisify } from "node:util";
import { deflate, inflate } from "node:zlib";
import type { Clock } from "../platform/clock.js";
import type { Database } from "../database/database.js";
import type { Logger } from "../platform/logger.js";
import type { ExtractionMemory, KeptTask, KnownExtraction } from "./extraction-memory.js";
import type { KeptExtraction } from "./kept-extraction.entity.js";
import type { ModelFields } from "./types.js";

/** How long a reading is remembered, in hours. */
export const KEPT_HOURS = 24;
/** How many readings of one person are remembered, the newest. */
export const KEPT_MAX = 10;

const HOUR_MS = 60 * 60 * 1000;
const compress = promisify(deflate);
const decompress = promisify(inflate);

/** A task as its JSON has it. */
type TaskJson = Omit<KeptTask, "today"> & { readonly today: string };

/** Remembers for a day what was read of adverts, and what a model answered about them; each person their own. */
export class ExtractionStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Returns the memory of one person. A reading that cannot be kept is logged, and goes on without. */
  of(ownerId: string): ExtractionMemory {
    return {
      keep: (id, task) => this.quietly(() => this.keep(ownerId, id, task)),
      find: (id) => this.find(ownerId, id),
      keepAnswer: (id, answer) => this.quietly(() => this.keepAnswer(ownerId, id, answer)),
    };
  }

  /** Deletes what was kept for longer than a day, of all persons. */
  async purge(): Promise<void> {
    await this.database.query(`delete from extraction where created_at <= $1`, [this.horizon()]);
  }

  private async keep(ownerId: string, id: string, task: KeptTask): Promise<void> {
    const json = JSON.stringify({ ...task, today: task.today.toISOString() } satisfies TaskJson);
    // Both parts see the rows as they were before.
    await this.database.query(
      `with kept as (
         insert into extraction (owner_id, hash, task, created_at) values ($1, $2, $3, $4)
         on conflict (owner_id, hash) do update set created_at = excluded.created_at
       )
       delete from extraction where owner_id = $1 and hash in (
         select hash from extraction where owner_id = $1 and hash <> $2 order by created_at desc, hash offset $5)`,
      [ownerId, id, await compress(json), this.clock.now(), KEPT_MAX - 1],
    );
  }

  private async find(ownerId: string, id: string): Promise<KnownExtraction | null> {
    const [row] = await this.database.queryOwned<Pick<KeptExtraction, "task" | "answer">>(
      ownerId,
      `select task, answer from extraction where owner_id = $1 and hash = $2 and created_at > $3`,
      [id, this.horizon()],
    );
    if (row === undefined) return null;
    // `keep` wrote it.
    const { today, ...task } = JSON.parse((await decompress(row.task)).toString()) as TaskJson;
    return { task: { ...task, today: new Date(today) }, answer: row.answer };
  }

  private async keepAnswer(ownerId: string, id: string, answer: ModelFields): Promise<void> {
    await this.database.query(`update extraction set answer = $3 where owner_id = $1 and hash = $2`, [
      ownerId,
      id,
      JSON.stringify(answer),
    ]);
  }

  private horizon(): Date {
    return new Date(this.clock.now().getTime() - KEPT_HOURS * HOUR_MS);
  }

  private async quietly(keep: () => Promise<void>): Promise<void> {
    try {
      await keep();
    } catch (error) {
      this.logger.warn({ err: error }, "a reading of an advert could not be remembered");
    }
  }
}
