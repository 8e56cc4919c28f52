import type { Database } from "../database/database.js";
import type { Logger } from "../platform/logger.js";
import { fromJobData } from "./job-data.js";
import { SOURCE_KEY_VERSION, sourceKeyOf } from "./source-key.js";

/** How many records are read at once; one has up to 400,000 characters. */
const BATCH = 50;

const OLD = `select owner_id as "ownerId", id, source_key as "was", data from job_details
  where source_key not like '${SOURCE_KEY_VERSION}%' limit ${BATCH}`;
/** A record that was saved meanwhile has a key of now. */
const REPLACE = `update job_details d set source_key = x.key
  from jsonb_to_recordset($1) as x ("ownerId" uuid, id uuid, was text, key text)
  where d.owner_id = x."ownerId" and d.id = x.id and d.source_key = x.was`;

interface OldKey {
  readonly ownerId: string;
  readonly id: string;
  readonly was: string;
  readonly data: string;
}

/** The keys by which postings are recognized, of all captured adverts. */
export class SourceKeys {
  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
  ) {}

  /**
   * Makes the keys again that have an earlier form, in pieces, so that nobody waits; returns how many there were. Records
   * that an earlier release writes meanwhile are found the next time.
   */
  async makeAgain(): Promise<number> {
    let made = 0;
    for (;;) {
      const rows = await this.database.query<OldKey>(OLD);
      if (rows.length > 0) await this.database.query(REPLACE, [JSON.stringify(rows.map((row) => this.renew(row)))]);
      made += rows.length;
      if (rows.length < BATCH) break;
    }
    if (made > 0) this.logger.info({ adverts: made }, "made the keys of adverts again");
    return made;
  }

  private renew({ data, ...row }: OldKey): Omit<OldKey, "data"> & { readonly key: string | null } {
    return { ...row, key: sourceKeyOf(fromJobData(data, this.logger, row.id).sourceUrl) };
  }
}
