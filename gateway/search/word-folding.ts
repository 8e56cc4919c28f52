import { FOLD_VERSION } from "../../schema/fold-letters.js";
import { tableOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { changeInPieces, type Piece } from "../database/in-pieces.js";
import type { Logger } from "../platform/logger.js";
import { RECORD_LIST } from "../registry/records.js";

/** The tables with searched words. */
const TABLES = [
  ...RECORD_LIST.flatMap(({ entity, search }) => (search === undefined ? [] : [tableOf(entity)])),
  "log_entry",
];
/** The indexes of the fold of before, which nobody reads once all words are folded again. */
const OLD_INDEXES = [...TABLES.slice(0, -1).map((table) => `${table}_search`), "job_details_called", "log_entry_words"];

/** The lock of who folds a piece; any number that nothing else uses. */
const LOCK = 7_423_911_047;

/** What is left to do, as it is known when the server starts. */
interface Left {
  readonly hasOldWords: boolean;
  readonly hasOldIndexes: boolean;
}

/**
 * Folds the words of rows again that were stored by an earlier fold, in pieces, while the server answers. Each piece is one
 * transaction and each row says by which fold its words are stored, so it goes on after a crash where it was; what is written
 * meanwhile has the words of this fold at once.
 */
export class WordFolding {
  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
  ) {}

  /** Learns with one statement whether there is anything to fold, before the first reading. */
  async prepare(): Promise<void> {
    await this.readLeft();
  }

  /** Folds everything that is left, one person after the other; ends after the piece that is under way when it is stopped. */
  async run(isStopping = (): boolean => false): Promise<void> {
    const { hasOldWords, hasOldIndexes } = await this.readLeft();
    if (!hasOldWords && !hasOldIndexes) return;
    const people = await this.database.query<{ id: string }>(
      `select id from person where folded_words < $1 order by id`,
      [FOLD_VERSION],
    );
    let rows = 0;
    for (const { id } of people) rows += await this.foldFor(id, isStopping);
    if (isStopping() || (await this.readLeft()).hasOldWords) return;
    for (const index of OLD_INDEXES) await this.database.query(`drop index if exists ${index}`);
    if (rows > 0) this.logger.info({ people: people.length, rows }, "folded the searched words again");
  }

  private async readLeft(): Promise<Left> {
    const [left] = await this.database.query<Left>(
      `select exists (select from person where folded_words < $1) as "hasOldWords",
        to_regclass('log_entry_words') is not null as "hasOldIndexes"`,
      [FOLD_VERSION],
    );
    this.database.hasOldWords = left?.hasOldWords ?? false;
    return left ?? { hasOldWords: false, hasOldIndexes: false };
  }

  private async foldFor(ownerId: string, isStopping: () => boolean): Promise<number> {
    let rows = 0;
    for (const table of TABLES) {
      const fold = (piece: Piece) => this.foldPiece(ownerId, table, piece);
      rows += await changeInPieces(fold, isStopping);
    }
    if (isStopping()) return rows;
    await this.database.query(`update person set folded_words = $2 where id = $1`, [ownerId, FOLD_VERSION]);
    return rows;
  }

  /** Folds the next rows of a person and returns their ids; null while another gateway folds. */
  private foldPiece(ownerId: string, table: string, { after, size }: Piece): Promise<readonly string[] | null> {
    return this.database.transaction(async () => {
      const [turn] = await this.database.query<{ isMine: boolean }>(
        `select pg_try_advisory_xact_lock($1) as "isMine"`,
        [LOCK],
      );
      if (turn?.isMine !== true) return null;
      const found = await this.database.queryOwned<{ id: string }>(
        ownerId,
        `select id from ${table} where owner_id = $1 and id > $2 and folds is null order by id limit $3`,
        [after, size],
      );
      const ids = found.map(({ id }) => id);
      if (ids.length > 0) {
        // The words are worked out by the index, which has only rows of this fold.
        await this.database.query(
          `update ${table} set folds = ${FOLD_VERSION} where owner_id = $1 and id = any($2::uuid[])`,
          [ownerId, ids],
        );
      }
      return ids;
    });
  }
}
